import type { Plugin } from 'vite';
import { headScript } from '@yoodee/runtime/vite';

/** Puts the head script inline at the top of every document, so the first paint has the right colours. */
export const inlineHead = (): Plugin => ({
  name: 'yoodee-inline-head',
  transformIndexHtml: async () => [{ tag: 'script', children: await headScript(), injectTo: 'head-prepend' }],
});
