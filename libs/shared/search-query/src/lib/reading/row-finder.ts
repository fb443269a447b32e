import { keyOf } from './squash.ts';

/** The row of a table of equal words that a word stands in, itself alone where it stands in none. */
export const rowFinder = (table: readonly (readonly string[])[]) => {
  const rows = new Map(table.flatMap((row) => row.map((word) => [keyOf(word), row] as const)));
  return (word: string): readonly string[] => [word, ...(rows.get(keyOf(word)) ?? [])];
};
