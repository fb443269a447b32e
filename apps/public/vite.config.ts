import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { messages } from '@yoodee/i18n/vite';
import { guardRouteChunks, inlineScripts, leaveOutRouterComponents, leaveOutRouterOptions } from '@yoodee/runtime/vite';
import { shortClassNames } from './short-class-names.ts';
import { siteIcons } from './site-icons.ts';

/** Changes only with its versions, so that browsers keep it over our deployments. */
const libraries = {
  name: 'react',
  test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-intl|@formatjs|intl-messageformat)\//,
  priority: 2,
};

/** What every page starts with, the root route and the entry with all they need: apart, its modules weigh 2 kB more. */
const site = {
  name: 'site',
  test: /vite\/preload-helper|apps\/public\/app\/(?:root|entry\.client|page-meta|has-token|site-origin)\.tsx?$/,
  priority: 1,
};

/** What at least four parts of the site share, in one file: apart, these small modules weigh a tenth more. */
const shared = {
  name: 'shared',
  test: /libs\/shared\/(?:ui-kit\/(?:src\/components|generated)|layouts|runtime|asset-view\/src\/lib\/(?:asset-card|card|price|asset-text))/,
  minShareCount: 4,
};

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/public',
  plugins: [
    messages({ scope: 'public' }),
    inlineScripts(),
    reactRouter(),
    guardRouteChunks(),
    leaveOutRouterOptions(),
    leaveOutRouterComponents(),
    shortClassNames(),
    siteIcons(),
  ],
  build: {
    manifest: true,
    // One stylesheet for the whole site, so that the server can put it into every page (no render-blocking request).
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // `/assets` is the list of properties; built files have a folder of their own.
    assetsDir: 'static',
    rolldownOptions: { output: { codeSplitting: { groups: [libraries, site, shared] } } },
  },
  ssr: { noExternal: [/^@yoodee\//] },
});
