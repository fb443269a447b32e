import { parse } from '@formatjs/icu-messageformat-parser';
import type { Catalogue, SourceMessage } from './catalogue.ts';
import { placeholdersOf } from './placeholders.ts';

/** Prefixes of ids in `folder`: `libs/public/feature-assets` → `public.assets.` or `public.feature-assets.`. */
export const idPrefixes = (folder: string): string[] => {
  const [root, first, second = ''] = folder.split(/[\\/]/);
  if (root === 'apps') return [`${first}.app.`];
  return [...new Set([second.replace(/^(?:feature|data)-/, ''), second])].map((lib) => `${first}.${lib}.`);
};

const parsed = (text: string): { placeholders: string } | { problem: string } => {
  try {
    return { placeholders: placeholdersOf(parse(text)).join(' ') };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
};

const checkThai = ({ id, text, description, file }: SourceMessage, prefixes: string[]): string[] => [
  ...(prefixes.some((prefix) => id.startsWith(prefix)) ? [] : [`${file}: "${id}" must begin with ${prefixes[0]}`]),
  ...(description ? [] : [`${file}: "${id}" has no description`]),
  ...(text ? [] : [`${file}: "${id}" has no Thai text`]),
];

const checkTranslation = ({ id, text, file }: SourceMessage, { english, englishFile }: Catalogue): string[] => {
  const translation = english[id];
  if (!translation) return [`${englishFile}: "${id}" is missing`];
  const [thai, translated] = [parsed(text), parsed(translation)];
  if ('problem' in thai) return [`${file}: "${id}" does not parse: ${thai.problem}`];
  if ('problem' in translated) return [`${englishFile}: "${id}" does not parse: ${translated.problem}`];
  if (thai.placeholders === translated.placeholders) return [];
  return [`${englishFile}: "${id}" takes [${translated.placeholders}] where Thai takes [${thai.placeholders}]`];
};

/** All problems in `catalogues`, each with file and id; empty if there are none. */
export const checkCatalogues = (catalogues: readonly Catalogue[]): string[] => {
  const firstFileOf = new Map<string, string>();
  return catalogues.flatMap((catalogue) => {
    const ids = new Set(catalogue.thai.map(({ id }) => id));
    const thai = catalogue.thai.flatMap((message) => {
      const earlier = firstFileOf.get(message.id);
      if (earlier) return [`${message.file}: "${message.id}" is already used in ${earlier}`];
      firstFileOf.set(message.id, message.file);
      return [...checkThai(message, idPrefixes(catalogue.folder)), ...checkTranslation(message, catalogue)];
    });
    const extra = Object.keys(catalogue.english).filter((id) => !ids.has(id));
    return [...thai, ...extra.map((id) => `${catalogue.englishFile}: "${id}" is not used`)];
  });
};
