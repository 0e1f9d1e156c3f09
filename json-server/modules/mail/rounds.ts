/** One round after the other; whoever asks during one gets the next, which sees what was written meanwhile. */
export function createRounds(round: () => Promise<number>) {
  let isStopped = false;
  let last: Promise<number> = Promise.resolve(0);
  let next: Promise<number> | undefined;
  const run = (): Promise<number> => {
    if (next) return next;
    const begun = last
      .catch(() => 0)
      .then(() => {
        next = undefined;
        return isStopped ? 0 : round();
      });
    last = begun;
    next = begun;
    return begun;
  };
  return {
    run,
    isStopped: () => isStopped,
    /** Resolves once the round that runs is over; no other begins. */
    stop: async (): Promise<void> => {
      isStopped = true;
      await last.catch(() => 0);
    },
  };
}
