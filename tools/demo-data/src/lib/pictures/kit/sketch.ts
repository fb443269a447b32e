import type { Random } from '../../random.ts';
import type { Drawing } from './drawing.ts';
import type { Light } from './light.ts';
import type { Stage } from './stage.ts';
import { length, subtract, type Vec3 } from './vector.ts';

/** Input of a scene: an empty canvas, an hour, a random source and its number among pictures of its kind. */
export type Sketch = {
  readonly drawing: Drawing;
  readonly light: Light;
  readonly random: Random;
  readonly variant: number;
};

export type Scene = (sketch: Sketch) => void;

export type Pose = {
  eye: Vec3;
  /** The point that the camera looks at, in the middle of the picture's width. */
  target: Vec3;
  /** Width of the picture at the target, in metres. */
  span: number;
  /** Vertical position of eye height, as a share of the picture's height from its top. */
  horizon: number;
};

/** A camera that frames the target at any distance. */
export const pose = ({ drawing, light, random }: Sketch, { eye, target, span, horizon }: Pose): Stage => {
  const [dx, dy] = subtract(target, eye);
  return {
    drawing,
    light,
    random,
    camera: {
      eye,
      yawDeg: (Math.atan2(dx, dy) * 180) / Math.PI,
      focal: (drawing.width * length([dx, dy, 0])) / span,
      horizon: drawing.height * horizon,
      centre: drawing.width / 2,
    },
  };
};
