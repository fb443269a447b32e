import type { Random } from '../../random.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import { tone } from '../kit/light.ts';
import type { Panel } from '../kit/panel.ts';
import { flat, lit, ring, stand, type Stage } from '../kit/stage.ts';
import { path } from '../kit/svg.ts';
import type { Vec3 } from '../kit/vector.ts';
import { leaf } from '../nature/leaf.ts';
import { upright, type Furniture, type Place } from './furniture.ts';
import type { Style } from './style.ts';

/** A rug on the floor: border, field and stripes. */
export const drawRug = (
  stage: Stage,
  [x, y]: readonly [number, number],
  [width, depth]: readonly [number, number],
  style: Style,
  pattern: number,
): void => {
  const sheet = (inset: number): Vec3[] => [
    [x + inset, y + inset, 0],
    [x + width - inset, y + inset, 0],
    [x + width - inset, y + depth - inset, 0],
    [x + inset, y + depth - inset, 0],
  ];
  flat(
    stage,
    [
      [x - 0.03, y - 0.04, 0],
      [x + width + 0.03, y - 0.04, 0],
      [x + width + 0.03, y + depth, 0],
      [x - 0.03, y + depth, 0],
    ],
    '#2a1d12',
    { opacity: 0.16 },
  );
  lit(stage, sheet(0), [0, 0, 1], pattern % 3 === 1 ? mix(style.rug, style.accent, 0.4) : style.rug);
  lit(stage, sheet(0.12), [0, 0, 1], lighten(style.rug, 0.25));
  lit(stage, sheet(0.16), [0, 0, 1], style.rug);
  if (pattern % 3 === 0)
    for (let at = 0.4; at < depth - 0.3; at += 0.34)
      lit(
        stage,
        [
          [x + 0.2, y + at, 0],
          [x + width - 0.2, y + at, 0],
          [x + width - 0.2, y + at + 0.05, 0],
          [x + 0.2, y + at + 0.05, 0],
        ],
        [0, 0, 1],
        mix(style.rug, style.accent2, 0.4),
      );
  if (pattern % 3 === 2)
    lit(
      stage,
      ring([x + width / 2, y + depth / 2, 0], width * 0.3, depth * 0.3),
      [0, 0, 1],
      mix(style.rug, style.accent, 0.28),
    );
};

export const drawRoundRug = (stage: Stage, [x, y]: readonly [number, number], radius: number, style: Style): void => {
  flat(stage, ring([x, y - 0.03, 0], radius + 0.03, radius + 0.03), '#2a1d12', { opacity: 0.16 });
  for (const [share, colour] of [
    [1, mix(style.rug, style.accent, 0.25)],
    [0.9, lighten(style.rug, 0.2)],
    [0.84, style.rug],
    [0.5, mix(style.rug, style.accent2, 0.2)],
    [0.44, style.rug],
  ] as const) {
    lit(stage, ring([x, y, 0], radius * share, radius * share), [0, 0, 1], colour);
  }
};

/** Framed abstract pictures: hills, circles, arches. They copy no existing work. */
export const drawArt = (
  random: Random,
  panel: Panel,
  [u, v, width, height]: readonly [number, number, number, number],
  style: Style,
): void => {
  const { accent, accent2, soft, feature } = style;
  panel.paint(u + 0.03, v - 0.05, width, height, '#3a2a1c', { opacity: 0.16 });
  panel.rect(u, v, width, height, random.pick([style.metal, style.wood]));
  panel.rect(u + 0.025, v + 0.025, width - 0.05, height - 0.05, '#fbf8f1');
  const [x, y, w, h] = [u + width * 0.12, v + height * 0.1, width * 0.76, height * 0.8];
  panel.rect(x, y, w, h, mix(soft, feature, 0.25));
  const arc = (cx: number, cy: number, rx: number, ry: number, from: number, to: number) =>
    Array.from({ length: 19 }, (_, index): readonly [number, number] => {
      const angle = from + ((to - from) * index) / 18;
      return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
    });
  const kind = random.int(0, 3);
  if (kind === 0) {
    panel.shape(arc(x + w * 0.62, y + h * 0.66, w * 0.2, w * 0.2, 0, 6.283), accent2);
    panel.shape([[x, y], ...arc(x + w * 0.3, y, w * 0.5, h * 0.42, Math.PI * 0.9, 0), [x + w, y]], accent);
    panel.shape(
      [
        [x, y],
        [x + w * 0.2, y + h * 0.1],
        [x + w * 0.7, y + h * 0.24],
        [x + w, y + h * 0.16],
        [x + w, y],
      ],
      mix(accent, '#2b2a28', 0.3),
    );
  } else if (kind === 1) {
    for (const [share, colour] of [
      [0.44, accent],
      [0.32, soft],
      [0.2, accent2],
    ] as const)
      panel.shape(
        [
          ...arc(x + w / 2, y + h * 0.36, w * share, h * share * 0.95, 0, Math.PI),
          [x + w / 2 - w * share, y],
          [x + w / 2 + w * share, y],
        ],
        colour,
      );
  } else if (kind === 2) {
    panel.shape(arc(x + w * 0.38, y + h * 0.42, w * 0.24, h * 0.2, 0, 6.283), accent);
    panel.shape(arc(x + w * 0.58, y + h * 0.56, w * 0.2, h * 0.16, 0, 6.283), accent2, { opacity: 0.85 });
    panel.shape(
      [
        [x + w * 0.2, y + h * 0.12],
        [x + w * 0.8, y + h * 0.12],
        [x + w * 0.8, y + h * 0.16],
        [x + w * 0.2, y + h * 0.16],
      ],
      mix(accent, '#2b2a28', 0.4),
    );
  } else {
    for (let index = 0; index < 5; index += 1)
      panel.rect(
        x + w * 0.1,
        y + h * (0.1 + index * 0.17),
        w * (0.8 - index * 0.12),
        h * 0.1,
        index % 2 ? accent2 : accent,
      );
  }
};

/** A vase with a few stems, or a bowl, standing at height z. */
export const vase = (place: Place, colour: string, stems: boolean): Furniture =>
  upright(place, 0.1, stems ? 0.5 : 0.2, (stage, foot) => {
    const { random, light } = stage;
    const d = Array.from({ length: stems ? 7 : 0 }, () =>
      leaf(0, -18, random.between(22, 36), 4, -Math.PI / 2 + random.between(-0.8, 0.8)),
    ).join('');
    stand(stage, foot, [
      path(d, tone(light, random.pick(['#8a9a5b', '#b98d5f', '#7f9a86']), 0.6)),
      path(
        'M-6 0Q-14 -10 -5 -18L-4 -22L4 -22L5 -18Q14 -10 6 0Z',
        stage.drawing.linear(
          [
            [0, tone(light, lighten(colour, 0.1), 0.8)],
            [1, tone(light, darken(colour, 0.25), 0)],
          ],
          [0, 0],
          [1, 0],
        ),
      ),
    ]);
  });
