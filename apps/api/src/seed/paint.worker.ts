import { answerTasks } from '../workers/idle-worker.ts';
import { createDemo, type PictureSpec } from './demo.ts';

const { renderPicture } = createDemo({ assets: 0, now: new Date() });

answerTasks(async (spec: PictureSpec): Promise<Uint8Array> => (await renderPicture(spec)).data);
