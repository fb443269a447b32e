import { codesOf, propertyTypes, type PropertyType } from '@yoodee/asset-rules/options';
import { repairLayout } from '../repair-layout.ts';
import { synonymGroups } from '../synonyms.ts';
import { foldRomanised } from './fold-romanised.ts';
import { measureTerms } from './measure-terms.ts';
import { rowFinder } from './row-finder.ts';
import { keyOf } from './squash.ts';
import type { RailSystem } from './terms.ts';
import { tradeTerms } from './trade-terms.ts';

const toneMarks = /[็-์]/g;

/**
 * The keys by which names are compared, so that a partial name matches however it is typed: without spaces, case and
 * tone marks. A romanised name also has its folded form, and a known name the form with the repaired keyboard layout.
 */
export const nameKeys = (name: string): string[] => {
  const plain = [name, repairLayout(name)].map((text) => keyOf(text.replace(/[."'“”]/g, '')).replace(toneMarks, ''));
  const folded = plain.flatMap((key) => (/^[a-z]{3,}$/.test(key) ? [foldRomanised(key)] : []));
  return [...new Set([...plain, ...folded])].filter((key) => key !== '');
};

/** The words for a rail system or for a station, longest first, by their keys. */
const railWords = measureTerms
  .flatMap(([term, words]) =>
    term.is === 'rail' ? words.map((word) => ({ system: term.system, key: nameKeys(word)[0]! })) : [],
  )
  .sort((a, b) => b.key.length - a.key.length);

/** A partly typed station and its rail system: BTS and อโศก in บีทีเอสอโศก. Null without a system before a name. */
export const readRailName = (typed: string): { system: RailSystem | null; name: string } | null => {
  const [key = ''] = nameKeys(typed);
  const word = railWords.find((one) => key.startsWith(one.key) && key.length > one.key.length);
  return word ? { system: word.system, name: key.slice(word.key.length) } : null;
};

const synonymsOf = rowFinder(synonymGroups);

const wordsByType = new Map(
  codesOf(propertyTypes).map((code) => [
    code,
    tradeTerms.flatMap(([{ property_type }, words]) =>
      property_type?.length === 1 && property_type[0] === code ? words.flatMap(synonymsOf) : [],
    ),
  ]),
);

/** Everyday words for a property type, besides its name. */
export const typeWords = (code: PropertyType): readonly string[] => wordsByType.get(code) ?? [];
