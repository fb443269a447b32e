import type { Plugin } from 'vite';
import { colorModeScript } from '@yoodee/runtime/vite';

/** Puts the colour-mode script inline at the top of every document, so the first paint has the right colours. */
export const colorModeHead = (): Plugin => ({
  name: 'yoodee-color-mode-head',
  transformIndexHtml: async () => [{ tag: 'script', children: await colorModeScript(), injectTo: 'head-prepend' }],
});
