/**
 * The typed text, the expected filters as a decoded query string with spaces for `&`, and the expected remaining text.
 * `@houses` is short for all property types of houses.
 */
export type SearchCase = readonly [typed: string, meaning: string, rest?: string];
