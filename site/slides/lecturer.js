// What a lecturer reads while the class sees the slide: a window of its own, which needs no server.

globalThis.LecturerNotes = (() => {
  const S_KEY = 83;
  const FORTH = ["ArrowRight", "ArrowDown", "PageDown", " "];
  const BACK = ["ArrowLeft", "ArrowUp", "PageUp"];
  const FOR_THEM = /lecturer/i; // what of the folded texts they need first
  const STYLE = `
    html, body { height: auto; overflow: auto; }
    body { max-width: 46em; margin: 0 auto; padding: 0 1.2em 3em; }
    body { font: 20px/1.5 "Book", system-ui, sans-serif; }
    header { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 0.3em 1.2em; align-items: center;
      padding: 0.6em 0; background: var(--paper); border-bottom: 1px solid var(--soft); }
    header button { font: inherit; padding: 0 0.6em; }
    footer { margin-top: 1.5em; padding-top: 0.6em; border-top: 1px solid var(--soft); color: var(--soft); }
    :is(h1, h2, h3, h4) { margin: 1em 0 0.4em; font-size: 1.15em; font-weight: 700; line-height: 1.25; }
    :is(p, ul, ol, table, pre, details) { margin: 0 0 0.6em; }
    :is(ul, ol) { padding-left: 1.4em; }
    :is(strong, b, th) { font-weight: 700; }
    :is(em, i) { font-style: italic; }
    details { padding-left: 0.8em; border-left: 3px solid var(--accent); }
    img, svg { max-width: 100%; }
  `;

  const notesOf = (slide) => slide.querySelector(".notes");
  const headingOf = (slide) => slide.querySelector("h2").textContent;
  const minutesOf = (slide) => Number(notesOf(slide).dataset.minutes ?? 0);
  const twoDigits = (number) => String(Math.floor(number)).padStart(2, "0");
  const clock = (seconds) => `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`;

  class Lecturer {
    constructor(deck, page) {
      Object.assign(this, { deck, page, begun: Date.now() });
      const make = (tag, values = {}) => Object.assign(page.document.createElement(tag), values);
      const press = (textContent, title, onclick) =>
        make("button", { type: "button", textContent, title, onclick });
      this.place = make("strong");
      this.time = make("span");
      this.time.setAttribute("role", "timer");
      this.notes = make("main");
      this.next = make("footer");
      const buttons = [
        press("←", "previous slide", () => deck.prev()),
        press("→", "next slide", () => deck.next()),
        press("Clock to 0:00", "", () => this.restart()),
      ];
      const header = make("header");
      header.append(this.place, this.time, ...buttons);
      page.document.title = `Notes: ${document.title}`;
      page.document.documentElement.lang = document.documentElement.lang;
      const styles = [...document.querySelectorAll("link[rel=stylesheet], style")]
        .map((one) => this.copy(one));
      page.document.head.replaceChildren(...styles, make("style", { textContent: STYLE }));
      page.document.body.replaceChildren(header, this.notes, this.next);
      page.document.onkeydown = (event) => this.hearKey(event);
      this.show();
      this.ticking = setInterval(() => this.tick(), 500);
    }

    copy(element) {
      const copied = this.page.document.importNode(element, true);
      if (element.href) copied.href = element.href; // whole: the new window has no address
      return copied;
    }

    show() {
      const slide = this.deck.getCurrentSlide();
      const slides = this.deck.getSlides();
      const at = slides.indexOf(slide);
      this.place.textContent = `Slide ${at + 1} of ${slides.length}: ${headingOf(slide)}`;
      this.planned = slides.slice(0, at + 1).reduce((sum, one) => sum + minutesOf(one), 0);
      this.notes.replaceChildren(...[...notesOf(slide).childNodes].map((node) => this.copy(node)));
      for (const fold of this.notes.querySelectorAll("details")) {
        fold.open = FOR_THEM.test(fold.querySelector("summary")?.textContent);
      }
      const next = slides[at + 1];
      this.next.textContent = next ? `Next: ${headingOf(next)}` : "This is the last slide.";
      this.page.scrollTo(0, 0);
      this.tick();
    }

    tick() {
      if (this.page.closed) return clearInterval(this.ticking);
      const planned = this.planned ? ` of ${clock(60 * this.planned)} to the end of this slide` : "";
      this.time.textContent = clock((Date.now() - this.begun) / 1000) + planned;
    }

    restart() {
      this.begun = Date.now();
      this.tick();
    }

    hearKey(event) {
      const isPressing = event.key === " " && event.target.closest("button");
      if (isPressing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (FORTH.includes(event.key)) this.deck.next();
      else if (BACK.includes(event.key)) this.deck.prev();
      else return;
      event.preventDefault();
    }
  }

  function init(deck) {
    let lecturer = null;
    deck.on("slidechanged", () => lecturer && !lecturer.page.closed && lecturer.show());
    deck.addKeyBinding({ keyCode: S_KEY, key: "S", description: "Open the notes in a window" }, () => {
      const page = window.open("", "lecturer", "width=900,height=700");
      if (!page) return alert("The notes need a window. Allow pop-ups here, then press S again.");
      clearInterval(lecturer?.ticking);
      lecturer = new Lecturer(deck, page);
      page.focus();
    });
  }

  return { id: "notes", init };
})();
