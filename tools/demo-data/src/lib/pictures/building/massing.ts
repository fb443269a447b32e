import { mix } from '../kit/colour.ts';
import { drawWindow } from '../kit/panel.ts';
import { box, type Box, type Stage } from '../kit/stage.ts';
import { plantPalm, plantTree } from '../nature/planting.ts';
import { drawGlow } from './ground.ts';
import { drawTower, type TowerPaint } from './tower.ts';
import { drawWalls } from './wall.ts';

/** The arrangement of a tower's volumes; `height` in metres. Drawn before its podium. */
export type Massing = (stage: Stage, height: number, paint: TowerPaint) => void;

/** A broad slab with a projecting glazed lift core. */
const slab: Massing = (stage, height, paint) => {
  const body: Box = { at: [-23, 0, 0], size: [46, 19, height] };
  drawCrown(stage, body, paint.wall);
  drawTower(stage, body, paint);
  drawTower(
    stage,
    { at: [-5, -2.6, 0], size: [9, 4, height + 3] },
    { ...paint, style: 'glass', wall: mix(paint.wall, paint.accent, 0.5) },
  );
};

const twins: Massing = (stage, height, paint) => {
  const back: Box = { at: [6, 20, 0], size: [26, 20, height * 0.84] };
  const front: Box = { at: [-27, 0, 0], size: [26, 19, height] };
  for (const body of [back, front]) {
    drawCrown(stage, body, paint.wall);
    drawTower(stage, body, paint);
  }
};

/** Three joined towers that step down from a glass one. */
const stepped: Massing = (stage, height, paint) => {
  const steps: readonly [number, number, number][] = [
    [10, 16, 0.7],
    [-6, 16, 1],
    [-24, 18, 0.85],
  ];
  for (const [x, width, share] of steps) {
    const body: Box = { at: [x, share === 1 ? -1.5 : 1, 0], size: [width, 19, height * share] };
    if (share === 1) drawCrown(stage, body, paint.wall);
    else drawRoofGarden(stage, body);
    drawTower(stage, body, { ...paint, style: share === 1 ? 'glass' : paint.style });
  }
};

/** Two wings in an L; the lower one has a roof garden. */
const wings: Massing = (stage, height, paint) => {
  const core: Box = { at: [-2, 4, 0], size: [24, 18, height] };
  const wing: Box = { at: [-26, 0, 0], size: [24, 18, height * 0.78] };
  drawCrown(stage, core, paint.wall);
  drawTower(stage, core, { ...paint, wall: mix(paint.wall, paint.accent, 0.3) });
  drawRoofGarden(stage, wing);
  drawTower(stage, wing, paint);
};

/** All massings; towers use them in turn. */
export const massings: readonly Massing[] = [slab, twins, stepped, wings];

/** Plant rooms and a frame on the roof. Drawn before the body, which covers their lower parts. */
function drawCrown(stage: Stage, { at: [x, y, z], size: [width, depth, height] }: Box, wall: string): void {
  const top = z + height;
  const frame = mix(wall, '#ffffff', 0.5);
  box(
    stage,
    { at: [x + width * 0.22, y + depth * 0.3, top], size: [width * 0.42, depth * 0.5, 4.6] },
    mix(wall, '#b9b2a6', 0.3),
  );
  for (const share of [0, 0.25, 0.5, 0.75, 0.985])
    box(stage, { at: [x + width * share, y, top], size: [0.5, 0.5, 3.4] }, frame);
  box(stage, { at: [x, y, top + 3.2], size: [width, 0.5, 0.5] }, frame);
  box(stage, { at: [x, y, top + 3.2], size: [0.5, depth, 0.5] }, frame);
}

function drawRoofGarden(stage: Stage, { at: [x, y, z], size: [width, , height] }: Box): void {
  const { random } = stage;
  for (let u = 1.5; u < width - 1; u += random.between(2, 3.6)) {
    if (random.chance(0.4)) plantPalm(stage, [x + u, y + 1.4, z + height], 420, { crown: 180 });
    else plantTree(stage, [x + u, y + 1.4, z + height], random.between(240, 380));
  }
}

/** Parking and shops under the tower, with planting on its roof. */
export const drawPodium = (stage: Stage, { wall, accent }: TowerPaint): void => {
  const { random } = stage;
  const body: Box = { at: [-32, -7, 0], size: [66, 11, 10.5] };
  for (const panel of drawWalls(stage, body, mix(wall, '#ffffff', 0.15))) {
    for (let v = 4.2; v < 9.6; v += 1.1) panel.rect(0.6, v, panel.width - 1.2, 0.45, mix(wall, accent, 0.35));
    for (let u = 1; u < panel.width - 3; u += 4)
      drawWindow(stage, panel, [u, 0.3, 3.2, 3], {
        frame: '#3b3836',
        bars: 1,
        isLit: random.chance(0.7),
        curtains: false,
      });
  }
  for (let x = -31; x < 33; x += random.between(2.6, 5)) plantTree(stage, [x, -5.6, 10.5], random.between(260, 460));
  drawGlow(stage, [0, -8, 4], 34, 0.7);
};
