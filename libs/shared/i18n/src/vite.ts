import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

type Descriptors = Record<string, { id?: unknown }>;

/**
 * Builds ship only the ids of `.messages.ts` modules: texts come with the compiled messages of one language, and
 * descriptions are for translators. Together they would be 8 kB (gzip) of a list of properties.
 */
export const messageIds = (): Plugin => ({
  name: 'yoodee:message-ids',
  apply: 'build',
  enforce: 'pre',

  load: {
    filter: { id: /\.messages\.ts$/ },
    async handler(path) {
      const exported: Record<string, Descriptors> = await import(/* @vite-ignore */ pathToFileURL(path).href);
      const lines = Object.entries(exported).map(([name, descriptors]) => {
        const ids = Object.entries(descriptors).map(([key, { id }]) => {
          if (typeof id !== 'string') this.error(`${path}: "${name}.${key}" is not a message`);
          return [key, { id }];
        });
        return `export const ${name} = ${JSON.stringify(Object.fromEntries(ids))};`;
      });
      return lines.join('\n');
    },
  },
});
