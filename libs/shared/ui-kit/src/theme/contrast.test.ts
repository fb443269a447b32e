import { describe, expect, it } from 'vitest';
import { tokenValues } from '../static-css/tokens.ts';
import { contrast } from './color-math.ts';

const grounds = ['bg', 'bg-subtle', 'bg-panel', 'bg-muted'];
const statuses = ['success', 'warning', 'danger', 'info'];

const on = (foregrounds: string[], backgrounds: string[]) =>
  foregrounds.flatMap((foreground) => backgrounds.map((background) => [foreground, background] as const));

/** Text: 4.5:1 (WCAG 1.4.3). */
const textPairs = [
  ...on(['fg', 'fg-muted', 'brand-fg', ...statuses.map((status) => `${status}-fg`)], grounds),
  ...statuses.flatMap((status) => on([`${status}-fg`, 'fg'], [`${status}-subtle`])),
  ...on(['brand-fg', 'fg', 'fg-muted'], ['brand-subtle']),
  ...on(['brand-contrast'], ['brand-solid', 'brand-hover']),
  ...on(['danger-contrast'], ['danger-solid', 'danger-hover']),
  ...on(['accent-contrast'], ['accent-solid', 'line']),
  ...on(['bg'], ['fg']),
];

/** Borders of controls, focus rings, state indicators: 3:1 (WCAG 1.4.11). */
const controlPairs = [
  ...on(['border-control', 'focus', 'brand-solid', 'danger-solid', 'danger-fg'], grounds),
  ...on(['focus', 'brand-solid'], ['brand-subtle']),
];

describe.each(Object.entries(tokenValues))('in %s', (_mode, values) => {
  const ratio = (foreground: string, background: string) =>
    contrast(values.get(`--y-colors-${foreground}`)!, values.get(`--y-colors-${background}`)!);

  it.each(textPairs)('text %s has enough contrast on %s', (foreground, background) => {
    expect(ratio(foreground, background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)('control %s has enough contrast on %s', (foreground, background) => {
    expect(ratio(foreground, background)).toBeGreaterThanOrEqual(3);
  });
});

it('every semantic colour is part of a pair', () => {
  const paired = new Set([...textPairs, ...controlPairs].flat().map((name) => `--y-colors-${name}`));
  const decorative = ['--y-colors-border', '--y-colors-overlay'];
  const names = [...tokenValues.light.keys()].filter((name) => name.startsWith('--y-colors-'));

  expect(names.filter((name) => !paired.has(name) && !decorative.includes(name))).toEqual([]);
});
