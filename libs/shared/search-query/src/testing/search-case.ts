/**
 * What was typed, what it means as the list's address writes it (decoded, a space for `&`), and what stays text.
 * Houses of every kind are long to write: `@houses`.
 */
export type SearchCase = readonly [typed: string, meaning: string, rest?: string];
