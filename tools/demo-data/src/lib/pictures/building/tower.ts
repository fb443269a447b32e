import { projectFace } from '../kit/camera.ts';
import { mix } from '../kit/colour.ts';
import { skyAt, tone } from '../kit/light.ts';
import { detailOf, sidesInView, type Panel } from '../kit/panel.ts';
import { box, colourOn, type Box, type Stage } from '../kit/stage.ts';
import { closed, path } from '../kit/svg.ts';
import { add, times, type Vec3 } from '../kit/vector.ts';

export const towerStyles = ['balconies', 'frames', 'ribbons', 'glass', 'fins'] as const;
export type TowerStyle = (typeof towerStyles)[number];

export type TowerPaint = {
  style: TowerStyle;
  wall: string;
  accent: string;
  storey?: number;
  bay?: number;
  /** Bays per repeating group; one bay of each group differs. Varies between neighbouring towers. */
  rhythm?: number;
};

/** Collects shapes with the same fill into one path, because a tower has thousands of shapes. */
const createBatch = ({ drawing, camera }: Stage) => {
  const parts = new Map<string, string[]>();
  return {
    add: (fill: string, points: readonly Vec3[]) => {
      const list = parts.get(fill) ?? [];
      parts.set(fill, list);
      list.push(closed(projectFace(camera, points)));
    },
    flush: () => {
      for (const [fill, list] of parts) drawing.add(path(list.join(''), fill));
      parts.clear();
    },
  };
};

/** A tower's body with storeys on all visible sides. */
export const drawTower = (stage: Stage, body: Box, paint: TowerPaint): void => {
  box(stage, body, paint.wall);
  for (const panel of sidesInView(stage, body)) {
    drawSide(stage, panel, paint);
    const { drawing, light } = stage;
    const warm = mix(light.haze, '#ffffff', 0.2);
    panel.paint(
      0,
      0,
      panel.width,
      panel.height,
      drawing.linear([
        [0, warm, 0.16],
        [0.4, warm, 0],
        [0.75, light.haze, 0],
        [1, light.haze, 0.34],
      ]),
    );
  }
};

const rectOf = (panel: Panel, u: number, v: number, w: number, h: number, out = 0): Vec3[] => {
  const push = times(panel.normal, out);
  return [panel.at(u, v), panel.at(u + w, v), panel.at(u + w, v + h), panel.at(u, v + h)].map((at) => add(at, push));
};

const drawSide = (
  stage: Stage,
  panel: Panel,
  { style, wall, accent, storey = 3.1, bay: wanted = 3.6, rhythm = 3 }: TowerPaint,
): void => {
  const { light } = stage;
  const isFar = detailOf(stage, panel) < 5;
  const aim = wanted * (style === 'glass' ? 0.7 : 1) * (isFar ? 1.6 : 1);
  const bays = Math.max(2, Math.round(panel.width / aim));
  const bay = panel.width / bays;
  const storeys = Math.floor((panel.height - 1) / storey);
  const shade = (colour: string) => colourOn(stage, colour, panel.normal, panel.at(panel.width / 2, panel.height / 2));
  const white = shade(mix(wall, '#ffffff', 0.5));
  const accentFill = shade(accent);
  const under = shade(mix(wall, '#5b5148', 0.55));
  const rail = mix(shade('#d7e2e4'), light.haze, 0.25);
  const glass = createBatch(stage);
  const trim = createBatch(stage);
  const front = createBatch(stage);

  for (let index = 0; index < bays; index += 1) {
    const u = index * bay;
    const isOpen =
      style === 'balconies' ? index % rhythm !== rhythm - 1 : style === 'frames' ? (index + 1) % rhythm === 0 : false;
    for (let floor = 0; floor < storeys; floor += 1) {
      const v = 0.6 + floor * storey;
      const inset = style === 'glass' ? 0.06 : style === 'ribbons' ? 0 : 0.34;
      const pane = style === 'glass' ? storey - 0.5 : style === 'ribbons' ? storey * 0.56 : storey - 0.85;
      glass.add(
        glassFill(stage, v / panel.height),
        rectOf(panel, u + inset, v + (style === 'ribbons' ? 0.5 : 0.1), bay - 2 * inset, pane),
      );
      if (!isOpen || isFar) continue;
      const out = 1.3;
      trim.add(under, rectOf(panel, u + 0.1, v - 0.1, bay - 0.2, 0.5));
      front.add(white, rectOf(panel, u + 0.12, v - 0.25, bay - 0.24, 0.26, out));
      front.add(rail, rectOf(panel, u + 0.12, v + 0.01, bay - 0.24, 0.86, out));
    }
    if (style === 'frames' && !isOpen)
      trim.add(accentFill, rectOf(panel, u + bay - 0.9, 0.6, 0.5, storeys * storey - 0.4));
    if (style === 'fins' || (style === 'balconies' && !isOpen))
      front.add(
        index % 2 ? accentFill : white,
        rectOf(panel, u - 0.16, 0, 0.34, panel.height, style === 'fins' ? 0.6 : 0),
      );
  }
  for (let floor = 0; floor <= storeys; floor += 1) {
    const v = floor * storey + 0.25;
    const height = style === 'ribbons' ? storey * 0.36 : style === 'glass' ? 0.22 : 0.4;
    trim.add(
      style === 'glass' ? shade(mix(accent, '#dfe6e6', 0.5)) : white,
      rectOf(panel, 0, v, panel.width, height, style === 'ribbons' ? 0.3 : 0),
    );
  }
  glass.flush();
  trim.flush();
  front.flush();
  panel.paint(0, panel.height - 1.2, panel.width, 1.2, white);
};

/** Glass reflects more sky at greater heights. After dark some rooms are bright, and more are dim behind curtains. */
const glassFill = ({ light, random }: Stage, height: number): string => {
  const reflection = skyAt(light, Math.max(0, 0.85 - Math.round(height * 5) * 0.13));
  const glass = mix(tone(light, random.pick(['#5d7f8f', '#6b8b98', '#55778a']), 0.3), reflection, 0.38);
  const home = random.next();
  if (light.lamps < 0.2 || home > 0.33) return glass;
  if (home < 0.13) return mix(glass, random.pick(['#ffdb9c', '#ffe9c4', '#f7c27c']), 0.45 + 0.5 * light.lamps);
  return mix(glass, random.pick(['#e9b676', '#d9a876', '#f0cf9e']), 0.16 + 0.24 * light.lamps);
};
