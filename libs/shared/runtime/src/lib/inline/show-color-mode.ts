import { storageKeys } from '@yoodee/site';
import type { ColorMode } from '../color-mode-store.ts';

/** The browser's own bars take the page's ground: ui-kit's token `bg` in light and dark. */
export const themeColors = { light: '#FFFFFF', dark: '#14130F' } as const;

/** On `<html>` when the route forces a mode, written by the server. */
export const forcedColorModeAttribute = 'data-color-mode-forced';

const storedPreference = (): unknown => {
  try {
    return JSON.parse(localStorage[storageKeys.colorMode]).preference;
  } catch {
    // Nothing stored, junk, or a browser that refuses storage: nothing is preferred.
  }
};

const isMode = (value: unknown): value is ColorMode => value === 'light' || value === 'dark';

/**
 * Sets `light` or `dark` on `<html>`: the route's forced mode, else what the visitor prefers, else what the system does.
 * To be run at the top of `<head>`, before the first paint; `<html>` needs `suppressHydrationWarning`.
 */
export const showColorMode = (): void => {
  const root = document.documentElement;
  const wanted = root.getAttribute(forcedColorModeAttribute) ?? storedPreference();
  const systemMode = matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light';
  const mode = isMode(wanted) ? wanted : systemMode;
  root.classList.add(mode);
  // React must not own this element: it would add a second one beside a `content` changed before hydration.
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  meta.content = themeColors[mode];
  document.head.append(meta);
};
