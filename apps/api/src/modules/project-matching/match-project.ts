import { metresBetween, type Point } from '@yoodee/server-thai-geo';

/** Entries and projects of one name are the same within this distance, metres. */
export const sameWithin = 500;
/** Of one name and farther away than this they are different, metres. */
const differentFrom = 3_000;

/** Where an entry or a project is. */
export interface MatchedPlace {
  point: Point | null;
  district_code: string | null;
  subdistrict_code: string | null;
}

/** A project that may be meant. */
export interface ProjectCandidate extends MatchedPlace {
  id: number;
  /** The living project that it belongs to. */
  rootId: number;
  keys: readonly string[];
}

export type ProjectDoubt = 'same_name_farther' | 'near_name' | 'several';

export type ProjectMatch = { is: 'one'; id: number } | { is: 'none' } | { is: 'doubtful'; why: ProjectDoubt };

/** `same` place, `far` enough for a doubt, or `elsewhere`. Without points the official places decide. */
const nearnessOf = (a: MatchedPlace, b: MatchedPlace): 'same' | 'far' | 'elsewhere' => {
  if (a.point && b.point) {
    const metres = metresBetween(a.point, b.point);
    return metres <= sameWithin ? 'same' : metres < differentFrom ? 'far' : 'elsewhere';
  }
  if (a.subdistrict_code !== null && a.subdistrict_code === b.subdistrict_code) return 'same';
  return a.district_code !== null && a.district_code === b.district_code ? 'far' : 'elsewhere';
};

/** Whether two places are farther from each other than a pin may be from its building. */
export const isElsewhere = (a: MatchedPlace, b: MatchedPlace): boolean => nearnessOf(a, b) === 'elsewhere';

const numbersOf = (key: string): string => (key.match(/\d+/g) ?? []).join(' ');

/** Whether the texts differ by at most `most` letters. Linear in their length. */
const isWithinEdits = (a: string, b: string, most: number): boolean => {
  if (Math.abs(a.length - b.length) > most) return false;
  const beyond = most + 1;
  let row = Array.from({ length: b.length + 1 }, (_, at) => Math.min(at, beyond));
  for (let i = 1; i <= a.length; i += 1) {
    const next = new Array<number>(b.length + 1).fill(beyond);
    if (i <= most) next[0] = i;
    for (let j = Math.max(1, i - most); j <= Math.min(b.length, i + most); j += 1)
      next[j] = Math.min(row[j - 1]! + Number(a[i - 1] !== b[j - 1]), row[j]! + 1, next[j - 1]! + 1, beyond);
    row = next;
  }
  return row[b.length]! <= most;
};

/** Letters per allowed difference, and the shortest name that may begin another. */
const [lettersPerEdit, shortestBeginning] = [6, 5];

/** Whether two keys may be spellings of one name: few letters differ, or one begins the other. Numbers are the same. */
export const isNearName = (a: string, b: string): boolean => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length >= shortestBeginning && long.startsWith(short)) return true;
  return numbersOf(a) === numbersOf(b) && isWithinEdits(a, b, Math.floor(short.length / lettersPerEdit));
};

const ids = (candidates: readonly ProjectCandidate[]) => [...new Set(candidates.map(({ rootId }) => rootId))];

/**
 * The project that an entry means, of those with one of its names and those around it. One of the name within 500 m is
 * the project. Several, one that is farther away but not elsewhere, and one with nearly the name within 500 m are
 * doubtful. Otherwise there is none yet.
 */
export const matchProject = (
  entry: MatchedPlace & { keys: readonly string[] },
  candidates: readonly ProjectCandidate[],
): ProjectMatch => {
  const named = candidates.filter(({ keys }) => keys.some((key) => entry.keys.includes(key)));
  const here = named.filter((candidate) => nearnessOf(entry, candidate) === 'same');
  if (ids(here).length > 1) return { is: 'doubtful', why: 'several' };
  if (here[0]) return { is: 'one', id: here[0].id };
  if (named.some((candidate) => nearnessOf(entry, candidate) === 'far'))
    return { is: 'doubtful', why: 'same_name_farther' };
  const isNear = candidates.some(
    (candidate) =>
      nearnessOf(entry, candidate) === 'same' &&
      candidate.keys.some((key) => entry.keys.some((own) => isNearName(own, key))),
  );
  return isNear ? { is: 'doubtful', why: 'near_name' } : { is: 'none' };
};
