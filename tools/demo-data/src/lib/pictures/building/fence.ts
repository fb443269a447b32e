import { darken, mix } from '../kit/colour.ts';
import { frontOf, sidesInView } from '../kit/panel.ts';
import { box, stand, type Box, type Stage } from '../kit/stage.ts';
import { bush, type BushOptions } from '../nature/shrub.ts';
import { contactShadow } from './ground.ts';

/** A low garden wall with a cap, from x to x along the street at y. */
export const drawGardenWall = (
  stage: Stage,
  from: number,
  to: number,
  y: number,
  height: number,
  colour: string,
): void => {
  const body: Box = { at: [from, y, 0], size: [to - from, 0.18, height] };
  box(stage, body, colour);
  for (const panel of sidesInView(stage, body))
    panel.paint(0, 0, panel.width, height * 0.3, '#2a2018', { opacity: 0.1 });
  box(
    stage,
    { at: [from - 0.05, y - 0.05, height], size: [to - from + 0.1, 0.28, 0.08] },
    mix(colour, '#ffffff', 0.25),
  );
};

/** Upright slats between two posts: a gate or an open fence. */
export const drawSlats = (
  stage: Stage,
  from: number,
  to: number,
  y: number,
  height: number,
  colour: string,
  pitch = 0.16,
): void => {
  const panel = frontOf(stage, { at: [from, y, 0], size: [to - from, 0.05, height] });
  const count = Math.max(3, Math.round((to - from) / pitch));
  for (let index = 0; index < count; index += 1)
    panel.rect((index / count) * (to - from), 0.08, pitch * 0.55, height - 0.16, colour);
  for (const v of [0.12, height - 0.16]) panel.rect(0, v, to - from, 0.07, darken(colour, 0.2));
};

/** Masonry gate posts with caps at these positions along the street. */
export const drawGatePosts = (
  stage: Stage,
  places: readonly number[],
  y: number,
  height: number,
  colour: string,
): void => {
  for (const x of places) {
    box(stage, { at: [x - 0.22, y - 0.1, 0], size: [0.44, 0.4, height] }, colour);
    box(stage, { at: [x - 0.28, y - 0.16, height], size: [0.56, 0.52, 0.1] }, mix(colour, '#ffffff', 0.3));
  }
};

/** Bushes side by side from x to x (metres) at y. */
export const drawHedge = (
  stage: Stage,
  from: number,
  to: number,
  y: number,
  { width, height, ...options }: BushOptions,
): void => {
  const { random, light } = stage;
  contactShadow(stage, [(from + to) / 2, y - 0.2, 0], (to - from) * 0.56, 0.55, 0.32);
  const step = (width / 100) * 0.62;
  for (let x = from + step / 2; x < to; x += step) {
    stand(
      stage,
      [x, y + random.between(-0.1, 0.1), 0],
      bush(random, light, {
        width: width * random.between(0.85, 1.1),
        height: height * random.between(0.85, 1.15),
        ...options,
      }),
    );
  }
};
