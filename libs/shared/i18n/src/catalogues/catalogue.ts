import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatjs } from './formatjs.ts';

/** One message of a `.messages.ts` file. Thai is the source language: its text is the message's default. */
export interface SourceMessage {
  id: string;
  text: string;
  description: string;
  /** The `.messages.ts` file, relative to the workspace root. */
  file: string;
}

/** The messages of one library or app: Thai from its source files, English from its `locales/en.json`. */
export interface Catalogue {
  /** Relative to the workspace root, e.g. `libs/shared/layouts`. */
  folder: string;
  thai: SourceMessage[];
  english: Record<string, string>;
  englishFile: string;
}

/** Every message in `files`, as `formatjs extract` finds it. */
const extract = (workspace: string, files: string[]): SourceMessage[] => {
  if (files.length === 0) return [];
  const extracted: Record<string, { defaultMessage?: string; description?: string; file: string }> = JSON.parse(
    formatjs(workspace, 'extract', ...files, '--extract-source-location', '--throws'),
  );
  return Object.entries(extracted).map(([id, { defaultMessage = '', description = '', file }]) => ({
    id,
    text: defaultMessage,
    description,
    file,
  }));
};

const readEnglish = (workspace: string, file: string): Record<string, string> => {
  try {
    return JSON.parse(readFileSync(join(workspace, file), 'utf8'));
  } catch (cause) {
    throw new Error(`${file} is not valid JSON`, { cause });
  }
};

/** Globs of the source files in `folder`. `lazy.json` lists the message files that load with their code. */
export const messagesIn = (folder: string) => `${folder}/{src,app}/**/*.messages.ts`;
export const translationsIn = (folder: string) => `${folder}/{src,app}/locales/en.json`;
export const lazyIn = (folder: string) => `${folder}/{src,app}/locales/lazy.json`;

/** The catalogues of all folders that `patterns` match, e.g. `libs/shared/*`; folders without messages are left out. */
export const readCatalogues = (workspace: string, patterns: readonly string[]): Catalogue[] => {
  const folders = [...new Set(globSync([...patterns], { cwd: workspace }))].sort();
  const messages = extract(workspace, globSync(folders.map(messagesIn), { cwd: workspace }).sort());
  return folders.flatMap((folder) => {
    const thai = messages.filter(({ file }) => file.startsWith(`${folder}/`));
    const [translated] = globSync(translationsIn(folder), { cwd: workspace });
    if (thai.length === 0 && !translated) return [];
    return {
      folder,
      thai,
      english: translated ? readEnglish(workspace, translated) : {},
      englishFile: translated ?? `${folder}/src/locales/en.json`,
    };
  });
};
