import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lazyIn, messagesIn, translationsIn } from './catalogue.ts';
import { formatjs } from './formatjs.ts';

/** The apps that show messages, each with the folders whose messages it loads before it renders. */
const foldersOfApps = {
  public: ['libs/shared/*', 'libs/public/*', 'apps/public'],
  account: ['libs/shared/*', 'libs/account/*', 'apps/account'],
};

/** All folders with messages. */
export const messageFolders = [...new Set(Object.values(foldersOfApps).flat())];

const readJson = <Value>(path: string): Record<string, Value> => JSON.parse(readFileSync(path, 'utf8'));

const filesOf = (workspace: string, patterns: string[], exclude: string[] = []) =>
  globSync(patterns, { cwd: workspace, exclude }).sort();

/**
 * The lazy catalogues, each with its files. A library declares its own in `locales/lazy.json`: their messages load
 * together with their code, so that no page waits for those of a dialog or a tab.
 * @throws when a pattern matches no file, because the messages of a file that moved would load with the app
 */
const lazyCatalogues = (workspace: string) => {
  const catalogues = filesOf(workspace, messageFolders.map(lazyIn)).flatMap((declaration) => {
    const sources = dirname(dirname(declaration));
    const declared = readJson<string[]>(join(workspace, declaration));
    return Object.entries(declared).map(([name, patterns]) => {
      const files = patterns.flatMap((pattern) => {
        const found = filesOf(workspace, [`${sources}/${pattern}`]);
        if (found.length === 0) throw new Error(`${declaration}: "${name}" has no file ${sources}/${pattern}`);
        return found;
      });
      return { name, files: files.sort() };
    });
  });
  const names = [...Object.keys(foldersOfApps), ...catalogues.map(({ name }) => name)];
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated) throw new Error(`Two catalogues have the name "${repeated}": rename one in its lazy.json.`);
  return catalogues;
};

/**
 * Writes the messages of each app and of the lazy catalogues below `target`: `sources/<name>/th.json`, to read (Thai
 * text, description, file), and `compiled/<name>/{th,en}.json`, parsed, to import.
 * @throws when a message is not valid, or two different messages have the same id
 */
export const compileCatalogues = (workspace: string, target: string): void => {
  const allEnglish = filesOf(workspace, messageFolders.map(translationsIn)).map((file) =>
    readJson<string>(join(workspace, file)),
  );
  const english: Record<string, string> = Object.assign({}, ...allEnglish);

  const write = (name: string, files: string[]) => {
    if (files.length === 0) return;
    const sources = `${target}/sources/${name}`;
    const compiled = `${target}/compiled/${name}`;
    for (const folder of [sources, compiled]) mkdirSync(folder, { recursive: true });
    const thai = `${sources}/th.json`;
    formatjs(workspace, 'extract', ...files, '--extract-source-location', '--throws', '--out-file', thai);
    formatjs(workspace, 'compile', thai, '--ast', '--out-file', `${compiled}/th.json`);
    // A translation that is missing is left out here and reported by the check.
    const translated = Object.keys(readJson(thai)).flatMap((id) => (english[id] ? [[id, english[id]]] : []));
    writeFileSync(`${sources}/en.json`, JSON.stringify(Object.fromEntries(translated)));
    const [from, to] = [`${sources}/en.json`, `${compiled}/en.json`];
    formatjs(workspace, 'compile', from, '--format=simple', '--ast', '--out-file', to);
  };

  const lazy = lazyCatalogues(workspace);
  const lazyFiles = lazy.flatMap(({ files }) => files);
  for (const [name, folders] of Object.entries(foldersOfApps))
    write(name, filesOf(workspace, folders.map(messagesIn), lazyFiles));
  for (const { name, files } of lazy) write(name, files);
};
