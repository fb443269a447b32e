/** No place became free in time, or too many wait for one already. */
export class NoPlace extends Error {
  override readonly name = 'NoPlace';
}

export interface Places {
  /** Waits for a place; resolves to what gives it back. Throws {@link NoPlace}, or the signal's reason. */
  take(signal?: AbortSignal): Promise<() => void>;
}

/** Places for `count` at once. Others wait in order, at most `maxWaiting` of them, each at most `waitMs`. */
export const createPlaces = ({
  count,
  maxWaiting,
  waitMs,
}: {
  count: number;
  maxWaiting: number;
  waitMs: number;
}): Places => {
  let taken = 0;
  const waiting = new Set<() => void>();

  // The place goes to the next in line without becoming free in between.
  const giveBack = () => {
    const [next] = waiting;
    if (next) next();
    else taken -= 1;
  };

  const turn = (signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting.delete(onTurn);
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      };
      const onTurn = () => {
        leave();
        resolve();
      };
      const onAbort = () => {
        leave();
        reject(signal?.reason as Error);
      };
      const timer = setTimeout(() => {
        leave();
        reject(new NoPlace(`waited ${waitMs} ms`));
      }, waitMs);
      signal?.addEventListener('abort', onAbort);
      waiting.add(onTurn);
    });

  return {
    async take(signal) {
      signal?.throwIfAborted();
      if (taken < count) taken += 1;
      else if (waiting.size < maxWaiting) await turn(signal);
      else throw new NoPlace(`${maxWaiting} wait already`);
      return giveBack;
    },
  };
};
