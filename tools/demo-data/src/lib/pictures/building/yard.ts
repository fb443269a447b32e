import { darken, mix } from '../kit/colour.ts';
import type { Panel } from '../kit/panel.ts';
import { pose, type Sketch } from '../kit/sketch.ts';
import type { Stage } from '../kit/stage.ts';
import { drawSky } from '../nature/sky.ts';
import { drawHedge } from './fence.ts';
import { drawBackdrop, drawLawn, drawRoad, ground } from './ground.ts';
import { drawBackTrees } from './plot.ts';

/** Colours of industrial metal sheet, and of its edges. */
export const sheetColours = ['#dfe2e0', '#c9d2d4', '#d8d3c6', '#b9c7c4', '#e6e0d2'] as const;

export const trims = ['#2f6d7c', '#a65c42', '#3f6b62', '#5b6672', '#c08a3a'] as const;

/** An industrial yard under an open sky: concrete, hedges and the lane in front. */
export const drawYard = (stage: Stage): void => {
  const { camera } = stage;
  drawSky(stage, camera.horizon);
  drawBackdrop(stage, [60, 95]);
  drawLawn(stage);
  drawBackTrees(stage, -60, 70, 34);
  ground(stage, [-38, -20], [46, 30], '#cdc6b9');
  for (let x = -38; x < 46; x += 6) ground(stage, [x, -20], [x + 0.08, 30], '#b3ab9c');
  drawHedge(stage, -44, -12, -20.5, { width: 190, height: 110, green: 'mango' });
  drawHedge(stage, 16, 46, -20.5, { width: 190, height: 110, green: 'mango' });
  drawRoad(stage, -23, 8);
};

/** A camera at a yard's corner, sometimes at a low height. */
export const viewYard = (sketch: Sketch): Stage => {
  const { random } = sketch;
  return pose(sketch, {
    eye: [random.between(-34, -22), random.between(-44, -38), random.between(3.6, 12)],
    target: [random.between(-2, 3), 0, 0],
    span: random.between(42, 47),
    horizon: random.between(0.46, 0.54),
  });
};

/** Profiled metal sheet: fine upright lines over a wall. */
export function drawSheeting(panel: Panel, colour: string): void {
  for (let u = 0.4; u < panel.width; u += 0.8) panel.rect(u, 0, 0.12, panel.height, darken(colour, 0.1));
}

/** A roller door `width` by `height` metres, u from the panel's left. */
export function drawShutter(panel: Panel, u: number, width: number, height: number, colour: string): void {
  panel.rect(u - 0.2, 0, width + 0.4, height + 0.3, darken(colour, 0.35));
  panel.rect(u, 0, width, height, mix(colour, '#ffffff', 0.35));
  for (let v = 0.3; v < height; v += 0.36) panel.rect(u, v, width, 0.09, darken(colour, 0.12));
}
