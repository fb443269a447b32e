import { storageKeys } from '@yoodee/site';
import type { ColorMode } from '../color-mode-store.ts';

/** Colours of the browser's own bars: ui-kit's token `bg` in light and dark. */
export const themeColors = { light: '#FFFFFF', dark: '#14130F' } as const;

/** Attribute of `<html>` that the server writes when the route forces a mode. */
export const forcedColorModeAttribute = 'data-color-mode-forced';

const storedPreference = (): unknown => {
  try {
    return JSON.parse(localStorage[storageKeys.colorMode]).preference;
  } catch {
    // Nothing valid is stored, or the browser rejects storage access: there is no preference.
  }
};

const isMode = (value: unknown): value is ColorMode => value === 'light' || value === 'dark';

/**
 * Sets the class `light` or `dark` on `<html>`: the route's forced mode, else the visitor's preference, else the
 * system's. Must run at the top of `<head>`, before the first paint. `<html>` needs `suppressHydrationWarning`.
 */
export const showColorMode = (): void => {
  const root = document.documentElement;
  const preferred = root.getAttribute(forcedColorModeAttribute) ?? storedPreference();
  const systemMode = matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light';
  const mode = isMode(preferred) ? preferred : systemMode;
  root.classList.add(mode);
  // React must not own this element: it would add a second one if `content` changed before hydration.
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  meta.content = themeColors[mode];
  document.head.append(meta);
};
