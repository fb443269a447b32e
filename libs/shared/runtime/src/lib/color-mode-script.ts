import { storageKeys } from '@yoodee/site';

/** The browser's own bars take the page's ground: ui-kit's token `bg` in light and dark. */
export const themeColors = { light: '#FFFFFF', dark: '#14130F' } as const;

/** On `<html>` when the route forces a mode, written by the server. */
export const forcedColorModeAttribute = 'data-color-mode-forced';

/**
 * Inline script for the top of `<head>`: sets `light` or `dark` on `<html>` before the first paint. It is one constant
 * text, so that the Content-Security-Policy can allow it by its hash. `<html>` needs `suppressHydrationWarning`.
 */
export const colorModeScript = [
  '(()=>{',
  'const html=document.documentElement;',
  'let stored;',
  `try{stored=JSON.parse(localStorage.getItem(${JSON.stringify(storageKeys.colorMode)}))?.preference}catch{}`,
  `const wanted=html.getAttribute(${JSON.stringify(forcedColorModeAttribute)})||stored;`,
  "const mode=wanted==='light'||wanted==='dark'?wanted:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';",
  'html.classList.add(mode);',
  // React must not own this element: it would add a second one beside a `content` changed before hydration.
  "const meta=document.createElement('meta');",
  "meta.name='theme-color';",
  `meta.content=${JSON.stringify(themeColors)}[mode];`,
  'document.head.append(meta)',
  '})()',
].join('');
