import { circle, ellipse, group, line, path, polygon, rect, type Point } from '../kit/svg.ts';
import type { PlanRoom, Side } from './layout.ts';

/** Colours of a drawn plan. */
export type Ink = { line: string; wall: string; fabric: string; wood: string; water: string; green: string; soft: string };

/** A symbol drawn in centimetres, its back against the top edge, its middle at 0. */
type Symbol = (ink: Ink, width: number) => string[];

const box = (ink: Ink, x: number, y: number, w: number, h: number, fill: string, radius = 3): string => rect(x, y, w, h, fill, { stroke: ink.line, strokeWidth: 2.4, radius });

const bed: Symbol = (ink, width) => [
  box(ink, -width / 2, 2, width, 205, ink.soft, 6), box(ink, -width / 2, 62, width, 145, ink.fabric, 8),
  ...[-1, 1].map((side) => box(ink, side * width * 0.24 - width * 0.18, 12, width * 0.36, 38, '#ffffff', 10)),
  line([[-width / 2, 84], [width / 2, 84]], ink.line, 2), ...[-1, 1].map((side) => box(ink, side * (width / 2 + 28) - 22, 4, 44, 40, ink.wood)),
];

const sofa: Symbol = (ink, width) => [
  box(ink, -width / 2, 2, width, 88, ink.fabric, 12), box(ink, -width / 2 + 16, 26, width / 2 - 18, 60, ink.soft, 8), box(ink, 2, 26, width / 2 - 18, 60, ink.soft, 8),
  box(ink, -55, 126, 110, 56, ink.wood, 8), rect(-width / 2 - 14, 104, width + 28, 100, 'none', { stroke: ink.line, strokeWidth: 1.4, radius: 6, opacity: 0.4 }),
];

const desk: Symbol = (ink, width) => [box(ink, -width / 2, 2, width, 62, ink.wood), circle(0, 92, 24, ink.fabric, { stroke: ink.line, strokeWidth: 2.4 }), box(ink, -24, 14, 48, 6, ink.line)];

const counter: Symbol = (ink, width) => [
  box(ink, -width / 2, 2, width, 60, ink.soft, 2), box(ink, -width / 2 + 20, 14, 54, 38, ink.water, 8), circle(-width / 2 + 47, 33, 4, ink.line),
  ...[[0, 20], [26, 20], [0, 46], [26, 46]].map(([x, y]) => circle(x! + width * 0.12, y!, 9, 'none', { stroke: ink.line, strokeWidth: 2.2 })), box(ink, width / 2 - 62, 2, 62, 66, ink.wood, 2),
];

const table: Symbol = (ink) => [
  ...[-1, 1].flatMap((side) => [-34, 34].map((x) => box(ink, x - 18, side * 52 - 18, 36, 36, ink.fabric, 10))), box(ink, -70, -42, 140, 84, ink.wood, 8),
];

const bathroom = (ink: Ink, long: number): string[] => [
  box(ink, -long / 2 + 8, 4, 66, 46, ink.soft, 6), ellipse(-long / 2 + 41, 28, 22, 15, ink.water, { stroke: ink.line, strokeWidth: 2.2 }),
  box(ink, -18, 2, 42, 18, ink.soft, 4), ellipse(3, 42, 19, 25, '#ffffff', { stroke: ink.line, strokeWidth: 2.4 }),
  box(ink, long / 2 - 92, 4, 86, 92, ink.water, 2), line([[long / 2 - 92, 4], [long / 2 - 6, 96]], ink.line, 1.2, { opacity: 0.5 }), line([[long / 2 - 6, 4], [long / 2 - 92, 96]], ink.line, 1.2, { opacity: 0.5 }), circle(long / 2 - 49, 50, 5, ink.line),
];

const plantAt = (ink: Ink, x: number, y: number, radius: number): string => {
  const leaves = Array.from({ length: 8 }, (_, index): Point => [x + radius * Math.cos(index * 0.785), y + radius * Math.sin(index * 0.785)]);
  return circle(x, y, radius, ink.green, { opacity: 0.55 }) + leaves.map((tip) => line([[x, y], tip], ink.line, 1.2, { opacity: 0.45 })).join('') + circle(x, y, radius, 'none', { stroke: ink.line, strokeWidth: 1.6 });
};

const car = (ink: Ink): string[] => [
  box(ink, -88, -215, 176, 430, ink.soft, 46), path('M-70 -110Q0 -150 70 -110L62 -60Q0 -84 -62 -60Z', ink.water, { stroke: ink.line, strokeWidth: 2 }), path('M-62 90Q0 112 62 90L70 132Q0 160 -70 132Z', ink.water, { stroke: ink.line, strokeWidth: 2 }), box(ink, -66, -54, 132, 138, '#ffffff', 16),
];

const turns: Record<Side, number> = { t: 0, r: 90, b: 180, l: 270 };

/** Stands a symbol against one wall of a room (sizes in cm). */
const against = ({ x, y, w, h, against: side = 't' }: PlanRoom, fragments: (long: number) => string[], along = 0.5): string => {
  const [px, py, pw, ph] = [x * 100, y * 100, w * 100, h * 100];
  const at: Record<Side, Point> = { t: [px + pw * along, py + 8], r: [px + pw - 8, py + ph * along], b: [px + pw * (1 - along), py + ph - 8], l: [px + 8, py + ph * (1 - along)] };
  return group(fragments(side === 't' || side === 'b' ? pw : ph), { at: at[side], turnDeg: turns[side] });
};

/** The furniture of a room by its kind. */
export const furnishPlan = (room: PlanRoom, ink: Ink): string[] => {
  const { kind, x, y, w, h } = room;
  const middle: Point = [(x + w / 2) * 100, (y + h / 2) * 100];
  const opposite: Record<Side, Side> = { t: 'b', b: 't', l: 'r', r: 'l' };
  const facing = { ...room, against: opposite[room.against ?? 't'] };
  switch (kind) {
    case 'bedroom': return [against(room, (long) => bed(ink, Math.min(180, long - 110)), 0.46), against(facing, (long) => [box(ink, -long * 0.25, 2, long * 0.5, 50, ink.wood)], 0.4)];
    case 'living': return [against(room, (long) => sofa(ink, Math.min(240, long * 0.62)), 0.48), against(facing, (long) => [box(ink, -long * 0.24, 2, long * 0.48, 38, ink.wood), box(ink, -long * 0.18, 6, long * 0.36, 6, ink.line)], 0.52), plantAt(ink, (x + w) * 100 - 34, (y + h) * 100 - 36, 22)];
    case 'open': return [against(room, (long) => bed(ink, Math.min(160, long * 0.4)), 0.34), against(facing, (long) => sofa(ink, Math.min(170, long * 0.42)), 0.36)];
    case 'kitchen': return [against(room, (long) => counter(ink, long - 24))];
    case 'dining': return [group(table(ink, 0), { at: middle })];
    case 'bath': return [against(room, (long) => bathroom(ink, long - 20))];
    case 'study': return [against(room, (long) => desk(ink, Math.min(160, long - 70))), against(facing, (long) => [box(ink, -long * 0.3, 2, long * 0.6, 36, ink.wood)])];
    case 'balcony': return [plantAt(ink, x * 100 + 40, (y + h / 2) * 100, 24), plantAt(ink, (x + w) * 100 - 38, (y + h / 2) * 100, 20), circle(middle[0], middle[1], 26, ink.wood, { stroke: ink.line, strokeWidth: 2.2 }), ...[-1, 1].map((side) => box(ink, middle[0] + side * 56 - 20, middle[1] - 20, 40, 40, ink.fabric, 10))];
    case 'stairs': return stairs(room, ink);
    case 'carport': return [group(car(ink), { at: middle, opacity: 0.9 })];
    case 'store': return [against(room, (long) => [box(ink, -long / 2 + 14, 2, long - 28, 54, ink.wood), ...Array.from({ length: 6 }, (_, index) => line([[-long / 2 + 26 + index * ((long - 40) / 6), 8], [-long / 2 + 34 + index * ((long - 40) / 6), 50]], ink.line, 1.4))])];
    case 'terrace': return [plantAt(ink, x * 100 + 44, middle[1], 26), plantAt(ink, (x + w) * 100 - 44, middle[1], 22), ...(w > 8 ? [-90, 90].map((dx) => box(ink, middle[0] + dx - 30, middle[1] - 62, 60, 124, ink.fabric, 10)) : [])];
    case 'garden': return [box(ink, middle[0] - w * 34, middle[1] - h * 28, w * 68, h * 56, ink.water, 10), ...[[0.06, 0.2], [0.05, 0.75], [0.94, 0.24], [0.95, 0.8], [0.5, 0.93]].map(([u, v]) => plantAt(ink, (x + w * u!) * 100, (y + h * v!) * 100, 40))];
    case 'desks': return [0.25, 0.5, 0.75].flatMap((u) => [0.3, 0.72].map((v) => group([...desk(ink, 150), group(desk(ink, 150), { turnDeg: 180 })], { at: [(x + w * u) * 100, (y + h * v) * 100] })));
    case 'hall': return [];
  }
};

const stairs = ({ x, y, w, h }: PlanRoom, ink: Ink): string[] => {
  const upright = h > w;
  const steps = 11;
  const [px, py, pw, ph] = [x * 100 + 10, y * 100 + 10, w * 100 - 20, h * 100 - 20];
  const treads = Array.from({ length: steps }, (_, index) => {
    const share = (index + 1) / (steps + 1);
    return upright ? line([[px, py + ph * share], [px + pw, py + ph * share]], ink.line, 1.8) : line([[px + pw * share, py], [px + pw * share, py + ph]], ink.line, 1.8);
  });
  const [from, to]: [Point, Point] = upright ? [[px + pw / 2, py + ph - 14], [px + pw / 2, py + 20]] : [[px + 14, py + ph / 2], [px + pw - 20, py + ph / 2]];
  const head: Point[] = upright ? [[to[0] - 9, to[1] + 14], to, [to[0] + 9, to[1] + 14]] : [[to[0] - 14, to[1] - 9], to, [to[0] - 14, to[1] + 9]];
  return [...treads, line([from, to], ink.line, 2.4), polygon(head, 'none', { stroke: ink.line, strokeWidth: 2.4, round: true })];
};
