import { describe, expect, it } from 'vitest';
import { oklchLightness } from './color-math.ts';
import { neutral, palette } from './palette.ts';

const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;
const ladder = steps.map((step, index) => [step, 0.964 - index * 0.08198] as const);

describe.each(Object.entries(palette))('palette %s', (_name, shades) => {
  it.each(ladder)('has step %i at its OKLCH lightness %f', (step, lightness) => {
    expect(Math.abs(oklchLightness(shades[step]) - lightness)).toBeLessThanOrEqual(0.02);
  });
});

it('the palette contains the colours of the design', () => {
  expect(palette.brand[600]).toBe('#0B6B57');
  expect([palette.accent[300], palette.accent[200]]).toEqual(['#E8940A', '#F5B13D']);
  expect(Object.values(neutral)).toEqual(
    expect.arrayContaining([
      '#FFFFFF',
      '#FAF8F5',
      '#1F1D1A',
      '#6B6459',
      '#E8E3DA',
      '#14130F',
      '#1B1A16',
      '#211F1A',
      '#F3EFE7',
      '#A79F90',
      '#37332B',
    ]),
  );
});
