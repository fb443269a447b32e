import { project, scaleAt } from '../kit/camera.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import { tone } from '../kit/light.ts';
import type { Panel } from '../kit/panel.ts';
import { flat, lit, ring, type Stage } from '../kit/stage.ts';
import { closed, ellipse, group, line, path, rect } from '../kit/svg.ts';
import type { Vec3 } from '../kit/vector.ts';
import { build, upright, type Furniture, type Place } from './furniture.ts';
import { fronts } from './storage.ts';
import type { Style } from './style.ts';

/** A vanity: cabinet, stone top, a bowl basin and its tap. */
export const vanity = (style: Style, { width, ...place }: Place & { width: number }): Furniture => {
  const base = build(place, width, 0.52, [
    {
      u: 0,
      d: 0,
      z: 0.36,
      size: [width, 0.5, 0.42],
      colour: style.wood,
      front: fronts(Math.max(2, Math.round(width / 0.5)), 1, style.wood, style.metal),
    },
    { u: -0.01, d: -0.02, z: 0.78, size: [width + 0.02, 0.53, 0.05], colour: lighten(style.stone, 0.3) },
  ]);
  const bowl = basin({ x: place.x + width / 2, y: place.y + 0.26, z: 0.83 }, style.metal);
  return { pieces: [...base.pieces, ...bowl.pieces], footprint: base.footprint };
};

const basin = (place: Place, metal: string): Furniture =>
  upright(place, 0.2, 0.3, (stage, [x, y, z]) => {
    const white = (exposure: number) => tone(stage.light, '#ffffff', exposure);
    const [cx, cy] = project(stage.camera, [x, y, z]);
    const scale = scaleAt(stage.camera, [x, y, z]) / 100;
    stage.drawing.add(
      group(
        [
          rect(-1.4, -44, 2.8, 34, metal),
          rect(-1.4, -44, 2.8, 3, metal),
          line(
            [
              [0, -43],
              [0, -40],
              [0, -36],
            ],
            metal,
            2.4,
          ),
          rect(-2, -44, 14, 2.6, metal),
          path(
            'M-21 -13Q-19 0 -9 0L9 0Q19 0 21 -13Z',
            stage.drawing.linear(
              [
                [0, white(1)],
                [1, white(0)],
              ],
              [0, 0],
              [1, 0],
            ),
          ),
          ellipse(0, -13, 21, 5, white(0.9)),
          ellipse(0, -12.6, 18, 3.8, mix(white(0.2), '#9fb3b8', 0.3)),
        ],
        { at: [cx, cy], scale },
      ),
    );
  });

/** A mirror on a wall, rounded or upright, with light behind it. */
export const drawMirror = (
  stage: Stage,
  panel: Panel,
  [u, v, width, height]: readonly [number, number, number, number],
  isRound: boolean,
  frame: string,
): void => {
  const outline = (grow: number) => {
    if (!isRound)
      return [
        [u - grow, v - grow],
        [u + width + grow, v - grow],
        [u + width + grow, v + height + grow],
        [u - grow, v + height + grow],
      ] as const;
    return Array.from({ length: 32 }, (_, index) => {
      const angle = (index / 32) * 2 * Math.PI;
      return [
        u + width / 2 + (width / 2 + grow) * Math.cos(angle),
        v + height / 2 + (height / 2 + grow) * Math.sin(angle),
      ] as const;
    });
  };
  panel.shape(outline(0.12), '#ffe9bf', { opacity: 0.35 });
  panel.shape(outline(0.05), '#fff1d2', { opacity: 0.6 });
  panel.shape(outline(0.02), frame);
  panel.shape(
    outline(0),
    stage.drawing.linear(
      [
        [0, '#e6eeee'],
        [0.5, '#cbd8d9'],
        [0.52, '#d8e2e2'],
        [1, '#b9c8ca'],
      ],
      [0, 0],
      [1, 1],
    ),
  );
};

/** A free-standing tub with its floor tap. */
export const tub = (style: Style, place: Place): Furniture => {
  const [width, depth] = [1.7, 0.78];
  const piece = upright({ x: place.x + width / 2, y: place.y + depth / 2 }, 0.4, 0.6, (stage, [x, y]) => {
    const white = (exposure: number) => tone(stage.light, '#fdfbf6', exposure);
    const level = (z: number, share: number): Vec3[] => ring([x, y, z], (width / 2) * share, (depth / 2) * share, 40);
    const { camera, drawing } = stage;
    const base = level(0, 0.72).map((at) => project(camera, at));
    const rim = level(0.58, 1).map((at) => project(camera, at));
    // The lower half of the foot and the lower half of the rim bound the visible shell.
    const near = (points: typeof rim) => points.filter((_, index) => index >= 20);
    drawing.add(
      path(
        closed([...near(rim), rim[0]!, ...near(base).toReversed()]),
        drawing.linear(
          [
            [0, white(1)],
            [0.45, white(0.6)],
            [1, mix(white(0), '#8a7a68', 0.2)],
          ],
          [0, 0],
          [1, 0.3],
        ),
      ),
    );
    flat(stage, level(0.58, 1), white(1.1));
    flat(stage, level(0.56, 0.92), mix(white(0.1), '#b8c7c9', 0.35));
    flat(stage, level(0.5, 0.84), mix(white(0.6), '#cfe0e0', 0.5));
    const [tx, ty] = project(camera, [x + width * 0.62, y + 0.2, 0]);
    const scale = scaleAt(camera, [x + width * 0.62, y + 0.2, 0]) / 100;
    drawing.add(
      group(
        [
          rect(-1.6, -92, 3.2, 92, style.metal),
          path('M0 -92Q0 -102 -12 -102L-20 -102L-20 -94', 'none', {
            stroke: style.metal,
            strokeWidth: 3.2,
            round: true,
          }),
          ellipse(0, 0, 6, 2, style.metal),
        ],
        { at: [tx, ty], scale },
      ),
    );
  });
  return {
    pieces: [{ ...piece.pieces[0]!, bounds: { at: [place.x, place.y, 0], size: [width, depth, 0.6] } }],
    footprint: { at: [place.x, place.y, 0], size: [width, depth, 0] },
  };
};

/** A wall-hung toilet. */
export const toilet = (place: Place): Furniture =>
  build(place, 0.38, 0.56, [
    { u: 0.02, d: 0.04, z: 0.16, size: [0.34, 0.48, 0.22], colour: '#fbf9f4', paint: { soft: 0.06 } },
    { u: 0, d: 0, z: 0.38, size: [0.38, 0.5, 0.05], colour: '#ffffff', paint: { soft: 0.02 } },
    { u: 0, d: 0.5, z: 0, size: [0.38, 0.06, 1.1], colour: '#eee8dc' },
  ]);

/** A shower with a glass pane along the room's depth at x. */
export const showerScreen = (
  style: Style,
  { x, y, depth, height }: { x: number; y: number; depth: number; height: number },
): Furniture => ({
  pieces: [
    {
      bounds: { at: [x, y, 0], size: [0.02, depth, height] },
      draw: (stage) => {
        const sheet: Vec3[] = [
          [x, y, 0],
          [x, y + depth, 0],
          [x, y + depth, height],
          [x, y, height],
        ];
        flat(
          stage,
          sheet,
          stage.drawing.linear(
            [
              [0, '#ffffff', 0.34],
              [0.5, '#dcebea', 0.16],
              [1, '#cfe0df', 0.3],
            ],
            [0, 0],
            [1, 1],
          ),
        );
        for (const z of [0, height - 0.03])
          lit(
            stage,
            [
              [x, y, z],
              [x, y + depth, z],
              [x, y + depth, z + 0.03],
              [x, y, z + 0.03],
            ],
            [x > 0 ? -1 : 1, 0, 0],
            style.metal,
          );
        lit(
          stage,
          [
            [x, y, 0],
            [x + 0.02, y, 0],
            [x + 0.02, y, height],
            [x, y, height],
          ],
          [0, -1, 0],
          style.metal,
        );
      },
    },
  ],
  footprint: { at: [x, y, 0], size: [0, 0, 0] },
});

/** A rain shower on the wall. */
export const drawShower = (panel: Panel, u: number, metal: string): void => {
  panel.slab(u - 0.02, 0.95, 0.04, 1.2, 0.03, metal);
  panel.slab(u - 0.02, 2.13, 0.04, 0.03, 0.34, metal);
  panel.slab(u - 0.14, 2.1, 0.28, 0.02, 0.42, metal);
  panel.slab(u - 0.09, 1.02, 0.18, 0.06, 0.06, metal);
};

/** A rail with one folded towel. */
export const towelRail = (panel: Panel, u: number, v: number, cloth: string, metal: string): void => {
  panel.slab(u, v + 0.5, 0.6, 0.02, 0.07, metal);
  panel.slab(u + 0.06, v, 0.48, 0.5, 0.05, cloth);
  panel.slab(u + 0.06, v + 0.1, 0.48, 0.04, 0.055, darken(cloth, 0.15));
};
