import { foldRomanised } from './fold-romanised.ts';
import { keyOf } from './squash.ts';
import type { Term } from './terms.ts';

/** The names of projects that have assets. They change, so they are not part of the lexicon. */
export interface ProjectNames {
  readonly terms: ReadonlyMap<string, readonly Term[]>;
  readonly folded: ReadonlyMap<string, readonly Term[]>;
  readonly longest: number;
}

export const noProjects: ProjectNames = { terms: new Map(), folded: new Map(), longest: 0 };

/** Shorter names would match common words. */
const shortestName = 4;

/** The names by which a search recognises projects; the Thai name is the filter's value. */
export const createProjectNames = (
  projects: Iterable<{
    readonly name_th: string;
    readonly name_en: string | null;
    readonly aliases?: readonly string[];
  }>,
): ProjectNames => {
  const terms = new Map<string, readonly Term[]>();
  const folded = new Map<string, readonly Term[]>();
  let longest = 0;
  for (const { name_th, name_en, aliases = [] } of projects) {
    const meant: readonly Term[] = [{ is: 'project', name: name_th }];
    for (const key of [name_th, name_en ?? '', ...aliases].map(keyOf)) {
      if (key.length < shortestName || terms.has(key)) continue;
      terms.set(key, meant);
      longest = Math.max(longest, key.length);
      if (/^[a-z][a-z\d]*$/.test(key) && !folded.has(foldRomanised(key))) folded.set(foldRomanised(key), meant);
    }
  }
  return { terms, folded, longest };
};
