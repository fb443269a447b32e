import type { Random } from '../../random.ts';
import { darken, lighten } from '../kit/colour.ts';
import { tone, type Light } from '../kit/light.ts';
import { fixed, smoothClosed, type Point } from '../kit/svg.ts';

/** Greens of a Thai garden at noon. */
export const greens = {
  rain: '#4f7f4a',
  mango: '#3f7350',
  lime: '#7fa04f',
  olive: '#7d8b4c',
  teal: '#3d7a68',
  grass: '#8cab5b',
  palm: '#5f8f52',
} as const;
export type Green = keyof typeof greens;

export type Foliage = { shade: string; mid: string; lit: string; glint: string };

/** One green in four brightness levels. */
export const foliage = (light: Light, green: Green | `#${string}`): Foliage => {
  const colour = green.startsWith('#') ? green : greens[green as Green];
  return {
    shade: tone(light, darken(colour, 0.3), 0),
    mid: tone(light, darken(colour, 0.06), 0.35),
    lit: tone(light, lighten(colour, 0.06), 0.95),
    glint: tone(light, lighten(colour, 0.24), 1.1),
  };
};

/** An irregular closed outline: foliage seen from a distance. */
export const blob = (random: Random, x: number, y: number, rx: number, ry: number, lumps = 11): string => {
  const start = random.between(0, 6.28);
  const points = Array.from({ length: lumps }, (_, index): Point => {
    const angle = start + (index / lumps) * 2 * Math.PI;
    const reach = random.between(0.84, 1.12);
    return [x + rx * reach * Math.cos(angle), y + ry * reach * Math.sin(angle)];
  });
  return smoothClosed(points);
};

/** A single leaf as path data: pointed at both ends, `turn` in radians. */
export const leaf = (x: number, y: number, length: number, width: number, turn: number): string => {
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
  const tip: Point = [x + dx * length, y + dy * length];
  const belly = (side: number): Point => [
    x + dx * length * 0.45 - dy * width * side,
    y + dy * length * 0.45 + dx * width * side,
  ];
  const q = (via: Point, to: Point) => `Q${fixed(via[0])} ${fixed(via[1])} ${fixed(to[0])} ${fixed(to[1])}`;
  return `M${fixed(x)} ${fixed(y)}${q(belly(1), tip)}${q(belly(-1), [x, y])}`;
};

/** Loose leaves in an ellipse, denser near its edge. */
export const scatter = (
  random: Random,
  [x, y, rx, ry]: readonly [number, number, number, number],
  count: number,
  size: number,
): string =>
  Array.from({ length: count }, () => {
    const angle = random.between(0, 6.28);
    const reach = random.between(0.35, 1.06);
    return leaf(
      x + rx * reach * Math.cos(angle),
      y + ry * reach * Math.sin(angle),
      size * random.between(0.6, 1.2),
      size * 0.32,
      random.between(0, 6.28),
    );
  }).join('');
