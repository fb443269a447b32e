import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { messageIds } from '@yoodee/i18n/vite';
import { inlineScripts, precompressed } from '@yoodee/runtime/vite';
import { siteIcons } from './site-icons.ts';

/** A separate chunk that changes only with the libraries' versions, so that browsers cache it across deployments. */
const libraries = {
  name: 'react',
  test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-intl|@formatjs|intl-messageformat)\//,
};

/**
 * The small shared modules that most pages use, as one chunk: ten chunks of some hundred bytes each would compress
 * worse. A lower `minShareCount` would make pages load modules that they do not use.
 */
const commonParts = {
  name: 'common',
  test: /libs\/(?:shared\/(?:ui-kit|formatters|asset-rules|site|i18n)|public\/page)\//,
  minShareCount: 12,
};

/** The parts of cards that the layout of every page and the service pages use, separate from the asset cards. */
const cardFrame = { name: 'card-action', test: /libs\/shared\/ui-asset-card\/src\/lib\/card-action\.ts$/ };
const plainCard = { name: 'card', test: /libs\/shared\/ui-kit\/src\/components\/card\.tsx$/, minShareCount: 2 };

/** The modules that pages with asset cards share. The small `part-when-near` would otherwise be its own chunk. */
const cardParts = {
  name: 'cards',
  test: /libs\/(?:shared\/ui-asset-card\/src\/lib\/(?:asset-card|price)|public\/page\/src\/lib\/part-when-near)\.tsx$/,
  minShareCount: 2,
};

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/public',
  plugins: [messageIds(), inlineScripts(), react(), siteIcons(), precompressed()],
  // There is no index.html to find dependencies from: without this, the first visit in development reloads the page.
  optimizeDeps: { entries: ['app/entry.client.tsx'] },
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  resolve: {
    // Messages are precompiled, so the parser of their syntax is left out (7 kB gzip):
    // formatjs.github.io/docs/guides/advanced-usage
    alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
  },
  build: {
    assetsInlineLimit: 0,
    // Not the default `/assets`, which is the list of properties.
    assetsDir: 'static',
    emptyOutDir: true,
    ...(isSsrBuild
      ? { outDir: 'build/server', copyPublicDir: false, rolldownOptions: { input: 'app/entry.server.tsx' } }
      : {
          outDir: 'build/client',
          manifest: true,
          rolldownOptions: {
            input: 'app/entry.client.tsx',
            output: { codeSplitting: { groups: [libraries, commonParts, cardFrame, plainCard, cardParts] } },
          },
        }),
  },
  ssr: { noExternal: [/^@yoodee\//] },
}));
