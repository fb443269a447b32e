import type { Random } from '../../random.ts';
import { scaleAt, project } from '../kit/camera.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import { tone } from '../kit/light.ts';
import type { Panel } from '../kit/panel.ts';
import { flat, lit, ring, stand, type Stage } from '../kit/stage.ts';
import { circle, ellipse, group, line, path, polygon, rect } from '../kit/svg.ts';
import type { Vec3 } from '../kit/vector.ts';
import { arecaClump } from '../nature/palm.ts';
import { leaf } from '../nature/leaf.ts';
import { banana } from '../nature/shrub.ts';
import { upright, type Furniture, type Place } from './furniture.ts';
import type { Style } from './style.ts';

/** A rug on the floor: border, field and stripes. */
export const drawRug = (stage: Stage, [x, y]: readonly [number, number], [width, depth]: readonly [number, number], style: Style, pattern: number): void => {
  const sheet = (inset: number): Vec3[] => [[x + inset, y + inset, 0], [x + width - inset, y + inset, 0], [x + width - inset, y + depth - inset, 0], [x + inset, y + depth - inset, 0]];
  flat(stage, [[x - 0.03, y - 0.04, 0], [x + width + 0.03, y - 0.04, 0], [x + width + 0.03, y + depth, 0], [x - 0.03, y + depth, 0]], '#2a1d12', { opacity: 0.16 });
  lit(stage, sheet(0), [0, 0, 1], pattern % 3 === 1 ? mix(style.rug, style.accent, 0.4) : style.rug);
  lit(stage, sheet(0.12), [0, 0, 1], lighten(style.rug, 0.25));
  lit(stage, sheet(0.16), [0, 0, 1], style.rug);
  if (pattern % 3 === 0) for (let at = 0.4; at < depth - 0.3; at += 0.34) lit(stage, [[x + 0.2, y + at, 0], [x + width - 0.2, y + at, 0], [x + width - 0.2, y + at + 0.05, 0], [x + 0.2, y + at + 0.05, 0]], [0, 0, 1], mix(style.rug, style.accent2, 0.4));
  if (pattern % 3 === 2) lit(stage, ring([x + width / 2, y + depth / 2, 0], width * 0.3, depth * 0.3), [0, 0, 1], mix(style.rug, style.accent, 0.28));
};

export const drawRoundRug = (stage: Stage, [x, y]: readonly [number, number], radius: number, style: Style): void => {
  flat(stage, ring([x, y - 0.03, 0], radius + 0.03, radius + 0.03), '#2a1d12', { opacity: 0.16 });
  for (const [share, colour] of [[1, mix(style.rug, style.accent, 0.25)], [0.9, lighten(style.rug, 0.2)], [0.84, style.rug], [0.5, mix(style.rug, style.accent2, 0.2)], [0.44, style.rug]] as const) {
    lit(stage, ring([x, y, 0], radius * share, radius * share), [0, 0, 1], colour);
  }
};

/** Framed abstract pictures: hills, circles, arches; nothing that is anyone's. */
export const drawArt = (random: Random, panel: Panel, [u, v, width, height]: readonly [number, number, number, number], style: Style): void => {
  const { accent, accent2, soft, feature } = style;
  panel.paint(u + 0.03, v - 0.05, width, height, '#3a2a1c', { opacity: 0.16 });
  panel.rect(u, v, width, height, random.pick([style.metal, style.wood]));
  panel.rect(u + 0.025, v + 0.025, width - 0.05, height - 0.05, '#fbf8f1');
  const [x, y, w, h] = [u + width * 0.12, v + height * 0.1, width * 0.76, height * 0.8];
  panel.rect(x, y, w, h, mix(soft, feature, 0.25));
  const arc = (cx: number, cy: number, rx: number, ry: number, from: number, to: number) =>
    Array.from({ length: 19 }, (_, index): readonly [number, number] => {
      const angle = from + ((to - from) * index) / 18;
      return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
    });
  const kind = random.int(0, 3);
  if (kind === 0) {
    panel.shape(arc(x + w * 0.62, y + h * 0.66, w * 0.2, w * 0.2, 0, 6.283), accent2);
    panel.shape([[x, y], ...arc(x + w * 0.3, y, w * 0.5, h * 0.42, Math.PI * 0.9, 0), [x + w, y]], accent);
    panel.shape([[x, y], [x + w * 0.2, y + h * 0.1], [x + w * 0.7, y + h * 0.24], [x + w, y + h * 0.16], [x + w, y]], mix(accent, '#2b2a28', 0.3));
  } else if (kind === 1) {
    for (const [share, colour] of [[0.44, accent], [0.32, soft], [0.2, accent2]] as const) panel.shape([...arc(x + w / 2, y + h * 0.36, w * share, h * share * 0.95, 0, Math.PI), [x + w / 2 - w * share, y], [x + w / 2 + w * share, y]], colour);
  } else if (kind === 2) {
    panel.shape(arc(x + w * 0.38, y + h * 0.42, w * 0.24, h * 0.2, 0, 6.283), accent);
    panel.shape(arc(x + w * 0.58, y + h * 0.56, w * 0.2, h * 0.16, 0, 6.283), accent2, { opacity: 0.85 });
    panel.shape([[x + w * 0.2, y + h * 0.12], [x + w * 0.8, y + h * 0.12], [x + w * 0.8, y + h * 0.16], [x + w * 0.2, y + h * 0.16]], mix(accent, '#2b2a28', 0.4));
  } else {
    for (let index = 0; index < 5; index += 1) panel.rect(x + w * 0.1, y + h * (0.1 + index * 0.17), w * (0.8 - index * 0.12), h * 0.1, index % 2 ? accent2 : accent);
  }
};

/** A plant in a pot; `height` in metres, pot included. */
export const pottedPlant = (place: Place, height: number, kind: 'areca' | 'banana' | 'fig' | 'snake', pot: string): Furniture =>
  upright(place, 0.16 + height * 0.07, height, (stage, foot) => {
    const { random, light } = stage;
    const potHeight = Math.min(42, height * 26);
    const [top, base] = [potHeight * 0.52, potHeight * 0.4];
    const leaves = { areca: () => arecaClump(random, light, height * 100 - potHeight), banana: () => banana(random, light, height * 100 - potHeight), fig: () => fig(stage, height * 100 - potHeight), snake: () => snake(stage, height * 100 - potHeight) }[kind]();
    stand(stage, foot, [
      group(leaves, { at: [0, -potHeight + 3] }),
      polygon([[-top, -potHeight], [top, -potHeight], [base, 0], [-base, 0]], stage.drawing.linear([[0, tone(light, lighten(pot, 0.12), 0.8)], [0.45, tone(light, pot, 0.6)], [1, tone(light, darken(pot, 0.25), 0)]], [0, 0], [1, 0])),
      ellipse(0, -potHeight, top, top * 0.16, tone(light, darken(pot, 0.4), 0)),
    ]);
  });

/** A fiddle-leaf fig: a thin stem with big leaves in a column. */
const fig = ({ random, light }: Stage, height: number): string[] => {
  const layer = (count: number, colour: string) => path(Array.from({ length: count }, (_, index) => {
    const y = -height * (0.34 + 0.64 * (index / count));
    return leaf(random.between(-4, 4), y, height * random.between(0.2, 0.3), height * 0.11, random.between(-2.9, -0.2));
  }).join(''), colour);
  return [line([[0, 0], [2, -height * 0.5], [0, -height * 0.86]], tone(light, '#7a6552', 0.3), height * 0.025), layer(9, tone(light, '#2f5a41', 0.1)), layer(9, tone(light, '#4a7d52', 0.5)), layer(7, tone(light, '#6f9f62', 0.9))];
};

const snake = ({ random, light }: Stage, height: number): string[] => {
  const layer = (count: number, colour: string) => path(Array.from({ length: count }, () => leaf(random.between(-9, 9), 0, height * random.between(0.7, 1), height * 0.09, -Math.PI / 2 + random.between(-0.32, 0.32))).join(''), colour);
  return [layer(4, tone(light, '#35603f', 0.1)), layer(4, tone(light, '#527f4f', 0.5)), layer(3, tone(light, '#9aa860', 0.8))];
};

/** A standing lamp with a drum shade. */
export const floorLamp = (place: Place, style: Style): Furniture =>
  upright(place, 0.2, 1.6, (stage, foot) => {
    stand(stage, foot, [
      ellipse(0, 0, 15, 4, style.metal), rect(-1.4, -130, 2.8, 130, style.metal),
      ...shade(stage, -124, 21, 30, style.soft), glow(stage, -138, 90),
    ]);
  });

/** A small lamp for a side table, standing at height z. */
export const tableLamp = (place: Place, style: Style, base: string = style.accent): Furniture =>
  upright(place, 0.12, 0.46, (stage, foot) => {
    stand(stage, foot, [path('M-8 0Q-13 -12 0 -22Q13 -12 8 0Z', tone(stage.light, base, 0.6)), rect(-1, -26, 2, 6, style.metal), ...shade(stage, -22, 14, 19, style.soft), glow(stage, -32, 62)]);
  });

const shade = ({ drawing, light }: Stage, y: number, half: number, height: number, cloth: string): string[] => {
  const on = light.lamps > 0.3;
  const colour = on ? '#ffe9bd' : cloth;
  return [polygon([[-half * 0.76, y - height], [half * 0.76, y - height], [half, y], [-half, y]], drawing.linear([[0, mix(colour, '#ffffff', 0.3)], [1, on ? '#f7c47c' : darken(colour, 0.1)]]))];
};

const glow = ({ drawing, light }: Stage, y: number, radius: number): string =>
  light.lamps > 0.3 ? circle(0, y, radius, drawing.radial([[0, '#ffdf9f', 0.55], [0.4, '#ffd08a', 0.18], [1, '#ffc873', 0]])) : '';

export type Pendant = 'dome' | 'globe' | 'basket';

/** A lamp hanging from the ceiling: `z` is the height of its lower edge. */
export const pendant = (place: Place & { z: number }, ceiling: number, kind: Pendant, style: Style, size = 22): Furniture => {
  const height = ceiling - place.z;
  const { pieces } = upright(place, 0.2, height, (stage) => {
    const { camera, drawing, light } = stage;
    const foot: Vec3 = [place.x, place.y, place.z];
    const top = (project(camera, foot)[1] - project(camera, [place.x, place.y, ceiling])[1]) / (scaleAt(camera, foot) / 100);
    const bright = light.lamps > 0.3;
    const shapes: Record<Pendant, string[]> = {
      dome: [path(`M${-size} 0Q${-size * 0.9} ${-size} 0 ${-size * 1.15}Q${size * 0.9} ${-size} ${size} 0Z`, tone(light, style.metal, 0.5)), ellipse(0, 0, size * 0.94, size * 0.16, bright ? '#ffefc4' : '#e9dfc9')],
      globe: [circle(0, -size * 0.7, size * 0.72, drawing.radial([[0, bright ? '#fff8e2' : '#ffffff'], [1, bright ? '#ffdf9d' : '#e6e0d2']]))],
      basket: [
        path(`M${-size * 1.25} 0Q${-size * 1.3} ${-size * 1.1} 0 ${-size * 1.2}Q${size * 1.3} ${-size * 1.1} ${size * 1.25} 0Z`, tone(light, '#c79a5f', 0.6)),
        ...[-0.8, -0.4, 0, 0.4, 0.8].map((share) => line([[share * size * 0.6, -size * 1.15], [share * size * 1.25, 0]], tone(light, '#96703f', 0.3), 1.3)),
        ...[0.3, 0.65].map((share) => line([[-size * 1.24 * (1 - share * 0.25), -size * share], [size * 1.24 * (1 - share * 0.25), -size * share]], tone(light, '#96703f', 0.3), 1.3)),
      ],
    };
    stand(stage, foot, [rect(-0.5, -top, 1, top - size, style.metal), ...shapes[kind], glow(stage, -4, size * 3.4)]);
  });
  return { pieces, footprint: { at: [place.x, place.y, 0], size: [0, 0, 0] } };
};

/** A vase with a few stems, or a bowl, standing at height z. */
export const vase = (place: Place, colour: string, stems: boolean): Furniture =>
  upright(place, 0.1, stems ? 0.5 : 0.2, (stage, foot) => {
    const { random, light } = stage;
    const d = Array.from({ length: stems ? 7 : 0 }, () => leaf(0, -18, random.between(22, 36), 4, -Math.PI / 2 + random.between(-0.8, 0.8))).join('');
    stand(stage, foot, [path(d, tone(light, random.pick(['#8a9a5b', '#b98d5f', '#7f9a86']), 0.6)), path('M-6 0Q-14 -10 -5 -18L-4 -22L4 -22L5 -18Q14 -10 6 0Z', stage.drawing.linear([[0, tone(light, lighten(colour, 0.1), 0.8)], [1, tone(light, darken(colour, 0.25), 0)]], [0, 0], [1, 0]))]);
  });
