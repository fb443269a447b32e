import { mix } from '../kit/colour.ts';
import { depthOf, project, projectFace, scaleAt } from '../kit/camera.ts';
import { sidesInView } from '../kit/panel.ts';
import { box, colourOn, type Box, type Stage } from '../kit/stage.ts';
import { closed, path } from '../kit/svg.ts';
import type { Vec3 } from '../kit/vector.ts';
import { plantTree } from '../nature/planting.ts';
import { farness } from './roof.ts';
import { walls } from './wall.ts';

/** Ordinary buildings of a Thai town as background, from `y` metres on, far ones first. */
export const drawTown = (stage: Stage, y: number, reach = 90): void => {
  const { random } = stage;
  const blocks: Box[] = [];
  for (let row = 0; row < 3; row += 1) {
    for (let x = -reach; x < reach * 1.4;) {
      const width = random.between(9, 22);
      blocks.push({
        at: [x, y + row * 24 + random.between(0, 6), 0],
        size: [width, random.between(9, 14), random.pick([6, 7, 9, 10, 13, 16])],
      });
      x += width + random.between(1, 9);
    }
  }
  blocks.sort((a, b) => farness(stage, b.at, b.size) - farness(stage, a.at, a.size));
  for (const block of blocks.filter(({ at, size }) => isInFrame(stage, at, size[0]))) {
    drawBlock(stage, block);
    if (random.chance(0.45)) {
      plantTree(stage, [block.at[0] + random.between(-3, block.size[0]), block.at[1] - 3, 0], random.between(500, 900));
    }
  }
};

/** Blocks outside the picture are not drawn, to save time. */
const isInFrame = ({ camera, drawing }: Stage, at: Vec3, width: number): boolean => {
  const reach = width * scaleAt(camera, at) * 1.5;
  const [x] = project(camera, at);
  return depthOf(camera, at) > 0 && x > -reach && x < drawing.width + reach;
};

const drawBlock = (stage: Stage, body: Box): void => {
  const { random, drawing, camera, light } = stage;
  const wall = mix(random.pick(walls), random.pick(['#b8a899', '#aab3b4', '#c4a68e']), random.between(0.1, 0.4));
  box(stage, body, wall, { top: '#b6aea2' });
  for (const panel of sidesInView(stage, body)) {
    if (scaleAt(camera, panel.at(0, 0)) < 4) continue;
    const cells: { dark: string[]; warm: string[] } = { dark: [], warm: [] };
    for (let v = 1; v + 1.6 < panel.height; v += 3) {
      for (let u = 0.9; u + 1.5 < panel.width; u += 2.6) {
        const d = closed(
          projectFace(camera, [panel.at(u, v), panel.at(u + 1.5, v), panel.at(u + 1.5, v + 1.4), panel.at(u, v + 1.4)]),
        );
        (random.chance(light.lamps * 0.5) ? cells.warm : cells.dark).push(d);
      }
    }
    drawing.add(
      path(cells.dark.join(''), colourOn(stage, '#6f818a', panel.normal, panel.at(0, 0)), { opacity: 0.8 }),
      path(cells.warm.join(''), '#ffd791', { opacity: 0.9 }),
    );
    panel.rect(0, panel.height - 0.5, panel.width, 0.5, mix(wall, '#ffffff', 0.35));
  }
};
