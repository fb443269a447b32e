import sharp from 'sharp';
import { answerTasks } from '../workers/idle-worker.ts';
import { createDemo, type PictureSpec } from './demo.ts';

// Each thread that loads sharp turns its cache on again, for the whole process. No drawing is repeated.
sharp.cache(false);

const { renderPicture } = createDemo({ assets: 0, now: new Date() });

answerTasks(async (spec: PictureSpec): Promise<Uint8Array> => (await renderPicture(spec)).data);
