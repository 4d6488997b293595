// Which lines are judged as they should be. Python's `LinesToJudge` tells the same.

export const agreeing = (answers, held) =>
  answers.flatMap((said, i) => (said === held[i].answer ? [i] : []));
