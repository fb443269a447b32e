import { scaleAt } from '../kit/camera.ts';
import type { Stage } from '../kit/stage.ts';
import type { Vec3 } from '../kit/vector.ts';
import { plant } from '../building/ground.ts';
import type { Green } from './leaf.ts';
import { palm, type PalmOptions } from './palm.ts';
import { tree, type TreeOptions, type TreeShape } from './tree.ts';

const shapes: readonly TreeShape[] = ['round', 'round', 'tall', 'column'];
const treeGreens: readonly Green[] = ['mango', 'rain', 'teal', 'lime', 'rain'];

/** A tree of a kind common in Thai gardens, at `at`; `height` in cm. Distant ones have fewer leaves. */
export const plantTree = (stage: Stage, at: Vec3, height: number, options: Partial<TreeOptions> = {}): void => {
  const { random, light } = stage;
  const blossom = random.chance(0.16) ? random.pick(['#f6e7b4', '#f2b8c0', '#f4d35e'] as const) : undefined;
  plant(
    stage,
    at,
    tree(random, light, {
      height,
      shape: random.pick(shapes),
      green: random.pick(treeGreens),
      blossom,
      detail: detailOf(stage, at, height),
      ...options,
    }),
    height / 270,
  );
};

/** A palm at `at`; `height` in cm. */
export const plantPalm = (stage: Stage, at: Vec3, height: number, options: Partial<PalmOptions> = {}): void =>
  plant(
    stage,
    at,
    palm(stage.random, stage.light, { height, detail: detailOf(stage, at, height), ...options }),
    height / 420,
  );

const detailOf = ({ camera }: Stage, at: Vec3, height: number): number =>
  Math.min(1, Math.max(0.08, ((height / 100) * scaleAt(camera, at)) / 380));
