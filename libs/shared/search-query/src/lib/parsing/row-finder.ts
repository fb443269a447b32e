import { keyOf } from './squash.ts';

/** Finds the row of a synonym table that contains a word; a row with only the word itself if no row contains it. */
export const rowFinder = (table: readonly (readonly string[])[]) => {
  const rows = new Map(table.flatMap((row) => row.map((word) => [keyOf(word), row] as const)));
  return (word: string): readonly string[] => [word, ...(rows.get(keyOf(word)) ?? [])];
};
