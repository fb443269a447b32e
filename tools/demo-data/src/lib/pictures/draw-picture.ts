import { createRandom } from '../random.ts';
import { createDrawing } from './kit/drawing.ts';
import { createLight } from './kit/light.ts';
import { scenes } from './scenes.ts';
import type { PictureSpec } from './spec.ts';

/** The picture as an SVG document in full size. Equal specs give equal text. */
export const drawPicture = ({ scene, variant, time, mirrored, width, height }: PictureSpec): string => {
  const drawing = createDrawing(width, height);
  const random = createRandom('picture', scene, variant);
  const light = createLight(time, random.pick([-1, 1]));
  scenes[scene]({ drawing, light, random, variant });
  return drawing.toSvg(mirrored);
};
