import { darken, lighten, mix } from '../kit/colour.ts';
import { depthOf, project } from '../kit/camera.ts';
import { distant, skyAt, tone } from '../kit/light.ts';
import { flat, lit, stand, type Stage } from '../kit/stage.ts';
import { ellipse, path, rect } from '../kit/svg.ts';
import type { Vec3 } from '../kit/vector.ts';
import { treeLine } from '../nature/tree.ts';
import { greens, leaf } from '../nature/leaf.ts';

const upwards: Vec3 = [0, 0, 1];

/** A flat piece of ground between two corners, lit from above. */
export const ground = (
  stage: Stage,
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  colour: string,
  height = 0,
): void =>
  lit(
    stage,
    [
      [x0, y0, height],
      [x1, y0, height],
      [x1, y1, height],
      [x0, y1, height],
    ],
    upwards,
    colour,
  );

/** Grass from the horizon to the viewer, fading into the haze, with blades near by. */
export const drawLawn = (stage: Stage, colour: string = greens.grass): void => {
  const { drawing, light, camera } = stage;
  const near = tone(light, colour, 0.95);
  drawing.add(
    rect(
      0,
      camera.horizon - 1,
      drawing.width,
      drawing.height - camera.horizon + 1,
      drawing.across(
        [
          [0, mix(near, light.haze, 0.55)],
          [0.12, mix(near, light.haze, 0.2)],
          [0.5, near],
          [1, darken(near, 0.12)],
        ],
        [0, camera.horizon],
        [0, drawing.height],
      ),
    ),
  );
};

/** Short strokes of grass between two corners; thinner with distance. */
export const drawBlades = (
  stage: Stage,
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  count: number,
  colour: string = greens.grass,
): void => {
  const { random, light, drawing, camera } = stage;
  const shades: readonly [string, number][] = [
    [darken(colour, 0.2), 0.35],
    [lighten(colour, 0.18), 1],
  ];
  for (const [shade, exposure] of shades) {
    const blades = Array.from({ length: count }, () => {
      const at: Vec3 = [random.between(x0, x1), random.between(y0, y1), 0];
      const depth = depthOf(camera, at);
      if (depth < 1) return '';
      const [x, y] = project(camera, at);
      const size = Math.min(26, (camera.focal / depth) * 0.13);
      return leaf(x, y, size, size * 0.09, -Math.PI / 2 + random.between(-0.6, 0.6));
    }).join('');
    drawing.add(path(blades, tone(light, shade, exposure), { opacity: 0.6 }));
  }
};

/** Trees that close the view at the horizon, in two depths. */
export const drawBackdrop = (stage: Stage, heights: readonly [far: number, near: number] = [70, 110]): void => {
  const { drawing, light, random, camera } = stage;
  const base = tone(light, greens.teal, 0.3);
  for (const [height, metres] of [
    [heights[0], 700],
    [heights[1], 300],
  ] as const) {
    const d = treeLine(random, drawing.width, height);
    const colour = distant(light, base, metres);
    drawing.add(
      `<g transform="translate(0 ${Math.round(camera.horizon + 3)})">${path(
        d,
        drawing.linear([
          [0, mix(colour, skyAt(light, 1), 0.12)],
          [1, colour],
        ]),
      )}</g>`,
    );
  }
};

/** A lane across the picture with kerbs, its far edge at `y`. */
export const drawRoad = (stage: Stage, y: number, width: number, { kerb = 1.6, marked = true } = {}): void => {
  const { light } = stage;
  const reach = 140;
  ground(stage, [-reach, y], [reach, y + kerb], '#cfc8ba');
  for (let x = -40; x < 40; x += 1.2)
    flat(
      stage,
      [
        [x, y, 0],
        [x + 0.04, y, 0],
        [x + 0.04, y + kerb, 0],
        [x, y + kerb, 0],
      ],
      tone(light, '#a79f90', 0.6),
      { opacity: 0.5 },
    );
  ground(stage, [-reach, y - width], [reach, y], '#8d8a86');
  ground(stage, [-reach, y - 0.16], [reach, y], '#e9e3d6');
  if (marked)
    for (let x = -60; x < 60; x += 5)
      ground(stage, [x, y - width / 2 - 0.07], [x + 2.4, y - width / 2 + 0.07], '#efe6cd');
};

/** A soft contact shadow under an object, in metres. */
export const contactShadow = (stage: Stage, [x, y, z]: Vec3, rx: number, ry: number, opacity = 0.35): void => {
  const { drawing } = stage;
  const fill = drawing.radial([
    [0, '#1d2119', opacity],
    [0.6, '#1d2119', opacity * 0.55],
    [1, '#1d2119', 0],
  ]);
  flat(
    stage,
    Array.from({ length: 20 }, (_, index): Vec3 => {
      const angle = (index / 20) * 2 * Math.PI;
      return [x + rx * Math.cos(angle), y + ry * Math.sin(angle), z];
    }),
    fill,
  );
};

/** Draws a plant with its shadow on the ground. */
export const plant = (stage: Stage, at: Vec3, fragments: readonly string[], shade = 1): void => {
  const [sx, sy] = stage.light.towardsSun;
  contactShadow(
    stage,
    [at[0] - sx * shade * 0.45, at[1] - sy * shade * 0.3, at[2]],
    shade * 1.1,
    shade * 0.55,
    stage.light.shadowOpacity * 1.5,
  );
  stand(stage, at, fragments);
};

/** A straight joint or board edge on level ground, `metres` wide. */
export const stroke = (stage: Stage, [x0, y0, z]: Vec3, [x1, y1]: Vec3, colour: string, metres: number): void => {
  const long = Math.sqrt((x1 - x0) ** 2 + (y1 - y0) ** 2) || 1;
  const [dx, dy] = [(-(y1 - y0) / long) * metres * 0.5, ((x1 - x0) / long) * metres * 0.5];
  flat(
    stage,
    [
      [x0 + dx, y0 + dy, z],
      [x1 + dx, y1 + dy, z],
      [x1 - dx, y1 - dy, z],
      [x0 - dx, y0 - dy, z],
    ],
    colour,
  );
};

/** Lamplight around a place: nothing by day, a warm glow after dark. */
export const drawGlow = ({ drawing, light, camera }: Stage, at: Vec3, metres: number, strength = 1): void => {
  if (light.lamps < 0.3) return;
  const [x, y] = project(camera, at);
  const radius = metres * (camera.focal / Math.max(0.5, depthOf(camera, at)));
  const opacity = Math.round(light.lamps * strength * 55) / 100;
  drawing.add(
    ellipse(
      x,
      y,
      radius,
      radius,
      drawing.radial([
        [0, '#ffd890', opacity],
        [0.3, '#ffc873', Math.round(opacity * 30) / 100],
        [0.65, '#ffbf66', Math.round(opacity * 8) / 100],
        [1, '#ffb85c', 0],
      ]),
    ),
  );
};
