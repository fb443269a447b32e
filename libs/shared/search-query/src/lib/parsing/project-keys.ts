import { placeVariants } from '../place-variants.ts';
import { foldRomanised } from './fold-romanised.ts';
import { keyOf } from './squash.ts';

const thai = /^[\u0e01-\u0e4e]+$/;
const marks = /[\u0e47-\u0e4e]/g;

/** Words that say what a project is, not which one. */
const generic = /โครงการ|หมู่บ้าน|คอนโดมิเนียม|คอนโด|\b(?:the|condominium|condo|project)\b/g;

/** Thai spellings of places, longest first, with their canonical form. */
const spellings = placeVariants
  .flatMap((row) => {
    const [first, ...others] = row.filter((name) => thai.test(name)).map((name) => name.replace(marks, ''));
    return others.map((name) => [name, first!] as const);
  })
  .sort(([a], [b]) => b.length - a.length);

const inOneSpelling = (key: string): string =>
  spellings.reduce((text, [spelling, first]) => (text.includes(first) ? text : text.replaceAll(spelling, first)), key);

const distinctive = (name: string): string => {
  const lower = name.normalize('NFKC').toLowerCase();
  const without = lower.replace(generic, ' ');
  return /[\p{L}\p{N}]/u.test(without) ? without : lower;
};

/**
 * The keys by which names of one project are equal: spaces, case, tone marks, punctuation, words like คอนโด, spellings of
 * places and romanisations do not matter. Numbers do: สุขุมวิท 48 is not สุขุมวิท 49. Empty for names without a letter or
 * digit.
 */
export const projectKeys = (names: readonly (string | null | undefined)[]): string[] => [
  ...new Set(
    names.flatMap((name) => {
      const plain = keyOf(distinctive(name ?? ''))
        .replace(marks, '')
        .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
      const key = /^[a-z\d]+$/.test(plain) ? foldRomanised(plain) : inOneSpelling(plain);
      return key === '' ? [] : [key];
    }),
  ),
];
