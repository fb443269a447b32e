import { describe, expect, it } from 'vitest';
import { placeVariants } from './place-variants.ts';
import { searchTokens } from './search-tokens.ts';
import { synonymGroups } from './synonyms.ts';
import { createVocabulary, longestKnownPhrase } from './vocabulary.ts';

describe('the vocabulary tables', () => {
  const rows = [...synonymGroups, ...placeVariants];
  const keys = rows.flatMap((row) => row.map((text) => searchTokens(text).join(' ')));

  it('have words in every cell', () => {
    expect(keys.filter((key) => key === '')).toEqual([]);
  });

  it('contain no duplicates', () => {
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('have alternatives in every row', () => {
    expect(rows.filter(({ length }) => length < 2)).toEqual([]);
  });
});

describe('createVocabulary', () => {
  it('prefers the longest phrase', () => {
    const vocabulary = createVocabulary(['เชียงใหม่ไนท์บาซาร์']);
    const words = searchTokens('เชียงใหม่ไนท์บาซาร์ เชียงใหม่');

    expect(longestKnownPhrase(vocabulary, words, 0)!.length).toBe(words.length - 1);
    expect(longestKnownPhrase(vocabulary, words, words.length - 1)!.alternatives).toContainEqual(['chiang', 'mai']);
    expect(longestKnownPhrase(vocabulary, words, 1)).toBeNull();
  });

  it('lists the phrase before its synonyms', () => {
    const { alternatives } = createVocabulary();

    for (const [key, [first]] of alternatives) expect(first!.join(' ')).toBe(key);
  });

  it('ignores names without letters', () => {
    expect(createVocabulary(['', '—', 'อโศก'])).toEqual(createVocabulary());
  });
});
