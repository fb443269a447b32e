import { circle, group, line, polygon, type Point } from '../kit/svg.ts';
import type { PlanRoom, Side } from './layout.ts';
import { bathroom, bed, box, car, counter, desk, plantAt, sofa, table, type Ink } from './symbols.ts';

const turns: Record<Side, number> = { t: 0, r: 90, b: 180, l: 270 };

/** Places a symbol at one wall of a room (sizes in cm). */
export const against = (
  { x, y, w, h, against: side = 't' }: PlanRoom,
  fragments: (long: number) => string[],
  along = 0.5,
): string => {
  const [px, py, pw, ph] = [x * 100, y * 100, w * 100, h * 100];
  const at: Record<Side, Point> = {
    t: [px + pw * along, py + 8],
    r: [px + pw - 8, py + ph * along],
    b: [px + pw * (1 - along), py + ph - 8],
    l: [px + 8, py + ph * (1 - along)],
  };
  return group(fragments(side === 't' || side === 'b' ? pw : ph), { at: at[side], turnDeg: turns[side] });
};

/** The furniture of a room by its kind. */
export const furnishPlan = (room: PlanRoom, ink: Ink): string[] => {
  const { kind, x, y, w, h } = room;
  const middle: Point = [(x + w / 2) * 100, (y + h / 2) * 100];
  const opposite: Record<Side, Side> = { t: 'b', b: 't', l: 'r', r: 'l' };
  const facing = { ...room, against: opposite[room.against ?? 't'] };
  switch (kind) {
    case 'bedroom':
      return [
        against(room, (long) => bed(ink, Math.min(180, long - 110)), 0.46),
        against(facing, (long) => [box(ink, -long * 0.25, 2, long * 0.5, 50, ink.wood)], 0.4),
      ];
    case 'living':
      return [
        against(room, (long) => sofa(ink, Math.min(240, long * 0.62)), 0.48),
        against(
          facing,
          (long) => [
            box(ink, -long * 0.24, 2, long * 0.48, 38, ink.wood),
            box(ink, -long * 0.18, 6, long * 0.36, 6, ink.line),
          ],
          0.52,
        ),
        plantAt(ink, (x + w) * 100 - 34, (y + h) * 100 - 36, 22),
      ];
    case 'open':
      return [
        against(room, (long) => bed(ink, Math.min(160, long * 0.4)), 0.34),
        against(facing, (long) => sofa(ink, Math.min(170, long * 0.42)), 0.36),
      ];
    case 'kitchen':
      return [against(room, (long) => counter(ink, long - 24))];
    case 'dining':
      return [group(table(ink, 0), { at: middle })];
    case 'bath':
      return [against(room, (long) => bathroom(ink, long - 20))];
    case 'study':
      return [
        against(room, (long) => desk(ink, Math.min(160, long - 70))),
        against(facing, (long) => [box(ink, -long * 0.3, 2, long * 0.6, 36, ink.wood)]),
      ];
    case 'balcony':
      return [
        plantAt(ink, x * 100 + 40, (y + h / 2) * 100, 24),
        plantAt(ink, (x + w) * 100 - 38, (y + h / 2) * 100, 20),
        circle(middle[0], middle[1], 26, ink.wood, { stroke: ink.line, strokeWidth: 2.2 }),
        ...[-1, 1].map((side) => box(ink, middle[0] + side * 56 - 20, middle[1] - 20, 40, 40, ink.fabric, 10)),
      ];
    case 'stairs':
      return stairs(room, ink);
    case 'carport':
      return [group(car(ink), { at: middle, opacity: 0.9 })];
    case 'store':
      return [
        against(room, (long) => [
          box(ink, -long / 2 + 14, 2, long - 28, 54, ink.wood),
          ...Array.from({ length: 6 }, (_, index) =>
            line(
              [
                [-long / 2 + 26 + index * ((long - 40) / 6), 8],
                [-long / 2 + 34 + index * ((long - 40) / 6), 50],
              ],
              ink.line,
              1.4,
            ),
          ),
        ]),
      ];
    case 'terrace':
      return [
        plantAt(ink, x * 100 + 44, middle[1], 26),
        plantAt(ink, (x + w) * 100 - 44, middle[1], 22),
        ...(w > 8 ? [-90, 90].map((dx) => box(ink, middle[0] + dx - 30, middle[1] - 62, 60, 124, ink.fabric, 10)) : []),
      ];
    case 'garden':
      return [
        box(ink, middle[0] - w * 34, middle[1] - h * 28, w * 68, h * 56, ink.water, 10),
        ...[
          [0.06, 0.2],
          [0.05, 0.75],
          [0.94, 0.24],
          [0.95, 0.8],
          [0.5, 0.93],
        ].map(([u, v]) => plantAt(ink, (x + w * u!) * 100, (y + h * v!) * 100, 40)),
      ];
    case 'desks':
      return [0.25, 0.5, 0.75].flatMap((u) =>
        [0.3, 0.72].map((v) =>
          group([...desk(ink, 150), group(desk(ink, 150), { turnDeg: 180 })], {
            at: [(x + w * u) * 100, (y + h * v) * 100],
          }),
        ),
      );
    case 'hall':
      return [];
  }
};

const stairs = ({ x, y, w, h }: PlanRoom, ink: Ink): string[] => {
  const upright = h > w;
  const steps = 11;
  const [px, py, pw, ph] = [x * 100 + 10, y * 100 + 10, w * 100 - 20, h * 100 - 20];
  const treads = Array.from({ length: steps }, (_, index) => {
    const share = (index + 1) / (steps + 1);
    return upright
      ? line(
          [
            [px, py + ph * share],
            [px + pw, py + ph * share],
          ],
          ink.line,
          1.8,
        )
      : line(
          [
            [px + pw * share, py],
            [px + pw * share, py + ph],
          ],
          ink.line,
          1.8,
        );
  });
  const [from, to]: [Point, Point] = upright
    ? [
        [px + pw / 2, py + ph - 14],
        [px + pw / 2, py + 20],
      ]
    : [
        [px + 14, py + ph / 2],
        [px + pw - 20, py + ph / 2],
      ];
  const head: Point[] = upright
    ? [[to[0] - 9, to[1] + 14], to, [to[0] + 9, to[1] + 14]]
    : [[to[0] - 14, to[1] - 9], to, [to[0] - 14, to[1] + 9]];
  return [
    ...treads,
    line([from, to], ink.line, 2.4),
    polygon(head, 'none', { stroke: ink.line, strokeWidth: 2.4, round: true }),
  ];
};
