/** A point on the picture, in pixels from its top left corner (or in the units of the enclosing group). */
export type Point = readonly [x: number, y: number];

export type Paint = {
  opacity?: number;
  stroke?: string;
  strokeWidth?: number;
  /** Round joins and caps: with a stroke in the fill's colour this softens a shape's corners. */
  round?: boolean;
  dash?: string;
};

/** One decimal: a tenth of a pixel is not visible, and the text stays short and the same on every machine. */
export const fixed = (value: number): string => String(Math.round(value * 10) / 10);

const point = ([x, y]: Point) => `${fixed(x)} ${fixed(y)}`;

/**
 * The opacity of a shape that has one paint belongs to that paint: for the opacity of a whole element the renderer
 * allocates a second picture, which took most of the time of a drawing.
 */
const opacityOf = (fill: string, { stroke }: Paint): string =>
  !stroke ? 'fill-opacity' : fill === 'none' ? 'stroke-opacity' : 'opacity';

const attributes = (fill: string, paint: Paint): string => {
  const { opacity, stroke, strokeWidth, round, dash } = paint;
  return (
    (opacity === undefined ? '' : ` ${opacityOf(fill, paint)}="${Math.round(opacity * 1000) / 1000}"`) +
    (stroke ? ` stroke="${stroke}" stroke-width="${fixed(strokeWidth ?? 1)}"` : '') +
    (round ? ' stroke-linejoin="round" stroke-linecap="round"' : '') +
    (dash ? ` stroke-dasharray="${dash}"` : '')
  );
};

export const path = (d: string, fill: string, paint: Paint = {}): string =>
  d ? `<path d="${d}" fill="${fill}"${attributes(fill, paint)}/>` : '';

export const outline = (points: readonly Point[]): string =>
  points.length < 2 ? '' : `M${points.map(point).join('L')}`;

export const closed = (points: readonly Point[]): string => (points.length < 3 ? '' : `${outline(points)}Z`);

export const polygon = (points: readonly Point[], fill: string, paint: Paint = {}): string =>
  path(closed(points), fill, paint);

export const line = (points: readonly Point[], stroke: string, strokeWidth: number, paint: Paint = {}): string =>
  path(outline(points), 'none', { stroke, strokeWidth, round: true, ...paint });

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  paint: Paint & { radius?: number } = {},
) =>
  `<rect x="${fixed(x)}" y="${fixed(y)}" width="${fixed(width)}" height="${fixed(height)}" fill="${fill}"` +
  `${paint.radius ? ` rx="${fixed(paint.radius)}"` : ''}${attributes(fill, paint)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, paint: Paint = {}): string =>
  `<ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="${fixed(rx)}" ry="${fixed(ry)}" fill="${fill}"${attributes(fill, paint)}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, paint: Paint = {}): string =>
  ellipse(x, y, radius, radius, fill, paint);

type GroupOptions = { opacity?: number; clip?: string; at?: Point; scale?: number; mirror?: boolean; turnDeg?: number };

/** Moves, turns, scales and mirrors fragments as a group about their origin. */
export const group = (
  fragments: readonly string[],
  { opacity, clip, at, scale, mirror, turnDeg }: GroupOptions,
): string => {
  const steps = [
    at ? `translate(${point(at)})` : '',
    turnDeg ? `rotate(${fixed(turnDeg)})` : '',
    scale !== undefined || mirror
      ? `scale(${((mirror ? -1 : 1) * Math.round((scale ?? 1) * 1e4)) / 1e4} ${Math.round((scale ?? 1) * 1e4) / 1e4})`
      : '',
  ].filter(Boolean);
  return (
    `<g${steps.length ? ` transform="${steps.join(' ')}"` : ''}${opacity === undefined ? '' : ` opacity="${opacity}"`}` +
    `${clip ? ` clip-path="${clip}"` : ''}>${fragments.join('')}</g>`
  );
};

/** A smooth closed curve through all points (Catmull-Rom as cubic Béziers). */
export const smoothClosed = (points: readonly Point[]): string => {
  const at = (index: number) => points[(index + points.length) % points.length]!;
  const curves = points.map((_, index) => curve(at(index - 1), at(index), at(index + 1), at(index + 2)));
  return `M${point(at(0))}${curves.join('')}Z`;
};

/** A smooth open curve through all points; `d` for {@link path}, or the start of a closed shape. */
export const smoothOpen = (points: readonly Point[]): string => {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))]!;
  const curves = points.slice(1).map((_, index) => curve(at(index - 1), at(index), at(index + 1), at(index + 2)));
  return `M${point(at(0))}${curves.join('')}`;
};

const curve = (before: Point, from: Point, to: Point, after: Point): string =>
  `C${point([from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6])} ` +
  `${point([to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6])} ${point(to)}`;
