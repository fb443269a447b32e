import { Worker } from 'node:worker_threads';
import type { PictureSpec } from './demo.ts';
import type { PaintReply, PaintRequest } from './paint.worker.ts';

export interface Painter {
  /** The picture as JPEG. */
  paint(spec: PictureSpec): Promise<Buffer>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(bytes: Buffer): void;
  reject(error: Error): void;
}

/** An idle worker is stopped after this time, because it occupies 0.1 GB of memory. */
const idleMs = 10_000;

/** Draws in a worker thread, started with the first picture: each takes tens of milliseconds before sharp's part. */
export const createPainter = (): Painter => {
  let worker: Worker | null = null;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();
  let idle: NodeJS.Timeout | undefined;

  const settle = (reply: PaintReply) => {
    const entry = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('bytes' in reply) entry?.resolve(Buffer.from(reply.bytes));
    else entry?.reject(new Error(reply.problem));
    if (waiting.size === 0) idle = setTimeout(() => void stop(new Error('idle')), idleMs).unref();
  };
  const stop = async (reason: Error) => {
    clearTimeout(idle);
    const stopped = worker;
    worker = null;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
    await stopped?.terminate();
  };
  const start = (): Worker => {
    const started = new Worker(new URL('./paint.worker.ts', import.meta.url));
    started.on('message', settle);
    started.on('error', (error) => void stop(error as Error));
    started.unref();
    return started;
  };

  return {
    paint: (spec) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle);
        const id = ++lastId;
        waiting.set(id, { resolve, reject });
        worker ??= start();
        worker.postMessage({ id, spec } satisfies PaintRequest);
      }),
    close: () => stop(new Error('closed')),
  };
};
