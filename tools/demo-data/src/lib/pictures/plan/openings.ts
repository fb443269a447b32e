import { closed, line, path, rect, type Point } from '../kit/svg.ts';
import type { Door, PlanWindow } from './layout.ts';
import type { Ink } from './symbols.ts';

/** Metres. */
export const wallThickness = 0.14;

/** A window in its wall. */
export const windowOf = ({ x, y, along, length }: PlanWindow, ink: Ink): string => {
  const half = wallThickness * 50;
  const [px, py, long] = [x * 100, y * 100, length * 100];
  const [w, h] = along === 'x' ? [long, half * 2] : [half * 2, long];
  const [left, top] = along === 'x' ? [px, py - half] : [px - half, py];
  const middle: Point[] =
    along === 'x'
      ? [
          [left, py],
          [left + w, py],
        ]
      : [
          [px, top],
          [px, top + h],
        ];
  return rect(left, top, w, h, '#ffffff', { stroke: ink.wall, strokeWidth: 2 }) + line(middle, ink.wall, 2);
};

/** A door with the arc of its leaf, or two sliding leaves. */
export const doorOf = ({ x, y, along, width, into, flip = false, sliding = false }: Door, ink: Ink): string => {
  const half = wallThickness * 50;
  const long = width * 100;
  const [px, py] = [x * 100, y * 100];
  const gap =
    along === 'x'
      ? rect(px, py - half - 1, long, half * 2 + 2, '#f3ead9')
      : rect(px - half - 1, py, half * 2 + 2, long, '#f3ead9');
  if (sliding) {
    const leaf = (from: number, shift: number) =>
      along === 'x'
        ? rect(px + from, py + shift, long * 0.54, 5, ink.soft, { stroke: ink.line, strokeWidth: 2 })
        : rect(px + shift, py + from, 5, long * 0.54, ink.soft, { stroke: ink.line, strokeWidth: 2 });
    return gap + leaf(0, -5) + leaf(long * 0.46, 1);
  }
  const hinge = flip ? long : 0;
  const sweep = (angle: number): Point => {
    const u = hinge + (flip ? -1 : 1) * long * Math.cos(angle);
    const v = into * long * Math.sin(angle);
    return along === 'x' ? [px + u, py + v] : [px + v, py + u];
  };
  const pivot: Point = along === 'x' ? [px + hinge, py] : [px, py + hinge];
  const arc = Array.from({ length: 13 }, (_, index) => sweep((index / 12) * (Math.PI / 2)));
  return (
    gap +
    path(closed([pivot, ...arc]), '#ffffff', { opacity: 0.5 }) +
    line(arc, ink.line, 1.6) +
    line([pivot, arc.at(-1)!], ink.line, 4.5)
  );
};
