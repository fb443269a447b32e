import { fixed, type Point } from './svg.ts';

export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** An SVG canvas that scenes draw fragments on, back to front. Shared gradients and clips are collected separately. */
export type Drawing = {
  readonly width: number;
  readonly height: number;
  add: (...fragments: readonly string[]) => void;
  /** A linear gradient in each shape's bounding box (0…1); default: top to bottom. */
  linear: (stops: readonly Stop[], from?: Point, to?: Point) => string;
  /** A linear gradient between two points of the picture, in pixels. */
  across: (stops: readonly Stop[], from: Point, to: Point) => string;
  /** A radial gradient from the centre of each shape's bounding box. */
  radial: (stops: readonly Stop[]) => string;
  /** A clip for {@link group}, from path data. */
  clip: (d: string) => string;
  /** Clips everything that `draw` adds to the outline `d`. */
  within: (d: string, draw: () => void) => void;
  /** Mirrors everything drawn so far below the line `y`: still water. */
  mirrorBelow: (y: number, opacity: number) => void;
  /** The complete SVG. `mirrored` swaps left and right, which is safe because no scene contains text. */
  toSvg: (mirrored?: boolean) => string;
};

export const createDrawing = (width: number, height: number): Drawing => {
  const body: string[] = [];
  const ids = new Map<string, string>();

  // Equal definitions share one id, so a thousand windows cost one gradient.
  const define = (make: (id: string) => string): string => {
    const key = make('');
    const id = ids.get(key) ?? `d${ids.size}`;
    ids.set(key, id);
    return `url(#${id})`;
  };
  const stopTags = (stops: readonly Stop[]) =>
    stops
      .map(
        ([offset, colour, opacity]) =>
          `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
      )
      .join('');

  return {
    width,
    height,
    add: (...fragments) => void body.push(...fragments),
    linear: (stops, [x1, y1] = [0, 0], [x2, y2] = [0, 1]) =>
      define(
        (id) =>
          `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopTags(stops)}</linearGradient>`,
      ),
    across: (stops, [x1, y1], [x2, y2]) =>
      define(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${fixed(x1)}" y1="${fixed(y1)}" x2="${fixed(x2)}" y2="${fixed(y2)}">` +
          `${stopTags(stops)}</linearGradient>`,
      ),
    radial: (stops) => define((id) => `<radialGradient id="${id}">${stopTags(stops)}</radialGradient>`),
    clip: (d) => define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`),
    within: (d, draw) => {
      const from = body.length;
      draw();
      const inside = body.splice(from).join('');
      body.push(`<g clip-path="${define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)}">${inside}</g>`);
    },
    mirrorBelow: (y, opacity) => {
      const clip = define((id) => `<clipPath id="${id}"><path d="M0 0H${width}V${fixed(y)}H0Z"/></clipPath>`);
      const above = body.splice(0).join('');
      const name = `above${ids.size}`;
      body.push(`<g id="${name}" clip-path="${clip}">${above}</g>`);
      body.push(`<use href="#${name}" transform="matrix(1 0 0 -1 0 ${fixed(2 * y)})" opacity="${opacity}"/>`);
    },
    toSvg: (mirrored = false) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<defs>${[...ids].map(([key, id]) => key.replace('id=""', `id="${id}"`)).join('')}</defs>` +
      `${mirrored ? `<g transform="matrix(-1 0 0 1 ${width} 0)">${body.join('')}</g>` : body.join('')}</svg>`,
  };
};
