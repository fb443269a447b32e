import { darken, mix } from '../kit/colour.ts';
import { sidesInView, type Panel } from '../kit/panel.ts';
import { projectFace } from '../kit/camera.ts';
import { box, colourOn, flat, type Box, type Stage } from '../kit/stage.ts';
import { closed, path } from '../kit/svg.ts';
import { add, times, type Vec3 } from '../kit/vector.ts';

/** Wall colours that match in one street. */
export const walls = ['#f4eee2', '#e9dfcd', '#d9cfbf', '#f6f3ec', '#e3d3bd', '#cfc9bd', '#dccbb4', '#e8e4da'] as const;
export const accents = [
  '#a8754a',
  '#8b5e3f',
  '#6f6a62',
  '#4b4845',
  '#b4866a',
  '#7d8471',
  '#9a6b4f',
  '#5d6460',
] as const;
export const roofTiles = ['#a65c42', '#8d5a45', '#5c5753', '#6d5b4e', '#7c6f63', '#4d5153', '#b0714f'] as const;

/** A building's body: walls get darker towards the ground and under the eaves. */
export const drawWalls = (stage: Stage, body: Box, colour: string, { eaves = 0 }: { eaves?: number } = {}): Panel[] => {
  const { drawing } = stage;
  box(stage, body, colour);
  const foot = drawing.linear([
    [0, '#2a2018', 0],
    [0.55, '#2a2018', 0],
    [1, '#2a2018', 0.16],
  ]);
  const panels = sidesInView(stage, body);
  for (const panel of panels) {
    panel.paint(0, 0, panel.width, panel.height, foot);
    if (eaves > 0) panel.paint(0, panel.height - eaves, panel.width, eaves, '#2a2430', { opacity: 0.2 });
  }
  return panels;
};

/** Shadow on the wall below `v` of an element that projects by `out` metres. */
export const shadeBelow = (panel: Panel, u: number, v: number, width: number, out: number, opacity = 0.22): void => {
  panel.paint(u, v - out, width, out, '#2a2430', { opacity });
};

/** Upright timber battens over a stretch of wall. */
export const drawBattens = (
  panel: Panel,
  [u, v, width, height]: readonly [number, number, number, number],
  colour: string,
  pitch = 0.2,
): void => {
  panel.rect(u, v, width, height, darken(colour, 0.38));
  const count = Math.max(2, Math.round(width / pitch));
  for (let index = 0; index < count; index += 1)
    panel.rect(
      u + (index / count) * width,
      v,
      (width / count) * 0.68,
      height,
      index % 3 ? colour : mix(colour, '#d9a878', 0.18),
    );
};

/** Courses of brick or stone, in three shades of one colour. */
export const drawMasonry = (
  stage: Stage,
  panel: Panel,
  [u, v, width, height]: readonly [number, number, number, number],
  colour: string,
  course = 0.3,
): void => {
  const { random } = stage;
  panel.rect(u, v, width, height, darken(colour, 0.16));
  for (let row = 0; row * course < height - 0.02; row += 1) {
    let x = row % 2 ? -course : 0;
    while (x < width) {
      const stone = course * random.between(1.5, 3);
      const from = Math.max(0, x);
      const to = Math.min(width, x + stone - 0.03);
      if (to > from)
        panel.rect(
          u + from,
          v + row * course,
          to - from,
          Math.min(course - 0.03, height - row * course),
          mix(colour, random.pick(['#ffffff', '#7a6655', colour]), random.between(0, 0.18)),
        );
      x += stone;
    }
  }
};

/** A solid door with its frame and handle. */
export const drawDoor = (panel: Panel, u: number, v: number, width: number, height: number, colour: string): void => {
  panel.rect(u - 0.08, v, width + 0.16, height + 0.1, darken(colour, 0.45));
  panel.rect(u, v, width, height, colour);
  for (const share of [0.28, 0.5, 0.72])
    panel.rect(u + width * share - 0.012, v + 0.1, 0.024, height - 0.2, darken(colour, 0.25));
  panel.rect(u + width * 0.86, v + height * 0.42, 0.05, 0.34, '#d8cdb8');
};

/** A balcony on a wall: slab, glass or bars, handrail, and its shadow. */
export const drawBalcony = (
  stage: Stage,
  panel: Panel,
  [u, v, width]: readonly [number, number, number],
  out: number,
  { slab = '#efe8da', rail = 'glass' }: { slab?: string; rail?: 'glass' | 'bars' } = {},
): void => {
  shadeBelow(panel, u, v, width, out * 0.8, 0.2);
  panel.slab(u, v - 0.18, width, 0.18, out, slab);
  const { at, normal } = panel;
  const pushed = (x: number, y: number, metres: number): Vec3 => add(at(x, y), times(normal, metres));
  const colour = rail === 'glass' ? '#e6e1d5' : '#4a4540';
  for (const x of [u + 0.03, u + width - 0.03]) {
    const side = [pushed(x, v, 0), pushed(x, v, out), pushed(x, v + 1, out), pushed(x, v + 1, 0)];
    if (rail === 'glass') flat(stage, side, glassOf(stage));
    flat(
      stage,
      [pushed(x, v + 0.97, 0), pushed(x, v + 0.97, out), pushed(x, v + 1.03, out), pushed(x, v + 1.03, 0)],
      colourOn(stage, colour, normal, at(x, v)),
    );
  }
  const strip = (x: number, y: number, w: number, h: number): Vec3[] => [
    pushed(x, y, out),
    pushed(x + w, y, out),
    pushed(x + w, y + h, out),
    pushed(x, y + h, out),
  ];
  if (rail === 'glass') flat(stage, strip(u, v, width, 1), glassOf(stage));
  else {
    const bars = Math.round(width / 0.14);
    const fill = colourOn(stage, colour, normal, at(u, v));
    const { camera, drawing } = stage;
    drawing.add(
      path(
        Array.from({ length: bars }, (_, index) =>
          closed(projectFace(camera, strip(u + (index / bars) * width, v, 0.035, 1))),
        ).join(''),
        fill,
      ),
    );
  }
  flat(stage, strip(u, v + 0.97, width, 0.06), colourOn(stage, colour, normal, at(u, v)));
};

const glassOf = ({ drawing, light }: Stage): string =>
  drawing.linear([
    [0, mix(light.haze, '#ffffff', 0.4), 0.5],
    [1, mix(light.haze, '#6f93a0', 0.5), 0.32],
  ]);
