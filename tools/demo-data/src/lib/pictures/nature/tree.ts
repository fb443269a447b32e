import type { Random } from '../../random.ts';
import { tone, type Light } from '../kit/light.ts';
import { closed, path, polygon, type Point } from '../kit/svg.ts';
import { blob, foliage, scatter, type Foliage, type Green } from './leaf.ts';

export type TreeShape = 'round' | 'wide' | 'tall' | 'column';

type Crown = { width: number; height: number; lift: number; clusters: number };

/** Shares of the tree's height. */
const crowns: Record<TreeShape, Crown> = {
  round: { width: 0.42, height: 0.36, lift: 0.64, clusters: 8 },
  wide: { width: 0.74, height: 0.27, lift: 0.72, clusters: 11 },
  tall: { width: 0.28, height: 0.36, lift: 0.63, clusters: 8 },
  column: { width: 0.12, height: 0.46, lift: 0.52, clusters: 9 },
};

export type TreeOptions = {
  height: number;
  shape?: TreeShape;
  green?: Green;
  blossom?: `#${string}`;
  /** 1 = all leaves, for a near tree; towards 0 = a few clusters, for a distant one. */
  detail?: number;
};

/** A broad-leaved tree of `height` cm from its foot: trunk, shaded crown, lit clusters, loose leaves. */
export const tree = (
  random: Random,
  light: Light,
  { height, shape = 'round', green = 'mango', blossom, detail = 1 }: TreeOptions,
): string[] => {
  const crown = crowns[shape];
  const tones = foliage(light, green);
  const [rx, ry, cy] = [crown.width * height, crown.height * height, -crown.lift * height];
  return [
    ...trunk(random, light, height, crown),
    ...leaves(random, light, { rx, ry, cy, clusters: crown.clusters, tones, detail }),
    ...(blossom
      ? [
          path(
            scatter(random, [0, cy, rx * 0.95, ry * 0.95], Math.ceil(46 * detail), height * 0.035),
            tone(light, blossom, 0.8),
          ),
        ]
      : []),
  ];
};

const trunk = (random: Random, light: Light, height: number, { lift, height: crownHeight }: Crown): string[] => {
  const [foot, top] = [height * 0.026, -(lift + crownHeight * 0.1) * height];
  const lean = random.between(-0.03, 0.03) * height;
  const fork = top * 0.62;
  const branch = (side: number): Point[] => [
    [lean * 0.6 - foot * 0.4, fork],
    [lean + side * height * 0.13, top * 1.02],
    [lean + side * height * 0.14 + foot * 0.3, top * 1.01],
    [lean * 0.6 + foot * 0.5, fork * 0.93],
  ];
  const bark = tone(light, '#7a6552', 0.15);
  return [
    polygon(
      [
        [-foot * 1.3, 0],
        [lean - foot * 0.45, top],
        [lean + foot * 0.45, top],
        [foot * 1.3, 0],
      ],
      bark,
    ),
    polygon(branch(-1), bark),
    polygon(branch(1), bark),
    polygon(
      [
        [foot * 0.1, 0],
        [lean, top],
        [lean + foot * 0.45, top],
        [foot * 1.3, 0],
      ],
      tone(light, '#4d3d31', 0),
      { opacity: 0.45 },
    ),
  ];
};

type Leaves = { rx: number; ry: number; cy: number; clusters: number; tones: Foliage; detail: number };

const leaves = (random: Random, light: Light, { rx, ry, cy, clusters, tones, detail }: Leaves): string[] => {
  if (detail < 0.2) return distantLeaves(random, light, { rx, ry, cy, tones });
  const sunward = Math.sign(light.towardsSun[0]);
  const count = Math.max(6, Math.round(clusters * 2 * Math.sqrt(detail)));
  const lumps = detail > 0.5 ? 9 : 6;
  const grow = Math.sqrt((clusters * 2) / count);
  const spots = Array.from({ length: count }, (_, index) => {
    // The golden angle spreads clusters over the crown without rows or rings.
    const angle = index * 2.39996 + random.between(-0.3, 0.3);
    const reach = Math.sqrt((index + 0.5) / count) * 0.8;
    return {
      x: rx * reach * Math.cos(angle),
      y: cy + ry * reach * Math.sin(angle),
      size: random.between(0.2, 0.32) * grow,
    };
  });
  const layer = (list: typeof spots, shrink: number, dx: number, dy: number) =>
    list
      .map(({ x, y, size }) =>
        blob(
          random,
          x + sunward * rx * dx,
          y - ry * dy,
          Math.min(rx, ry * 1.7) * size * shrink * 1.2,
          ry * size * shrink,
          lumps,
        ),
      )
      .join('');
  const loose = (area: readonly [number, number, number, number], most: number, size: number) =>
    scatter(random, area, Math.round(most * detail), size * (1.6 - 0.6 * detail));
  const facing = ({ x, y }: { x: number; y: number }) => (x / rx) * sunward * 0.7 - (y - cy) / ry;
  const edge = Math.min(rx, ry) * 0.085 + 4;
  return [
    path(blob(random, 0, cy, rx * 0.8, ry * 0.82, 14) + layer(spots, 1.25, -0.02, -0.06), tones.shade),
    path(loose([0, cy + ry * 0.04, rx * 1.02, ry * 1.02], 60, edge * 1.2), tones.shade),
    path(
      layer(
        spots.filter((spot) => facing(spot) > -0.25),
        1.05,
        0.02,
        0.05,
      ),
      tones.mid,
    ),
    path(loose([sunward * rx * 0.1, cy - ry * 0.12, rx * 0.86, ry * 0.86], 90, edge), tones.mid),
    path(
      layer(
        spots.filter((spot) => facing(spot) > 0.2),
        0.66,
        0.05,
        0.13,
      ),
      tones.lit,
    ),
    path(loose([sunward * rx * 0.18, cy - ry * 0.32, rx * 0.7, ry * 0.6], 70, edge), tones.lit),
    path(loose([sunward * rx * 0.26, cy - ry * 0.48, rx * 0.5, ry * 0.4], 26, edge * 0.9), tones.glint),
  ];
};

/** A distant crown of a few dozen pixels in three tones. */
const distantLeaves = (
  random: Random,
  light: Light,
  { rx, ry, cy, tones }: Pick<Leaves, 'rx' | 'ry' | 'cy' | 'tones'>,
): string[] => {
  const sunward = Math.sign(light.towardsSun[0]);
  const lump = (x: number, y: number, size: number) => blob(random, x * rx, cy + y * ry, rx * size, ry * size, 7);
  return [
    path(lump(0, 0, 0.9) + lump(-0.4, 0.2, 0.5) + lump(0.4, 0.1, 0.55), tones.shade),
    path(lump(sunward * 0.14, -0.14, 0.68) + lump(-sunward * 0.3, -0.3, 0.4), tones.mid),
    path(lump(sunward * 0.3, -0.36, 0.36) + lump(-sunward * 0.1, -0.52, 0.28), tones.lit),
  ];
};

/** Distant crowns as one silhouette along y = 0, `width` long, as background behind houses. */
export const treeLine = (random: Random, width: number, height: number): string => {
  const points: Point[] = [];
  for (let x = -height; x < width + height; x += height * random.between(0.25, 0.6)) {
    points.push([x, -height * random.between(0.45, 1)]);
  }
  const bumps = points
    .slice(1)
    .map(([x, y], index) => {
      const before = points[index]!;
      const rise = Math.min(y, before[1]) - height * 0.16;
      return `Q${Math.round((x + before[0]) / 2)} ${Math.round(rise)} ${Math.round(x)} ${Math.round(y)}`;
    })
    .join('');
  const [first, last] = [points[0]!, points.at(-1)!];
  return `M${Math.round(first[0])} 0L${Math.round(first[0])} ${Math.round(first[1])}${bumps}L${Math.round(last[0])} 0Z`;
};

/** Path data of a stone or post with few points, because scenes draw many. */
export const stone = (x: number, y: number, width: number, height: number): string =>
  closed([
    [x - width / 2, y],
    [x - width * 0.42, y - height * 0.7],
    [x - width * 0.1, y - height],
    [x + width * 0.34, y - height * 0.82],
    [x + width / 2, y],
  ]);
