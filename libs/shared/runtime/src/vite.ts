import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { versionMeta } from './lib/built-version.ts';

export { colorModeScript, inlineScripts } from './lib/inline/inline-scripts-plugin.ts';

const routeModules = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js/;
const unguardedReload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;

/**
 * React Router answers a route module that does not come with an unguarded reload of the page being left. This puts
 * `globalThis.onRouteChunkFailure` (see `createRouteChunkFailure`) in its place, and fails the build when React Router
 * writes that passage in another way.
 */
export const guardRouteChunks = (): Plugin => ({
  name: 'yoodee-guard-route-chunks',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!routeModules.test(id)) return null;
    if (!unguardedReload.test(code)) this.error('React Router no longer reloads where it did: see guardRouteChunks.');
    return { code: code.replace(unguardedReload, 'return globalThis.onRouteChunkFailure(error);'), map: null };
  },
});

/** What of React Router the site has switched off: routes told piece by piece, and its hooks for measuring. */
const switchedOff = /react-router\/dist\/\w+\/lib\/(?:dom\/ssr\/fog-of-war|router\/instrumentation)\.js/;
const exportList = /export \{ ([\w$, ]+) \};?\s*$/;

/**
 * Leaves out of browsers what React Router ships for options that the site does not take (2.3 kB gzip on every page): each
 * function of these modules answers nothing, as it does with the option off. For apps with `routeDiscovery: initial` only.
 */
export const leaveOutRouterOptions = (): Plugin => ({
  name: 'yoodee-leave-out-router-options',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  transform(code, id) {
    if (!switchedOff.test(id)) return null;
    const names = exportList.exec(code)?.[1]?.split(', ');
    if (!names) this.error('React Router exports in another way: see leaveOutRouterOptions.');
    return { code: names.map((name) => `export const ${name} = () => {};`).join('\n'), map: null };
  },
});

const routerComponents = /react-router\/dist\/\w+\/lib\/dom\/lib\.js/;
const componentName = /^\w+\.displayName = .*;$/gm;
const forwardRef = /= (?=React\$1\.forwardRef\()/g;

/**
 * Lets a build leave out those of React Router's components that the site does not use: written as they are, with names
 * for developers' tools, they look as if something could depend on them.
 */
export const leaveOutRouterComponents = (): Plugin => ({
  name: 'yoodee-leave-out-router-components',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  transform(code, id) {
    if (!routerComponents.test(id)) return null;
    const loose = code.replace(componentName, '').replace(forwardRef, '= /* @__PURE__ */ ');
    if (loose === code) this.error('React Router writes its components in another way: see leaveOutRouterComponents.');
    return { code: loose, map: null };
  },
});

/** Chunks are named by what is in them, the chunks and styles they load included. */
const versionOf = (bundle: object) => {
  const chunks = Object.keys(bundle).filter((name) => name.endsWith('.js'));
  return createHash('sha256').update(chunks.toSorted().join('\n')).digest('hex').slice(0, 12);
};

/**
 * For an app with HTML of its own: says what it is built as, in `version.json` and in each of its documents. The version
 * changes with every file of the build.
 */
export const buildVersion = (): Plugin => {
  return {
    name: 'yoodee-build-version',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => [
        { tag: 'meta', attrs: { name: versionMeta, content: versionOf(bundle!) }, injectTo: 'head' },
      ],
    },
    generateBundle(_options, bundle) {
      this.emitFile({
        type: 'asset',
        fileName: 'version.json',
        source: JSON.stringify({ version: versionOf(bundle) }),
      });
    },
  };
};
