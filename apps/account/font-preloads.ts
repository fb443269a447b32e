import type { Plugin } from 'vite';

/** Preloads the fonts from the document, before the browser has parsed the styles that use them. */
export const fontPreloads = (): Plugin => {
  let base = '/';
  return {
    name: 'yoodee-font-preloads',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle!)
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: base + file, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head',
          })),
    },
  };
};
