import { depthOf } from '../kit/camera.ts';
import type { Box, Stage } from '../kit/stage.ts';

/** An object in a room that occupies `bounds` and can be drawn. */
export type Piece = { bounds: Box; draw: (stage: Stage) => void };

const slack = 0.011;

/**
 * Whether `a` must be drawn before `b`: a vertical or horizontal plane between them and the eye's side of it decide.
 */
const precedes = (a: Box, b: Box, eye: readonly number[]): boolean => {
  for (const axis of [2, 1, 0] as const) {
    const [aFrom, aTo] = [a.at[axis], a.at[axis] + a.size[axis]];
    const [bFrom, bTo] = [b.at[axis], b.at[axis] + b.size[axis]];
    if (aTo <= bFrom + slack && eye[axis]! > bFrom) return true;
    if (bTo <= aFrom + slack && eye[axis]! < bTo) return true;
    if (bTo <= aFrom + slack && eye[axis]! > aFrom) return false;
    if (aTo <= bFrom + slack && eye[axis]! < aTo) return false;
  }
  return false;
};

const farness = ({ camera }: Stage, { at: [x, y, z], size: [w, d, h] }: Box): number =>
  depthOf(camera, [x + w / 2, y + d / 2, z + h / 2]);

/**
 * Draws pieces far to near, in any given order, so that none covers a piece in front of it. In a cycle of overlaps the
 * farthest is drawn first.
 */
export const drawInOrder = (stage: Stage, pieces: readonly Piece[]): void => {
  const { eye } = stage.camera;
  const waiting = pieces.map((piece) => ({
    piece,
    far: farness(stage, piece.bounds),
    blockers: 0,
    blocks: [] as number[],
  }));
  waiting.forEach((one, index) => {
    waiting.forEach((other, at) => {
      if (index === at || !precedes(one.piece.bounds, other.piece.bounds, eye)) return;
      one.blocks.push(at);
      other.blockers += 1;
    });
  });
  const left = new Set(waiting.keys());
  while (left.size > 0) {
    const ready = [...left].filter((index) => waiting[index]!.blockers <= 0);
    const next = (ready.length > 0 ? ready : [...left]).reduce((best, index) =>
      waiting[index]!.far > waiting[best]!.far ? index : best,
    );
    left.delete(next);
    for (const index of waiting[next]!.blocks) waiting[index]!.blockers -= 1;
    waiting[next]!.piece.draw(stage);
  }
};
