import { CannotMakeError } from './plan.ts';

const missing = (what: RegExp | string) =>
  new CannotMakeError(`nothing there looks like ${what}; add this by hand, and tell whoever owns tools/generators.`);

/** Puts `added` before the first place that `anchor` matches. Throws {@link CannotMakeError}. */
export const before = (text: string, anchor: RegExp, added: string): string => {
  const found = anchor.exec(text);
  if (!found) throw missing(anchor);
  return text.slice(0, found.index) + added + text.slice(found.index);
};

/** Puts `added` behind the last place that `anchor` (global) matches. Throws {@link CannotMakeError}. */
export const behindLast = (text: string, anchor: RegExp, added: string): string => {
  const last = [...text.matchAll(anchor)].at(-1);
  if (!last) throw missing(anchor);
  const at = last.index + last[0].length;
  return text.slice(0, at) + added + text.slice(at);
};

/**
 * Puts `added` among entries in the order of their keys. `entry` (global) matches one with its key as the first group;
 * the new one comes behind the last that sorts before `key`. Throws {@link CannotMakeError}, also where the key is taken.
 */
export const inOrder = (text: string, entry: RegExp, { key, added }: { key: string; added: string }): string => {
  const entries = [...text.matchAll(entry)];
  if (entries.length === 0) throw missing(entry);
  if (entries.some((one) => one[1] === key)) throw new CannotMakeError(`“${key}” is there already.`);
  const previous = entries.findLast((one) => one[1]!.localeCompare(key, 'en') < 0);
  const at = previous ? previous.index + previous[0].length : entries[0]!.index;
  return text.slice(0, at) + added + text.slice(at);
};
