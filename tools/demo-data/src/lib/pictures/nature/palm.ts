import type { Random } from '../../random.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import { tone, type Light } from '../kit/light.ts';
import { circle, closed, line, path, polygon, type Point } from '../kit/svg.ts';
import { greens } from './leaf.ts';

type Frond = { from: Point; angle: number; reach: number; droop: number };

const along = ({ from: [x, y], angle, reach, droop }: Frond, share: number): Point => [
  x + Math.cos(angle) * reach * share,
  y - Math.sin(angle) * reach * share + droop * share * share,
];

/** Leaflets on both sides of an arching rib, as path data: longest in the middle, hanging towards the tip. */
export const feather = (random: Random, frond: Frond, leaflets: number, breadth: number): string => {
  const parts: string[] = [];
  for (let index = 1; index <= leaflets; index += 1) {
    const share = index / leaflets;
    const at = along(frond, share);
    const ahead = along(frond, Math.min(1.05, share + 0.05));
    const rib = Math.atan2(ahead[1] - at[1], ahead[0] - at[0]);
    const size =
      breadth * (0.35 + 1.1 * Math.sin(Math.PI * Math.min(1, share * 0.92 + 0.06))) * random.between(0.85, 1.1);
    for (const side of [-1, 1]) {
      const turn = rib + side * (0.95 - share * 0.45);
      const tip: Point = [at[0] + Math.cos(turn) * size, at[1] + Math.sin(turn) * size + size * 0.3];
      const back = along(frond, Math.max(0, share - 0.045));
      parts.push(closed([back, tip, ahead]));
    }
  }
  return parts.join('');
};

export type PalmOptions = { height: number; crown?: number; lean?: number; coconuts?: boolean; detail?: number };

/** A coconut (or, short and straight, a royal) palm of `height` cm from its foot. */
export const palm = (
  random: Random,
  light: Light,
  { height, crown = height * 0.34, lean = random.between(-0.16, 0.16), coconuts = true, detail = 1 }: PalmOptions,
): string[] => {
  const top: Point = [lean * height, -height];
  const half = Math.max(9, height * 0.014);
  const spine = Array.from({ length: 9 }, (_, index): Point => {
    const share = index / 8;
    return [top[0] * share * share, -height * share];
  });
  const edge = (side: number) => spine.map(([x, y], index): Point => [x + side * half * (1.5 - (index / 8) * 0.75), y]);
  const bark = tone(light, '#94806a', 0.45);
  const dark = tone(light, '#6d5b4b', 0);
  const angles = Array.from(
    { length: 13 },
    (_, index) => -0.55 + (index / 12) * (Math.PI + 1.1) + random.between(-0.08, 0.08),
  );
  const frond = (angle: number, reach: number): Frond => ({
    from: top,
    angle,
    reach: crown * reach * random.between(0.92, 1.08),
    droop: crown * (0.34 + 0.42 * Math.abs(Math.cos(angle))),
  });
  const green = greens.palm;
  const layer = (list: readonly number[], reach: number, colour: string) => {
    const fronds = list.map((angle) => frond(angle, reach));
    return [
      path(
        fronds.map((each) => feather(random, each, Math.max(7, Math.round(17 * detail)), crown * 0.27)).join(''),
        colour,
      ),
      ...fronds.map((each) =>
        line(
          [0, 0.25, 0.5, 0.75, 1].map((share) => along(each, share)),
          mix(colour, '#efe6b0', 0.3),
          crown * 0.016,
        ),
      ),
    ];
  };
  const sunward =
    light.towardsSun[0] < 0 ? (angle: number) => angle > Math.PI / 2 : (angle: number) => angle <= Math.PI / 2;
  return [
    ...layer(
      angles.filter((_, index) => index % 3 === 0),
      1.02,
      tone(light, darken(green, 0.3), 0),
    ),
    polygon([...edge(-1), ...edge(1).toReversed()], bark),
    polygon([...spine, ...edge(1).toReversed()], dark, { opacity: 0.4 }),
    ...(detail < 0.4 ? [] : [path(rings(spine, half), dark, { opacity: 0.35 })]),
    ...(coconuts
      ? [-0.09, 0.02, 0.1].map((x) =>
          circle(top[0] + x * crown * 0.7, top[1] + crown * 0.07, crown * 0.05, tone(light, '#8a8a48', 0.4)),
        )
      : []),
    ...layer(
      angles.filter((_, index) => index % 3 === 1),
      1,
      tone(light, darken(green, 0.08), 0.3),
    ),
    ...layer(
      angles.filter((angle, index) => index % 3 === 2 && sunward(angle)),
      0.92,
      tone(light, lighten(green, 0.16), 0.95),
    ),
    ...layer(
      angles.filter((angle, index) => index % 3 === 2 && !sunward(angle)),
      0.92,
      tone(light, green, 0.55),
    ),
  ];
};

const rings = (spine: readonly Point[], half: number): string => {
  const parts: string[] = [];
  for (let index = 0; index < spine.length - 1; index += 1) {
    const [from, to] = [spine[index]!, spine[index + 1]!];
    for (const share of [0, 0.33, 0.66]) {
      const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      parts.push(
        closed([
          [x - half * 1.15, y],
          [x + half * 1.15, y + half * 0.3],
          [x + half * 1.15, y + half * 0.55],
          [x - half * 1.15, y + half * 0.22],
        ]),
      );
    }
  }
  return parts.join('');
};

/** Arching fronds from one foot: areca palms in a garden or, smaller, in a pot. */
export const arecaClump = (random: Random, light: Light, height: number): string[] => {
  const make = (count: number, reach: number, colour: string) => {
    const fronds = Array.from({ length: count }, (_, index): Frond => {
      const angle = 0.55 + (index / (count - 1)) * (Math.PI - 1.1) + random.between(-0.12, 0.12);
      return {
        from: [random.between(-0.05, 0.05) * height, -height * 0.16],
        angle,
        reach: height * reach * random.between(0.85, 1.05),
        droop: height * (0.16 + 0.3 * Math.abs(Math.cos(angle))),
      };
    });
    return [
      ...fronds.map((each) =>
        line(
          [[each.from[0] * 0.4, 0], each.from, along(each, 0.5), along(each, 1)],
          mix(colour, '#d9d38a', 0.35),
          height * 0.012,
        ),
      ),
      path(fronds.map((each) => feather(random, each, 14, height * 0.2)).join(''), colour),
    ];
  };
  return [
    ...make(7, 0.92, tone(light, darken(greens.palm, 0.28), 0)),
    ...make(6, 0.86, tone(light, greens.palm, 0.4)),
    ...make(5, 0.72, tone(light, lighten(greens.palm, 0.18), 0.95)),
  ];
};
