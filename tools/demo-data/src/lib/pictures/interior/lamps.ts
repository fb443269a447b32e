import { project, scaleAt } from '../kit/camera.ts';
import { darken, mix } from '../kit/colour.ts';
import { tone } from '../kit/light.ts';
import { stand, type Stage } from '../kit/stage.ts';
import { circle, ellipse, line, path, polygon, rect } from '../kit/svg.ts';
import type { Vec3 } from '../kit/vector.ts';
import { upright, type Furniture, type Place } from './furniture.ts';
import type { Style } from './style.ts';

/** A standing lamp with a drum shade. */
export const floorLamp = (place: Place, style: Style): Furniture =>
  upright(place, 0.2, 1.6, (stage, foot) => {
    stand(stage, foot, [
      ellipse(0, 0, 15, 4, style.metal),
      rect(-1.4, -130, 2.8, 130, style.metal),
      ...shade(stage, -124, 21, 30, style.soft),
      glow(stage, -138, 90),
    ]);
  });

/** A small lamp for a side table, standing at height z. */
export const tableLamp = (place: Place, style: Style, base: string = style.accent): Furniture =>
  upright(place, 0.12, 0.46, (stage, foot) => {
    stand(stage, foot, [
      path('M-8 0Q-13 -12 0 -22Q13 -12 8 0Z', tone(stage.light, base, 0.6)),
      rect(-1, -26, 2, 6, style.metal),
      ...shade(stage, -22, 14, 19, style.soft),
      glow(stage, -32, 62),
    ]);
  });

const shade = ({ drawing, light }: Stage, y: number, half: number, height: number, cloth: string): string[] => {
  const on = light.lamps > 0.3;
  const colour = on ? '#ffe9bd' : cloth;
  return [
    polygon(
      [
        [-half * 0.76, y - height],
        [half * 0.76, y - height],
        [half, y],
        [-half, y],
      ],
      drawing.linear([
        [0, mix(colour, '#ffffff', 0.3)],
        [1, on ? '#f7c47c' : darken(colour, 0.1)],
      ]),
    ),
  ];
};

const glow = ({ drawing, light }: Stage, y: number, radius: number): string =>
  light.lamps > 0.3
    ? circle(
        0,
        y,
        radius,
        drawing.radial([
          [0, '#ffdf9f', 0.55],
          [0.4, '#ffd08a', 0.18],
          [1, '#ffc873', 0],
        ]),
      )
    : '';

export type Pendant = 'dome' | 'globe' | 'basket';

/** A lamp hanging from the ceiling: `z` is the height of its lower edge. */
export const pendant = (
  place: Place & { z: number },
  ceiling: number,
  kind: Pendant,
  style: Style,
  size = 22,
): Furniture => {
  const height = ceiling - place.z;
  const { pieces } = upright(place, 0.2, height, (stage) => {
    const { camera, drawing, light } = stage;
    const foot: Vec3 = [place.x, place.y, place.z];
    const top =
      (project(camera, foot)[1] - project(camera, [place.x, place.y, ceiling])[1]) / (scaleAt(camera, foot) / 100);
    const bright = light.lamps > 0.3;
    const shapes: Record<Pendant, string[]> = {
      dome: [
        path(
          `M${-size} 0Q${-size * 0.9} ${-size} 0 ${-size * 1.15}Q${size * 0.9} ${-size} ${size} 0Z`,
          tone(light, style.metal, 0.5),
        ),
        ellipse(0, 0, size * 0.94, size * 0.16, bright ? '#ffefc4' : '#e9dfc9'),
      ],
      globe: [
        circle(
          0,
          -size * 0.7,
          size * 0.72,
          drawing.radial([
            [0, bright ? '#fff8e2' : '#ffffff'],
            [1, bright ? '#ffdf9d' : '#e6e0d2'],
          ]),
        ),
      ],
      basket: [
        path(
          `M${-size * 1.25} 0Q${-size * 1.3} ${-size * 1.1} 0 ${-size * 1.2}Q${size * 1.3} ${-size * 1.1} ${size * 1.25} 0Z`,
          tone(light, '#c79a5f', 0.6),
        ),
        ...[-0.8, -0.4, 0, 0.4, 0.8].map((share) =>
          line(
            [
              [share * size * 0.6, -size * 1.15],
              [share * size * 1.25, 0],
            ],
            tone(light, '#96703f', 0.3),
            1.3,
          ),
        ),
        ...[0.3, 0.65].map((share) =>
          line(
            [
              [-size * 1.24 * (1 - share * 0.25), -size * share],
              [size * 1.24 * (1 - share * 0.25), -size * share],
            ],
            tone(light, '#96703f', 0.3),
            1.3,
          ),
        ),
      ],
    };
    stand(stage, foot, [rect(-0.5, -top, 1, top - size, style.metal), ...shapes[kind], glow(stage, -4, size * 3.4)]);
  });
  return { pieces, footprint: { at: [place.x, place.y, 0], size: [0, 0, 0] } };
};
