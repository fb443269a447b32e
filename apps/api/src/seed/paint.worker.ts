import { parentPort } from 'node:worker_threads';
import { renderPicture, type PictureSpec } from '@yoodee/demo-data';

/** What to draw, and the drawing (or why there is none), matched by `id`. */
export interface PaintRequest {
  id: number;
  spec: PictureSpec;
}
export type PaintReply = { id: number; bytes: Uint8Array } | { id: number; problem: string };

parentPort!.on('message', async ({ id, spec }: PaintRequest) => {
  try {
    const { data } = await renderPicture(spec);
    parentPort!.postMessage({ id, bytes: data } satisfies PaintReply);
  } catch (error) {
    parentPort!.postMessage({ id, problem: String(error) } satisfies PaintReply);
  }
});
