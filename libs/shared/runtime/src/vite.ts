import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { versionMeta } from './lib/built-version.ts';

export { headScript, inlineScripts } from './lib/inline/inline-scripts-plugin.ts';
export { precompressed } from './lib/precompressed.ts';

/** Version of a build. File names contain content hashes, also those of the chunks and styles they load. */
const versionOf = (bundle: object) => {
  const chunks = Object.keys(bundle).filter((name) => name.endsWith('.js'));
  return createHash('sha256').update(chunks.toSorted().join('\n')).digest('hex').slice(0, 12);
};

/**
 * For an app with static HTML: writes the build version to `version.json` and to each document. The version changes
 * with every file of the build.
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
