import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** One entry of a `.messages.ts` file: Thai is the source language, so its text lives with the component. */
export interface SourceMessage {
  id: string;
  text: string;
  description: string;
  /** The `.messages.ts` file, relative to the workspace root. */
  file: string;
}

/** What one library or app says: Thai as written in its components, English as translated. */
export interface Catalogue {
  /** Relative to the workspace root, e.g. `libs/shared/layouts`. */
  folder: string;
  thai: SourceMessage[];
  english: Record<string, string>;
  englishFile: string;
}

export const messagesFile = /\.messages\.ts$/;
export const translationsFile = /\/(?:src|app)\/locales\/en\.json$/;

/**
 * The exports of a `.messages.ts` file, each a record of descriptors, evaluated by Node's type stripping.
 * @throws when an export is anything else
 */
export const readMessagesFile = async (
  path: string,
): Promise<Record<string, Record<string, { id: string; defaultMessage: string; description: string }>>> => {
  // The time in the query gets an edited file evaluated again in a running dev server.
  const url = `${pathToFileURL(path).href}?at=${statSync(path).mtimeMs}`;
  const exported = { ...(await import(/* @vite-ignore */ url)) };
  for (const [name, messages] of Object.entries<Record<string, { id?: unknown }>>(exported)) {
    const isRecord = messages !== null && typeof messages === 'object';
    if (!isRecord || Object.values(messages).some((message) => typeof message?.id !== 'string')) {
      throw new Error(
        `${path}: "${name}" is not a record of messages with ids; keep everything else out of .messages.ts`,
      );
    }
  }
  return exported;
};

const readThai = async (root: string, file: string): Promise<SourceMessage[]> => {
  const exported = await readMessagesFile(join(root, file));
  return Object.values(exported).flatMap((messages) =>
    Object.values(messages).map(({ id, defaultMessage = '', description = '' }) => ({
      id,
      text: defaultMessage,
      description,
      file,
    })),
  );
};

const readEnglish = (root: string, file: string): Record<string, string> => {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch (cause) {
    throw new Error(`${file} is not valid JSON`, { cause });
  }
};

/** The catalogue of `folder`, or null when it has nothing to say. */
const readCatalogue = async (root: string, folder: string): Promise<Catalogue | null> => {
  const files = globSync(`${folder}/{src,app}/**/*.messages.ts`, { cwd: root }).sort();
  const [translated] = globSync(`${folder}/{src,app}/locales/en.json`, { cwd: root });
  if (files.length === 0 && !translated) return null;
  const source = files[0]?.slice(folder.length + 1).split(/[\\/]/)[0] ?? 'src';
  return {
    folder,
    thai: (await Promise.all(files.map((file) => readThai(root, file)))).flat(),
    english: translated ? readEnglish(root, translated) : {},
    englishFile: translated ?? `${folder}/${source}/locales/en.json`,
  };
};

/** The catalogues of all folders that `patterns` match, e.g. `libs/shared/*`, in a stable order. */
export const readCatalogues = async (root: string, patterns: readonly string[]): Promise<Catalogue[]> => {
  const folders = [...new Set(globSync([...patterns], { cwd: root }))].sort();
  const catalogues = await Promise.all(folders.map((folder) => readCatalogue(root, folder)));
  return catalogues.filter((catalogue) => catalogue !== null);
};
