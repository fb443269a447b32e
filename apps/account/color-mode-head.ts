import type { Plugin } from 'vite';
import { colorModeScript } from '@yoodee/runtime/color-mode-script';

/** Puts the colour-mode script inline at the top of every document, so the first paint has the right colours. */
export const colorModeHead = (): Plugin => ({
  name: 'yoodee-color-mode-head',
  transformIndexHtml: () => [{ tag: 'script', children: colorModeScript, injectTo: 'head-prepend' }],
});
