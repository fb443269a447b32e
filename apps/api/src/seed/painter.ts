import { createIdleWorker } from '../workers/idle-worker.ts';
import type { PictureSpec } from './demo.ts';

/** Draws pictures as JPEG in a worker thread: each takes tens of milliseconds before sharp's part. */
export const createPainter = () => {
  const worker = createIdleWorker<PictureSpec, Uint8Array>(new URL('./paint.worker.ts', import.meta.url), {
    idleMs: 10_000,
    // Four times what it uses. Without a limit V8 keeps more garbage: each drawing is one long text.
    resourceLimits: { maxOldGenerationSizeMb: 96 },
  });
  return {
    paint: async (spec: PictureSpec): Promise<Buffer> => Buffer.from(await worker.run(spec)),
    close: worker.close,
  };
};
