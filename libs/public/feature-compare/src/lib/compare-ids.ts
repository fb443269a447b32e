import { maxCompared, printable } from '@yoodee/api-contract';
import { parseThaiDigits } from '@yoodee/site';

/** What the address of a comparison asks for, sorted out. */
export interface CompareIds {
  /** The first four different assets. */
  ids: number[];
  /** Assets that were named more than once. */
  repeated: number[];
  /** Assets that there is no room for. */
  overflow: number[];
  /** What names no asset, cut to a readable length. */
  foreign: string[];
}

const shownLength = 24;

/** The asset that a text names: `12`, `A0000012`, or the address of its page; null for anything else. */
export const readAssetId = (text: string): number | null => {
  const plain = parseThaiDigits(text).trim();
  const digits =
    /^(?:a0*)?([1-9]\d{0,14})$/i.exec(plain)?.[1] ?? /\/assets\/([1-9]\d{0,14})(?:[/?#]|$)/.exec(plain)?.[1];
  return digits === undefined ? null : Number(digits);
};

/** Reads `?ids=12,7,A0000031` forgivingly. */
export const readCompareIds = (text: string | null): CompareIds => {
  const parts = printable(text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const named = parts.map((part) => ({ part, id: readAssetId(part) }));
  const all = named.flatMap(({ id }) => id ?? []);
  const different = [...new Set(all)];
  const foreign = named.filter(({ id }) => id === null).map(({ part }) => part.slice(0, shownLength));
  return {
    ids: different.slice(0, maxCompared),
    repeated: different.filter((id) => all.indexOf(id) !== all.lastIndexOf(id)).slice(0, maxCompared),
    overflow: different.slice(maxCompared, maxCompared * 2),
    foreign: [...new Set(foreign)].slice(0, maxCompared),
  };
};

/** What was typed to be added: the ids with it, or why it cannot be. Null where nothing was typed. */
export const readAddedId = (
  text: string | null,
  ids: readonly number[],
): { ids: number[] } | { problem: 'unreadable' | 'repeated' | 'full' } | null => {
  if (!text?.trim()) return null;
  const id = readAssetId(text);
  if (id === null) return { problem: 'unreadable' };
  if (ids.includes(id)) return { problem: 'repeated' };
  return ids.length < maxCompared ? { ids: [...ids, id] } : { problem: 'full' };
};
