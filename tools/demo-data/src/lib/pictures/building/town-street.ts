import { pose, type Sketch } from '../kit/sketch.ts';
import type { Stage } from '../kit/stage.ts';
import { drawSky } from '../nature/sky.ts';
import { drawBackdrop, drawLawn, drawRoad, ground } from './ground.ts';
import { drawSkyline } from './skyline.ts';
import { drawTown } from './town.ts';

/** A camera across the street from a building `height` metres tall; `far` increases the distance. */
export const viewStreet = (sketch: Sketch, height: number, far = 1): Stage => {
  const { random } = sketch;
  return pose(sketch, {
    eye: [random.between(-14, -9) * far, random.between(-24, -20) * far, random.between(1.9, 4.4) * far],
    target: [random.between(-0.5, 1), 0, 0],
    span: 13 + height * 1.15,
    horizon: random.between(0.7, 0.76),
  });
};

/** A street in a town with its pavement from `front` metres on, and the city behind. */
export const drawTownStreet = (stage: Stage, front: number): void => {
  const { camera } = stage;
  drawSky(stage, camera.horizon);
  drawSkyline(stage, { base: camera.horizon + 3, height: 150, layers: 2 });
  drawBackdrop(stage, [40, 70]);
  drawLawn(stage, '#b9b2a2');
  drawTown(stage, 26);
  ground(stage, [-120, front], [120, 12], '#cfc7b8');
  drawRoad(stage, front - 1.6, 8);
};
