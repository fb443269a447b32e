import type { FacetName } from '@yoodee/api-contract/asset-list';
import { withCapacity } from './growing.ts';
import { allocate } from './scratch.ts';
import type { Codes } from './search-row.ts';

/** Number of assets by facet and code; unused codes may be 0. */
export type CodeCounts = ReadonlyMap<FacetName, ReadonlyMap<string, number>>;

/** Documents to count, or to exclude from all listed ones. */
export type Counted = { only: Uint32Array } | { allBut: Uint32Array };

/**
 * Counts codes of a few facets. Each distinct combination of codes is a profile; documents store their profile's
 * number, and the codes of a profile are added once for all its documents.
 */
export interface FacetColumn {
  facets: readonly FacetName[];
  /** Adds the next listed document. */
  add(codes: Codes): void;
  /** Removes an unlisted document. */
  drop(doc: number): void;
  count(counted: Counted): CodeCounts;
  /** The state up to a document, as of the call, without what counts as listed. */
  save(documents: number): Iterable<FacetsPart>;
  /** Adds the next part to a column without documents. */
  restore(part: FacetsPart): void;
  /** Counts a restored document as listed. */
  list(doc: number): void;
}

/** Options come first, then profiles with the numbers of their options, then the profile of each document. */
export type FacetsPart =
  | { options: { facet: FacetName; code: string }[] }
  | { keys: string[]; optionsOf: number[][] }
  | { profiles: Uint32Array };

/** A snapshot is written between requests, so a part must take milliseconds. */
const profilesPerPart = 2 ** 14;
const documentsPerPart = 2 ** 19;

/** A key of the codes, independent of their order. */
const nameOf = (codes: readonly (string | null)[]): string =>
  codes.length === 1 ? (codes[0] ?? '') : codes.toSorted().join(' ');

export const createFacetColumn = (facets: readonly FacetName[]): FacetColumn => {
  const options: { facet: FacetName; code: string }[] = [];
  const optionOf = new Map<string, number>();
  /** Options of all profiles, concatenated; a profile's begin at its entry in `starts`. */
  const optionsOf: number[] = [];
  const starts = [0];
  const profileByKey = new Map<string, number>();
  /** Number of listed documents by profile. */
  const listed: number[] = [];
  let profileOf = new Uint32Array(1_024);
  let documents = 0;

  const learnOption = (facet: FacetName, code: string): number => {
    const key = `${facet} ${code}`;
    let option = optionOf.get(key);
    if (option === undefined) {
      optionOf.set(key, (option = options.length));
      options.push({ facet, code });
    }
    return option;
  };

  const learnProfile = (key: string, itsOptions: Iterable<number>): number => {
    for (const option of itsOptions) optionsOf.push(option);
    starts.push(optionsOf.length);
    const profile = listed.push(0) - 1;
    profileByKey.set(key, profile);
    return profile;
  };

  const optionsIn = (codes: Codes): number[] =>
    facets.flatMap((facet) =>
      [...new Set(codes[facet])].flatMap((code) => (code === null ? [] : [learnOption(facet, code)])),
    );

  const addDocument = (profile: number) => {
    profileOf = withCapacity(profileOf, documents);
    profileOf[documents++] = profile;
  };

  const countProfiles = (docs: Uint32Array): Uint32Array => {
    const counts = allocate(listed.length).fill(0);
    for (let i = 0; i < docs.length; i++) counts[profileOf[docs[i]!]!]!++;
    return counts;
  };

  return {
    facets,
    add(codes) {
      // Joined, because a sum of texts would keep its parts in memory.
      const key = facets.map((facet) => `${nameOf(codes[facet])}|`).join('');
      const profile = profileByKey.get(key) ?? learnProfile(key, optionsIn(codes));
      listed[profile]!++;
      addDocument(profile);
    },
    drop(doc) {
      listed[profileOf[doc]!]!--;
    },
    count(counted) {
      const counts = countProfiles('only' in counted ? counted.only : counted.allBut);
      if ('allBut' in counted)
        for (let profile = 0; profile < counts.length; profile++) counts[profile] = listed[profile]! - counts[profile]!;
      const sums = new Uint32Array(options.length);
      for (let profile = 0; profile < counts.length; profile++) {
        if (counts[profile] === 0) continue;
        for (let at = starts[profile]!; at < starts[profile + 1]!; at++) sums[optionsOf[at]!]! += counts[profile]!;
      }
      const byFacet = new Map(facets.map((facet) => [facet, new Map<string, number>()]));
      options.forEach(({ facet, code }, option) => byFacet.get(facet)!.set(code, sums[option]!));
      return byFacet;
    },
    save(saved) {
      const [known, profiles, ofDocuments] = [options.slice(), listed.length, profileOf];
      return (function* () {
        yield { options: known };
        const keys = profileByKey.keys();
        for (let from = 0; from < profiles; from += profilesPerPart) {
          const to = Math.min(from + profilesPerPart, profiles);
          yield {
            keys: Array.from({ length: to - from }, () => keys.next().value!),
            optionsOf: starts.slice(from, to).map((start, at) => optionsOf.slice(start, starts[from + at + 1])),
          };
        }
        for (let from = 0; from < saved; from += documentsPerPart)
          yield { profiles: ofDocuments.slice(from, Math.min(from + documentsPerPart, saved)) };
      })();
    },
    restore(part) {
      if ('options' in part) for (const { facet, code } of part.options) learnOption(facet, code);
      else if ('keys' in part) for (const [at, key] of part.keys.entries()) learnProfile(key, part.optionsOf[at]!);
      else for (const profile of part.profiles) addDocument(profile);
    },
    list(doc) {
      listed[profileOf[doc]!]!++;
    },
  };
};
