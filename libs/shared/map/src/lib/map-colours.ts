import type { MapColours } from './map-engine.ts';

const tokens: Record<keyof MapColours, string> = {
  land: '--y-colors-bg-subtle',
  neighbour: '--y-colors-bg-muted',
  water: '--y-colors-info-subtle',
  street: '--y-colors-bg-panel',
  highway: '--y-colors-warning-subtle',
  green: '--y-colors-success-subtle',
  border: '--y-colors-border',
  name: '--y-colors-fg-muted',
  strongName: '--y-colors-fg',
  waterName: '--y-colors-info-fg',
  area: '--y-colors-brand-solid',
};

/** The current theme colours as values, because a canvas cannot use CSS variables. */
export const readMapColours = (): MapColours => {
  const style = getComputedStyle(document.documentElement);
  return Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => [name, style.getPropertyValue(token).trim() || 'gray']),
  ) as unknown as MapColours;
};
