import { mix } from '../kit/colour.ts';
import { extrude } from '../kit/extrude.ts';
import { sidesInView } from '../kit/panel.ts';
import { box, type Stage } from '../kit/stage.ts';

export type Viaduct = {
  y: number;
  from: number;
  to: number;
  height: number;
  train?: readonly [from: number, cars: number];
  stripe?: string;
};

/** An elevated railway across the picture on T-shaped piers, optionally with a train. */
export const drawViaduct = (stage: Stage, { y, from, to, height, train, stripe = '#0b6b57' }: Viaduct): void => {
  const concrete = '#cbc4b7';
  for (let x = from; x <= to; x += 26) {
    box(stage, { at: [x - 1, y + 3.4, 0], size: [2, 2, height - 1.4] }, concrete);
    extrude(stage, {
      origin: [x - 1.1, y, height - 3.4],
      along: [0, 1, 0],
      across: [2.2, 0, 0],
      colour: concrete,
      profile: [
        [3.2, 0],
        [5.6, 0],
        [8.8, 2.2],
        [8.8, 3.4],
        [0, 3.4],
        [0, 2.2],
      ],
    });
  }
  if (train) drawTrain(stage, train[0], y + 4.6, height + 0.3, train[1], stripe);
  const deck = { at: [from - 30, y, height], size: [to - from + 60, 8.8, 1.5] } as const;
  box(stage, { at: [...deck.at], size: [...deck.size] }, concrete);
  for (const panel of sidesInView(stage, { at: [...deck.at], size: [...deck.size] })) {
    panel.rect(0, 0, panel.width, 0.35, mix(concrete, '#7a7166', 0.35));
    if (panel.normal[1] !== -1) continue;
    for (let u = 0; u < panel.width; u += 13) panel.rect(u, 0, 0.16, 1.5, mix(concrete, '#7a7166', 0.4));
  }
};

function drawTrain(stage: Stage, from: number, y: number, z: number, cars: number, stripe: string): void {
  const long = 20;
  for (let index = cars - 1; index >= 0; index -= 1) {
    const x = from + index * (long + 0.7);
    const isFirst = index === 0;
    extrude(stage, {
      origin: [x, y, z],
      along: [1, 0, 0],
      across: [0, 3, 0],
      colour: '#f1f0ec',
      profile: isFirst
        ? [
            [1.2, 0],
            [long, 0],
            [long, 3.7],
            [2.6, 3.7],
            [0.3, 1.7],
            [0.2, 0.5],
          ]
        : [
            [0, 0],
            [long, 0],
            [long, 3.7],
            [0, 3.7],
          ],
      ...(isFirst ? { strips: { 3: '#3c4a52' } } : {}),
    });
    const side = sidesInView(stage, { at: [x, y, z], size: [long, 3, 3.7] }).find(({ normal }) => normal[1] === -1);
    if (!side) continue;
    side.rect(
      isFirst ? 2.4 : 0.6,
      1.75,
      long - (isFirst ? 3 : 1.2),
      1.15,
      stage.light.lamps > 0.5 ? '#ffe7b4' : '#41535c',
    );
    for (const u of [4, 9.2, 14.4]) side.rect(u, 0.4, 1.3, 2.6, '#c9d3d4');
    side.rect(0.4, 0.55, long - 0.4, 0.5, stripe);
  }
}
