// The board's address: to copy, to paste, and as the page's own where the page shows nothing else.

import { fromAddress } from "./play_address.js";
import { fromShortId } from "./play_short.js";

const WAIT_MILLISECONDS = 300; // a browser lets a page change its address a few times a second

const puzzleFrom = (text) => {
  const at = text.indexOf("#");
  return at >= 0 ? fromAddress(text.slice(at)) : fromShortId(text);
};

export function shareActions(play) {
  const isFollowed = play.model.get("_follows_location");
  let timer = null;
  let own = null;

  function go(text) {
    play.attempt(() => {
      const puzzle = puzzleFrom(text.trim());
      if (play.become(() => puzzle)) play.say("This is the board of that address.");
    });
  }

  return {
    go,
    async copy(field) {
      const before = isFollowed ? location.href.replace(/#.*$/, "") : "";
      const text = before + play.session.address;
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        field.select();
        document.execCommand("copy");
      }
      play.say("The address is copied.");
    },
    keepLocation(address) {
      if (!isFollowed || own === address) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        own = address;
        history.replaceState(history.state, "", address);
      }, WAIT_MILLISECONDS);
    },
    followLocation() {
      if (!isFollowed) return () => {};
      const heard = () => {
        if (location.hash.startsWith("#v=") && location.hash !== play.session.address) go(location.hash);
      };
      addEventListener("hashchange", heard);
      heard();
      return () => {
        clearTimeout(timer);
        removeEventListener("hashchange", heard);
      };
    },
  };
}
