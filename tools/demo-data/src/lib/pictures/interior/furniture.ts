import { frontOf, sideOf, type Panel } from '../kit/panel.ts';
import { box, type BlockPaint, type Box, type Stage } from '../kit/stage.ts';
import type { Vec3 } from '../kit/vector.ts';
import type { Piece } from './arrange.ts';

/** Direction of a piece's front: to the viewer, away, or to a side. */
export type Facing = 'near' | 'far' | 'left' | 'right';

export type Place = { x: number; y: number; z?: number; facing?: Facing };

/** A part in the local coordinates of a piece: u from its left and d from its front, as seen from the front, z up. */
export type Part = {
  u: number;
  d: number;
  z: number;
  size: readonly [width: number, depth: number, height: number];
  colour: string;
  paint?: BlockPaint;
  /** Details on the part's front, drawn when it is visible. */
  front?: (panel: Panel, stage: Stage) => void;
};

/** Pieces of furniture, and their footprint for the shadow. */
export type Furniture = { pieces: readonly Piece[]; footprint: Box; isRound?: boolean };

/** Converts parts to pieces at a place in the room; `x`, `y` is the near left corner of the footprint. */
export const build = (
  { x, y, z: lift = 0, facing = 'near' }: Place,
  width: number,
  depth: number,
  parts: readonly Part[],
): Furniture => {
  const turned = facing === 'left' || facing === 'right';
  const put = ({ u, d, z, size: [w, dep, h] }: Part): Box => {
    const at: Record<Facing, Vec3> = {
      near: [x + u, y + d, lift + z],
      far: [x + width - u - w, y + depth - d - dep, lift + z],
      right: [x + depth - d - dep, y + u, lift + z],
      left: [x + d, y + width - u - w, lift + z],
    };
    return { at: at[facing], size: turned ? [dep, w, h] : [w, dep, h] };
  };
  const pieces = parts.map((part): Piece => {
    const bounds = put(part);
    return {
      bounds,
      draw: (stage) => {
        box(stage, bounds, part.colour, part.paint);
        if (!part.front || facing === 'far') return;
        const panel = facing === 'near' ? frontOf(stage, bounds) : sideOf(stage, bounds, facing === 'right' ? 1 : -1);
        if (panel.seen) part.front(panel, stage);
      },
    };
  });
  return { pieces, footprint: { at: [x, y, lift], size: turned ? [depth, width, 0] : [width, depth, 0] } };
};

/** A piece drawn flat and upright (a lamp, a plant) with a column as its bounds. */
export const upright = (
  { x, y, z = 0 }: Place,
  radius: number,
  height: number,
  draw: (stage: Stage, foot: Vec3) => void,
): Furniture => {
  const bounds: Box = { at: [x - radius, y - radius, z], size: [radius * 2, radius * 2, height] };
  return { pieces: [{ bounds, draw: (stage) => draw(stage, [x, y, z]) }], footprint: bounds, isRound: true };
};
