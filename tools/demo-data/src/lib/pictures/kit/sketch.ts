import type { Random } from '../../random.ts';
import type { Drawing } from './drawing.ts';
import type { Light } from './light.ts';
import type { Stage } from './stage.ts';
import { length, subtract, type Vec3 } from './vector.ts';

/** What a scene is given: an empty sheet, an hour, its own chance and its number among pictures of its kind. */
export type Sketch = {
  readonly drawing: Drawing;
  readonly light: Light;
  readonly random: Random;
  readonly variant: number;
};

export type Scene = (sketch: Sketch) => void;

export type Pose = {
  eye: Vec3;
  /** Looked at; ends up in the middle of the picture's width. */
  target: Vec3;
  /** Metres that the picture's width spans at the target. */
  span: number;
  /** Where eye height lies, as a share of the picture's height from its top. */
  horizon: number;
};

/** A camera for the sketch, so that the target fills the frame whatever its distance. */
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
