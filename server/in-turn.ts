/** Lets one piece of work begin when the one before it has ended, however it ended. */
export function inTurn(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    // The caller gets the error; the next task runs all the same.
    last = turn.catch(() => undefined);
    return turn;
  };
}
