import { globSync, mkdirSync } from 'node:fs';
import { messagesIn, translationsIn } from './catalogue.ts';
import { formatjs } from './formatjs.ts';

/** The apps that show messages, each with the folders whose messages it shows. */
const foldersOf = {
  public: ['libs/shared/*', 'libs/public/*', 'apps/public'],
  account: ['libs/shared/*', 'libs/account/*', 'apps/account'],
};

/** All folders with messages. */
export const messageFolders = [...new Set(Object.values(foldersOf).flat())];

/**
 * Writes the messages of each app below `target`: `sources/<app>/th.json`, to read (Thai text, description, file),
 * and `compiled/<app>/{th,en}.json`, parsed, to import.
 * @throws when a message is not valid, or two different messages have the same id
 */
export const compileCatalogues = (workspace: string, target: string): void => {
  for (const [app, folders] of Object.entries(foldersOf)) {
    const thai = `${target}/sources/${app}/th.json`;
    const compiled = `${target}/compiled/${app}`;
    const filesOf = (patterns: string[]) => globSync(patterns, { cwd: workspace }).sort();

    for (const folder of [`${target}/sources/${app}`, compiled]) mkdirSync(folder, { recursive: true });
    const sources = filesOf(folders.map(messagesIn));
    formatjs(workspace, 'extract', ...sources, '--extract-source-location', '--throws', '--out-file', thai);
    formatjs(workspace, 'compile', thai, '--ast', '--out-file', `${compiled}/th.json`);
    const translations = filesOf(folders.map(translationsIn));
    formatjs(workspace, 'compile', ...translations, '--format=simple', '--ast', '--out-file', `${compiled}/en.json`);
  }
};
