import { parentPort } from 'node:worker_threads';
import { createDemo, type PictureSpec } from './demo.ts';

/** A picture to draw; the result (or error) has the same `id`. */
export interface PaintRequest {
  id: number;
  spec: PictureSpec;
}
export type PaintReply = { id: number; bytes: Uint8Array } | { id: number; problem: string };

const { renderPicture } = createDemo({ assets: 0, now: new Date() });

parentPort!.on('message', async ({ id, spec }: PaintRequest) => {
  try {
    const { data } = await renderPicture(spec);
    parentPort!.postMessage({ id, bytes: data } satisfies PaintReply);
  } catch (error) {
    parentPort!.postMessage({ id, problem: String(error) } satisfies PaintReply);
  }
});
