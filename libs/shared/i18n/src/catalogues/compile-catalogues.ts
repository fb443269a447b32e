import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messagesIn, translationsIn } from './catalogue.ts';
import { formatjs } from './formatjs.ts';

/** The apps that show messages, each with the folders whose messages it loads before it renders. */
const foldersOfApps = {
  public: ['libs/shared/*', 'libs/public/*', 'apps/public'],
  account: ['libs/shared/*', 'libs/account/*', 'apps/account'],
};

/** Message files whose messages load together with their code, so that no page waits for those of a dialog or a tab. */
const lazyFiles = {
  viewings: ['libs/shared/ui-viewings/src/**/*.messages.ts'],
  // Not the title of a guest's page, which the app shows.
  conversations: ['libs/account/feature-messages/src/lib/{attachments,composer,inbox,live,thread}/**/*.messages.ts'],
  'account-viewings': ['libs/account/feature-viewings/src/**/*.messages.ts'],
  'contact-dialogs': [
    'libs/public/contact-seller/src/lib/enquiry/*.messages.ts',
    'libs/public/contact-seller/src/lib/report/report.messages.ts',
  ],
  'draw-mode': ['libs/public/feature-assets/src/lib/map/draw/draw-mode.messages.ts'],
  'edit-areas': ['libs/public/feature-assets/src/lib/map/edit/*.messages.ts'],
  'alert-dialog': ['libs/public/feature-assets/src/lib/save-search/alert-dialog.messages.ts'],
  'price-comparison': ['libs/public/feature-assets/src/lib/price-comparison/*.messages.ts'],
  'area-examples': ['libs/public/feature-areas/src/lib/examples/*.messages.ts'],
  'price-alert': ['libs/public/feature-assets/src/lib/save-search/price-alert.messages.ts'],
  'hidden-pins': ['libs/public/feature-assets/src/lib/map/hidden/*.messages.ts'],
  'hidden-cards': ['libs/public/feature-assets/src/lib/hidden-cards/*.messages.ts'],
  'reach-places': ['libs/public/feature-assets/src/lib/map/reach/*.messages.ts'],
  surroundings: ['libs/public/feature-assets/src/lib/surroundings/*.messages.ts'],
  // One for the pages of projects, and one for what members write there.
  projects: ['libs/public/feature-projects/src/**/!(live).messages.ts'],
  'project-questions': ['libs/public/feature-projects/src/lib/questions/live.messages.ts'],
  'service-request': ['libs/public/feature-services/src/lib/request/request-form.messages.ts'],
  // Not the titles of the pages, which the app shows.
  'create-asset': [
    'libs/account/feature-create-asset/src/lib/*.messages.ts',
    'libs/account/feature-create-asset/src/lib/{changes,compose,draft,photos,preview,published,steps}/**/*.messages.ts',
    'libs/account/feature-create-asset/src/lib/fields/!(price-interval).messages.ts',
  ],
  'price-interval': ['libs/account/feature-create-asset/src/lib/fields/price-interval.messages.ts'],
  'pin-check': ['libs/account/feature-create-asset/src/lib/fields/pin-check/*.messages.ts'],
  'pin-map': ['libs/account/feature-create-asset/src/lib/fields/pin-map/*.messages.ts'],
  plot: ['libs/account/feature-create-asset/src/lib/plot/*.messages.ts'],
  'account-notifications': ['libs/account/feature-profile/src/lib/notifications/**/*.messages.ts'],
};

/** All folders with messages. */
export const messageFolders = [...new Set(Object.values(foldersOfApps).flat())];

const readJson = (path: string): Record<string, string> => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Writes the messages of each app and of the lazy files below `target`: `sources/<name>/th.json`, to read (Thai text,
 * description, file), and `compiled/<name>/{th,en}.json`, parsed, to import.
 * @throws when a message is not valid, or two different messages have the same id
 */
export const compileCatalogues = (workspace: string, target: string): void => {
  const filesOf = (patterns: string[], exclude: string[] = []) =>
    globSync(patterns, { cwd: workspace, exclude }).sort();
  const allEnglish = filesOf(messageFolders.map(translationsIn)).map((file) => readJson(join(workspace, file)));
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

  const lazy = Object.values(lazyFiles).flat();
  for (const [name, folders] of Object.entries(foldersOfApps)) write(name, filesOf(folders.map(messagesIn), lazy));
  for (const [name, patterns] of Object.entries(lazyFiles)) write(name, filesOf(patterns));
};
