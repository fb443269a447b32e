import type { MapColours } from './map-engine.ts';

const tokens: Record<keyof MapColours, string> = {
  outside: '--y-colors-bg-muted',
  land: '--y-colors-bg-panel',
  border: '--y-colors-border-control',
  name: '--y-colors-fg-muted',
  area: '--y-colors-brand-solid',
};

/** The current theme colours as values, because a canvas cannot use CSS variables. */
export const readMapColours = (): MapColours => {
  const style = getComputedStyle(document.documentElement);
  return Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => [name, style.getPropertyValue(token).trim() || 'gray']),
  ) as unknown as MapColours;
};
