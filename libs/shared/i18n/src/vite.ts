import { join, relative, resolve } from 'node:path';
import type { Locale } from '@yoodee/site';
import type { Plugin } from 'vite';
import { messagesFile, readCatalogues, readMessagesFile, translationsFile } from './catalogues/catalogue.ts';
import { checkCatalogues } from './catalogues/check-catalogues.ts';
import { compileCatalogues } from './catalogues/compile-catalogues.ts';
import { keepIds, shortenIds, type IdsAsShipped } from './catalogues/ids-as-shipped.ts';

const thisWorkspace = resolve(import.meta.dirname, '../../../..');
const publicId = /^virtual:messages\/(th|en)$/;
const internalId = /^\0virtual:messages\/(th|en)$/;

export interface MessagesOptions {
  /** Adds the messages of `libs/<scope>/*`. */
  scope?: 'public' | 'account';
  /** Root of the repository, absolute. */
  workspace?: string;
}

/**
 * Provides `virtual:messages/th` and `virtual:messages/en`: all messages of `libs/shared/*`, `libs/<scope>/*`
 * and the project itself, parsed. Builds fail when the languages differ, and ship each text once: in the
 * virtual module of its language, while `.messages.ts` modules keep only their ids, and those as numbers. A dev
 * server and tests warn instead, so that Thai can be written before its translation.
 */
export const messages = ({ scope, workspace = thisWorkspace }: MessagesOptions = {}): Plugin => {
  const patterns = (root: string) => [
    'libs/shared/*',
    ...(scope ? [`libs/${scope}/*`] : []),
    ...(root.startsWith(workspace) ? [relative(workspace, root)] : []),
  ];

  /** All messages numbered, once per build: every module of it must say the same. */
  let numbering: Promise<IdsAsShipped> | undefined;

  return {
    name: 'yoodee-messages',
    enforce: 'pre',

    buildStart() {
      numbering = undefined;
    },

    config: () => ({
      resolve: {
        // Messages arrive parsed; react-intl's own parser would be 7 kB (gzip) of dead weight.
        alias: [
          {
            find: /^@formatjs\/icu-messageformat-parser$/,
            replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
          },
        ],
      },
    }),

    configureServer(server) {
      server.watcher.add([join(workspace, 'libs/shared'), ...(scope ? [join(workspace, 'libs', scope)] : [])]);
    },

    resolveId: { filter: { id: publicId }, handler: (id) => `\0${id}` },

    load: {
      filter: { id: [internalId, messagesFile] },
      async handler(id) {
        const { command, root, logger } = this.environment.config;
        const locale = internalId.exec(id)?.[1] as Locale | undefined;
        if (command === 'build') numbering ??= readCatalogues(workspace, patterns(root)).then(shortenIds);
        const shipped = (await numbering) ?? keepIds;
        if (!locale) return command === 'build' ? idsOnly(id, shipped) : null;

        const catalogues = await readCatalogues(workspace, patterns(root));
        const problems = checkCatalogues(catalogues).join('\n');
        if (problems && command === 'build') this.error(`Messages do not agree:\n${problems}`);
        if (problems) logger.warnOnce(problems);
        const compiled = compileCatalogues(catalogues, locale, shipped);
        // Every place is taken, or the check above had failed the build.
        return `export default ${JSON.stringify(command === 'build' ? Object.values(compiled) : compiled)};`;
      },
    },

    hotUpdate({ file, modules }) {
      if (!messagesFile.test(file) && !translationsFile.test(file)) return;
      const graph = this.environment.moduleGraph;
      const compiled = ['th', 'en'].map((locale) => graph.getModuleById(`\0virtual:messages/${locale}`));
      return [...modules, ...compiled.filter((module) => module !== undefined)];
    },
  };
};

/** The module of a `.messages.ts` file with the same exports, holding ids and no text. */
const idsOnly = async (path: string, shipped: IdsAsShipped): Promise<string> => {
  const exported = Object.entries(await readMessagesFile(path));
  return exported
    .map(([name, descriptors]) => {
      const ids = Object.entries(descriptors).map(([key, { id }]) => [key, { id: shipped(id) }]);
      return `export const ${name} = ${JSON.stringify(Object.fromEntries(ids))};`;
    })
    .join('\n');
};
