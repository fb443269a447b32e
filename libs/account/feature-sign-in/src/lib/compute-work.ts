import type { WorkChallenge } from '@yoodee/api-contract/sign-in-work';

/** The answers to a challenge, computed in a worker; null when this browser cannot compute or the script did not load. */
export const computeWork = (work: WorkChallenge): Promise<number[] | null> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./work.worker.ts', import.meta.url), { type: 'module' });
    const finish = (answers: number[] | null) => {
      worker.terminate();
      resolve(answers);
    };
    worker.onmessage = ({ data }: MessageEvent<number[] | null>) => finish(data);
    worker.onerror = () => finish(null);
    worker.postMessage(work);
  });
