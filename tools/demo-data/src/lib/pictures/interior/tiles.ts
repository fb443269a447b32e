import { projectFace } from '../kit/camera.ts';
import { darken } from '../kit/colour.ts';
import type { Panel } from '../kit/panel.ts';
import type { Stage } from '../kit/stage.ts';
import { closed, path } from '../kit/svg.ts';

export type Tiling = 'grid' | 'metro' | 'upright' | 'slab';

/** Wall tiles over part of a panel. */
export const drawTiles = (
  stage: Stage,
  panel: Panel,
  [u, v, width, height]: readonly [number, number, number, number],
  colour: string,
  tiling: Tiling,
): void => {
  panel.rect(u, v, width, height, colour);
  const { drawing, camera, random } = stage;
  const [w, h] = { grid: [0.3, 0.3], metro: [0.3, 0.1], upright: [0.09, 0.36], slab: [0.9, 1.4] }[tiling] as [
    number,
    number,
  ];
  const lines: string[] = [];
  const cell = (x: number, y: number, cw: number, ch: number) =>
    closed(projectFace(camera, [panel.at(x, y), panel.at(x + cw, y), panel.at(x + cw, y + ch), panel.at(x, y + ch)]));
  const bright: string[] = [];
  const dim: string[] = [];
  for (let row = 0; row * h < height - 0.001; row += 1) {
    const y = v + row * h;
    lines.push(cell(u, y, width, 0.008));
    const shift = tiling === 'metro' && row % 2 ? -w / 2 : 0;
    for (let x = shift; x < width; x += w) {
      const from = Math.max(0, x);
      const wide = Math.min(width, x + w) - from;
      if (wide <= 0.01) continue;
      lines.push(cell(u + from, y, 0.008, Math.min(h, v + height - y)));
      if (random.chance(0.3))
        (random.chance(0.5) ? bright : dim).push(
          cell(u + from + 0.008, y + 0.008, wide - 0.008, Math.min(h, v + height - y) - 0.008),
        );
    }
  }
  drawing.add(
    path(bright.join(''), '#ffffff', { opacity: 0.13 }),
    path(dim.join(''), darken(colour, 0.4), { opacity: 0.09 }),
    path(lines.join(''), darken(colour, 0.28), { opacity: 0.35 }),
  );
};
