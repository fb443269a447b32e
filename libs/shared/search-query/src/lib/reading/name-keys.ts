import { codesOf, propertyTypes, type PropertyType } from '@yoodee/api-contract';
import { repairLayout } from '../repair-layout.ts';
import { synonymGroups } from '../synonyms.ts';
import { foldRomanised } from './fold-romanised.ts';
import { rowFinder } from './row-finder.ts';
import { keyOf } from './squash.ts';
import { tradeTerms } from './trade-terms.ts';

const toneMarks = /[็-์]/g;

/**
 * The forms a name is compared in, so that a part of one is found in the other however it is typed: without spaces, case
 * and tone marks; a romanised one also folded, and a known one with the keyboard's layout put right.
 */
export const nameKeys = (name: string): string[] => {
  const plain = [name, repairLayout(name)].map((text) => keyOf(text.replace(/[."'“”]/g, '')).replace(toneMarks, ''));
  const folded = plain.flatMap((key) => (/^[a-z]{3,}$/.test(key) ? [foldRomanised(key)] : []));
  return [...new Set([...plain, ...folded])].filter((key) => key !== '');
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

/** What people call a type of property beside its name. */
export const typeWords = (code: PropertyType): readonly string[] => wordsByType.get(code) ?? [];
