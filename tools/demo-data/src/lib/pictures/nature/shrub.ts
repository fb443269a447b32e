import type { Random } from '../../random.ts';
import { mix } from '../kit/colour.ts';
import { tone, type Light } from '../kit/light.ts';
import { line, path, smoothOpen, type Point } from '../kit/svg.ts';
import { blob, foliage, leaf, scatter, type Green } from './leaf.ts';

export type BushOptions = { width: number; height: number; green?: Green; blossom?: `#${string}` };

/** A clipped or loose bush in cm, its foot in the middle. */
export const bush = (
  random: Random,
  light: Light,
  { width, height, green = 'mango', blossom }: BushOptions,
): string[] => {
  const tones = foliage(light, green);
  const sunward = Math.sign(light.towardsSun[0]);
  const lumps = Math.max(2, Math.round(width / height) + 1);
  const spots = Array.from({ length: lumps }, (_, index) => ((index + 0.5) / lumps - 0.5) * width * 0.8);
  const layer = (shrink: number, lift: number, shift: number) =>
    spots
      .map((x) =>
        blob(
          random,
          x + shift * height,
          -height * (0.46 + lift),
          (width / lumps) * 0.72 * shrink,
          height * 0.5 * shrink,
          9,
        ),
      )
      .join('');
  return [
    path(layer(1.05, -0.04, -sunward * 0.03), tones.shade),
    path(layer(0.84, 0.05, sunward * 0.04), tones.mid),
    path(layer(0.5, 0.2, sunward * 0.12), tones.lit),
    path(
      scatter(random, [0, -height * 0.5, width * 0.5, height * 0.5], Math.round(width / height) * 14, height * 0.16),
      tones.mid,
    ),
    path(
      scatter(
        random,
        [sunward * width * 0.06, -height * 0.66, width * 0.4, height * 0.3],
        Math.round(width / height) * 9,
        height * 0.13,
      ),
      tones.glint,
    ),
    ...(blossom
      ? [
          path(
            scatter(
              random,
              [0, -height * 0.6, width * 0.48, height * 0.42],
              Math.round((width / height) * 26),
              height * 0.13,
            ),
            tone(light, blossom, 0.8),
          ),
        ]
      : []),
  ];
};

/** Blades and arching leaves from one foot: ornamental grass, in cm. */
export const grassTuft = (random: Random, light: Light, height: number, green: Green = 'olive'): string[] => {
  const blades = (count: number, colour: string) =>
    path(
      Array.from({ length: count }, () => {
        const turn = -Math.PI / 2 + random.between(-0.75, 0.75);
        return leaf(random.between(-0.12, 0.12) * height, 0, height * random.between(0.6, 1), height * 0.05, turn);
      }).join(''),
      colour,
    );
  const tones = foliage(light, green);
  return [blades(9, tones.shade), blades(9, tones.mid), blades(7, tones.lit)];
};

/** Large leaves of a banana plant or, potted, of a bird of paradise; cm. */
export const banana = (random: Random, light: Light, height: number): string[] => {
  const paddle = (angle: number, reach: number, colour: string, rib: string) => {
    const foot: Point = [random.between(-0.03, 0.03) * height, -height * 0.2];
    const bend: Point = [foot[0] + Math.cos(angle) * reach * 0.2, foot[1] - Math.sin(angle) * reach * 0.34];
    const tip: Point = [
      foot[0] + Math.cos(angle) * reach,
      foot[1] - Math.sin(angle) * reach * 0.8 + Math.abs(Math.cos(angle)) * reach * 0.16,
    ];
    const across: Point = [-(tip[1] - bend[1]), tip[0] - bend[0]];
    const span = Math.sqrt(across[0] ** 2 + across[1] ** 2) || 1;
    const side = (share: number, offset: number): Point => [
      bend[0] + (tip[0] - bend[0]) * share + (across[0] / span) * offset * height,
      bend[1] + (tip[1] - bend[1]) * share + (across[1] / span) * offset * height,
    ];
    const shape = `${smoothOpen([bend, side(0.25, 0.085), side(0.6, 0.1), tip])}${smoothOpen([tip, side(0.6, -0.085), side(0.25, -0.075), bend]).replace(/^M[^C]*/, '')}Z`;
    return [
      line([[0, 0], foot, bend], rib, height * 0.02),
      path(shape, colour),
      line([bend, tip], rib, height * 0.009),
    ];
  };
  const tones = foliage(light, 'lime');
  const rib = mix(tones.lit, '#f3ecb8', 0.4);
  const fan = (count: number, reach: number, colour: string) =>
    Array.from({ length: count }, (_, index) =>
      paddle(
        0.5 + ((index + 0.5) / count) * (Math.PI - 1) + random.between(-0.1, 0.1),
        height * reach * random.between(0.85, 1.08),
        colour,
        rib,
      ),
    ).flat();
  return [...fan(4, 0.78, tones.shade), ...fan(4, 0.84, tones.mid), ...fan(3, 0.72, tones.lit)];
};
