import type { WorkChallenge } from '@yoodee/api-contract/sign-in-work';
import { solveWork } from '@yoodee/api-contract/solve-work';

/** Answers a challenge outside the main thread. Responds with the answers, or null without Web Crypto. */
self.onmessage = async ({ data }: MessageEvent<WorkChallenge>) => {
  self.postMessage(await solveWork(data).catch(() => null));
};
