import type { Position } from 'geojson';

/** The distance of a point from the line through two others, in degrees. */
const distanceToLine = ([x, y]: Position, [ax, ay]: Position, [bx, by]: Position): number => {
  const [dx, dy] = [bx! - ax!, by! - ay!];
  const length = Math.hypot(dx, dy);
  return length === 0 ? Math.hypot(x! - ax!, y! - ay!) : Math.abs((x! - ax!) * dy - (y! - ay!) * dx) / length;
};

/**
 * Leaves out points of a line that are nearer to it than a tolerance, in degrees, which may depend on the place
 * (Douglas-Peucker). The first and the last point stay.
 */
export const simplify = (points: readonly Position[], toleranceAt: (point: Position) => number): Position[] => {
  const isKept = new Set([0, points.length - 1]);
  const parts: [from: number, to: number][] = [[0, points.length - 1]];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [from, to] = part;
    let [farthest, excess] = [-1, 1];
    for (let index = from + 1; index < to; index += 1) {
      const point = points[index]!;
      const ratio = distanceToLine(point, points[from]!, points[to]!) / toleranceAt(point);
      if (ratio > excess) [farthest, excess] = [index, ratio];
    }
    if (farthest === -1) continue;
    isKept.add(farthest);
    parts.push([from, farthest], [farthest, to]);
  }
  return points.filter((_, index) => isKept.has(index));
};
