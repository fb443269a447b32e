import { storageKeys } from '@yoodee/site';

/** The browser's own bars take the page's ground: ui-kit's token `bg` in light and dark. */
export const themeColors = { light: '#FFFFFF', dark: '#14130F' } as const;

/** On `<html>` when the route forces a mode, written by the server. */
export const forcedColorModeAttribute = 'data-color-mode-forced';

/**
 * Inline script for the top of `<head>`: sets `light` or `dark` on `<html>` before the first paint. It is one constant
 * text, so that the Content-Security-Policy can allow it by its hash. `<html>` needs `suppressHydrationWarning`.
 */
export const colorModeScript = /* @__PURE__ */ [
  '(()=>{',
  "const d=document,h=d.documentElement,t=d.createElement('meta');",
  // The preference, then the mode.
  'let m;',
  `try{m=JSON.parse(localStorage.getItem('${storageKeys.colorMode}'))?.preference}catch{}`,
  `m=h.getAttribute('${forcedColorModeAttribute}')||m;`,
  "m=m==='light'||m==='dark'?m:matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light';",
  'h.classList.add(m);',
  // React must not own this element: it would add a second one beside a `content` changed before hydration.
  "t.name='theme-color';",
  `t.content=m==='dark'?'${themeColors.dark}':'${themeColors.light}';`,
  'd.head.append(t)',
  '})()',
].join('');
