import { setTimeout as pause } from 'node:timers/promises';

/** Sends one request, or the requests of one step; rejects if one of them fails. */
export type Send = (round: number) => Promise<void>;

export interface Failed {
  kind: string;
  message: string;
  /** By `performance.now()`. */
  startedAt: number;
  endedAt: number;
}

/** Pause between two requests of a client. It leaves processor time for programs that start. */
const betweenMs = 300;

/** One client for each kind of request. Like a browser, it retries a failed request once. */
export const startSteadyLoad = (kinds: Record<string, Send>) => {
  let isOver = false;
  const failed: Failed[] = [];
  const failedTwice: Failed[] = [];

  const attempt = async (kind: string, round: number, send: Send): Promise<Failed | null> => {
    const startedAt = performance.now();
    return send(round).then(
      () => null,
      (error: Error) => ({ kind, message: error.message.split('\n')[0]!, startedAt, endedAt: performance.now() }),
    );
  };

  const repeat = async ([kind, send]: [string, Send]) => {
    let [succeeded, longestGapMs, longestMs, round] = [0, 0, 0, 0];
    let lastAt = performance.now();
    for (; !isOver; round += 1) {
      const startedAt = performance.now();
      const first = await attempt(kind, round, send);
      const second = first && (await attempt(kind, round, send));
      if (first) failed.push(first);
      if (second) failedTwice.push(second);
      else {
        succeeded += 1;
        const now = performance.now();
        longestGapMs = Math.max(longestGapMs, now - lastAt);
        longestMs = Math.max(longestMs, now - startedAt);
        lastAt = now;
      }
      await pause(betweenMs);
    }
    return { kind, sent: round, succeeded, longestMs, longestGapMs };
  };
  const repeated = Promise.all(Object.entries(kinds).map(repeat));

  return {
    /** Resolves when the last requests are answered, with a row for each kind. Prints the rows. */
    async stop() {
      isOver = true;
      const rows = await repeated;
      const count = (list: readonly Failed[], kind: string) => list.filter((one) => one.kind === kind).length;
      console.table(
        rows.map(({ longestMs, longestGapMs, ...row }) => ({
          ...row,
          failed: count(failed, row.kind),
          'failed twice': count(failedTwice, row.kind),
          'longest, with a repetition, s': (longestMs / 1000).toFixed(1),
          'longest gap, s': (longestGapMs / 1000).toFixed(1),
        })),
      );
      return { rows, failed, failedTwice };
    },
  };
};
