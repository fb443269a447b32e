import { maxCompared } from '@yoodee/api-contract/assets';
import { printable } from '@yoodee/asset-rules/texts';
import { parseThaiDigits } from '@yoodee/site';

/** The parsed address of a comparison. */
export interface CompareIds {
  /** The first four different assets. */
  ids: number[];
  /** Assets that the address names more than once. */
  repeated: number[];
  /** Assets beyond the limit. */
  overflow: number[];
  /** Texts that name no asset, cut to a readable length. */
  foreign: string[];
}

const shownLength = 24;

/** The id of the asset that a text names: `12`, `A0000012`, or the address of its page; null for anything else. */
export const readAssetId = (text: string): number | null => {
  const plain = parseThaiDigits(text).trim();
  const digits =
    /^(?:a0*)?([1-9]\d{0,14})$/i.exec(plain)?.[1] ?? /\/assets\/([1-9]\d{0,14})(?:[/?#]|$)/.exec(plain)?.[1];
  return digits === undefined ? null : Number(digits);
};

/** Parses `?ids=12,7,A0000031`, tolerating mistakes. */
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

/** The ids with the typed asset added, or why it cannot be added. Null where nothing was typed. */
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
