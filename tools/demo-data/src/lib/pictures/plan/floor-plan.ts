import { mix } from '../kit/colour.ts';
import type { Scene, Sketch } from '../kit/sketch.ts';
import { fixed, group, path, rect, type Point } from '../kit/svg.ts';
import { dimensions, northArrow, scaleBar } from './annotations.ts';
import type { Layout, PlanRoom, RoomKind } from './layout.ts';
import { layoutNames, layouts } from './layouts.ts';
import { doorOf, wallThickness, windowOf } from './openings.ts';
import { furnishPlan } from './furnish-plan.ts';
import { type Ink } from './symbols.ts';

const inks: readonly Ink[] = [
  {
    line: '#5c554b',
    wall: '#3b3731',
    fabric: '#dcd3c0',
    wood: '#e3c9a0',
    water: '#cfe3e4',
    green: '#9db98d',
    soft: '#f6f1e7',
  },
  {
    line: '#4f5a54',
    wall: '#2f3b36',
    fabric: '#cfdacb',
    wood: '#dcc8a6',
    water: '#c9e0df',
    green: '#8fb092',
    soft: '#f3f4ec',
  },
  {
    line: '#5d5148',
    wall: '#453a33',
    fabric: '#e4cbb6',
    wood: '#d9b48a',
    water: '#d2e2e3',
    green: '#a8b684',
    soft: '#f8efe4',
  },
];

const floors: Record<RoomKind, string> = {
  living: '#f1e3cb',
  desks: '#ece4d6',
  dining: '#f1e3cb',
  open: '#f1e3cb',
  bedroom: '#efe0cb',
  study: '#eee2cf',
  hall: '#f3ead9',
  kitchen: '#ece9e1',
  bath: '#dfe9e9',
  store: '#ebe3d5',
  stairs: '#ebe3d5',
  balcony: '#e3e7da',
  terrace: '#e8dcc6',
  carport: '#e5e2db',
  garden: '#d7e2c4',
};

/** A floor plan in metres, drawn to scale: floors, walls, openings, furniture, dimension lines, without text. */
export const floorPlan: Scene = (sketch: Sketch) => {
  const { drawing, variant } = sketch;
  const ink = inks[variant % inks.length]!;
  const layout: Layout = layouts[layoutNames[variant % layoutNames.length]!]!;
  const width = Math.max(...layout.rooms.map(({ x, w }) => x + w));
  const height = Math.max(...layout.rooms.map(({ y, h }) => y + h));
  const scale = Math.min((drawing.width - 330) / width, (drawing.height - 260) / height) / 100;
  const at: Point = [(drawing.width - width * 100 * scale) / 2 + 20, (drawing.height - height * 100 * scale) / 2 + 24];
  drawing.add(rect(0, 0, drawing.width, drawing.height, '#fcfaf5'), paper(drawing.width, drawing.height));
  const solid = layout.rooms.filter(({ kind }) => !['balcony', 'terrace', 'carport', 'garden'].includes(kind));
  const open = layout.rooms.filter((room) => !solid.includes(room));
  drawing.add(
    group(
      [
        group(
          layout.rooms.map(({ x, y, w, h }) =>
            rect(x * 100 + 12, y * 100 + 16, w * 100, h * 100, '#3a2d1f', { opacity: 0.1 }),
          ),
          {},
        ),
        ...layout.rooms.map((room) => floorOf(room)),
        ...layout.rooms.flatMap((room) => furnishPlan(room, ink)),
        ...open.map((room) => outline(room, ink.line, 3.5)),
        ...solid.map((room) => outline(room, ink.wall, wallThickness * 100)),
        ...layout.windows.map((window) => windowOf(window, ink)),
        ...layout.doors.map((door) => doorOf(door, ink)),
        ...dimensions(layout.rooms, width, height, ink),
      ],
      { at, scale },
    ),
  );
  drawing.add(...northArrow([drawing.width - 96, 104], ink), ...scaleBar([84, drawing.height - 62], scale, ink));
};

const paper = (width: number, height: number): string =>
  path(
    [
      ...Array.from({ length: Math.floor(width / 40) }, (_, index) => `M${index * 40} 0V${height}`),
      ...Array.from({ length: Math.floor(height / 40) }, (_, index) => `M0 ${index * 40}H${width}`),
    ].join(''),
    'none',
    { stroke: '#eee7da', strokeWidth: 1 },
  );

const outline = ({ x, y, w, h }: PlanRoom, colour: string, strokeWidth: number): string =>
  rect(x * 100, y * 100, w * 100, h * 100, 'none', { stroke: colour, strokeWidth });

const floorOf = ({ kind, x, y, w, h }: PlanRoom): string => {
  const [px, py, pw, ph] = [x * 100, y * 100, w * 100, h * 100];
  const base = floors[kind];
  const joints: string[] = [];
  if (['kitchen', 'bath', 'balcony', 'carport'].includes(kind)) {
    const step = kind === 'carport' ? 90 : 40;
    for (let u = step; u < pw; u += step) joints.push(`M${fixed(px + u)} ${fixed(py)}V${fixed(py + ph)}`);
    for (let v = step; v < ph; v += step) joints.push(`M${fixed(px)} ${fixed(py + v)}H${fixed(px + pw)}`);
  } else if (kind !== 'garden') {
    for (let v = 18, row = 0; v < ph; v += 18, row += 1) {
      joints.push(`M${fixed(px)} ${fixed(py + v)}H${fixed(px + pw)}`);
      for (let u = row % 2 ? 60 : 130; u < pw; u += 150)
        joints.push(`M${fixed(px + u)} ${fixed(py + v - 18)}V${fixed(py + v)}`);
    }
  }
  return (
    rect(px, py, pw, ph, base) + path(joints.join(''), 'none', { stroke: mix(base, '#8a6f4e', 0.2), strokeWidth: 1.2 })
  );
};
