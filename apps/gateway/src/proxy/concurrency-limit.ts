/** The queue is full, or no slot became free in time. */
export class NoSlot extends Error {
  override readonly name = 'NoSlot';
}

export interface ConcurrencyLimit {
  /** Waits for a slot; resolves to the function that releases it. Throws {@link NoSlot}, or the signal's reason. */
  acquire(signal?: AbortSignal): Promise<() => void>;
}

/**
 * Allows `slots` operations at a time. Others queue in order, at most `maxQueued` of them, each for at most
 * `queueTimeoutMs`.
 */
export const createConcurrencyLimit = ({
  slots,
  maxQueued,
  queueTimeoutMs,
}: {
  slots: number;
  maxQueued: number;
  queueTimeoutMs: number;
}): ConcurrencyLimit => {
  let used = 0;
  const queue = new Set<() => void>();

  // The slot passes to the next in the queue without becoming free in between.
  const release = () => {
    const [next] = queue;
    if (next) next();
    else used -= 1;
  };

  const waitForSlot = (signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const leaveQueue = () => {
        queue.delete(onSlot);
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      };
      const onSlot = () => {
        leaveQueue();
        resolve();
      };
      const onAbort = () => {
        leaveQueue();
        reject(signal?.reason as Error);
      };
      const timer = setTimeout(() => {
        leaveQueue();
        reject(new NoSlot(`waited ${queueTimeoutMs} ms`));
      }, queueTimeoutMs);
      signal?.addEventListener('abort', onAbort);
      queue.add(onSlot);
    });

  return {
    async acquire(signal) {
      signal?.throwIfAborted();
      if (used < slots) used += 1;
      else if (queue.size < maxQueued) await waitForSlot(signal);
      else throw new NoSlot(`${maxQueued} requests are queued`);
      return release;
    },
  };
};
