import { isUncounting } from './amounts.ts';
import { termOf, termsOf, type Token } from './tokenizer.ts';
import type { Match } from './parse-quantity.ts';
import type { Meaning, PlaceLevel, TermOf } from './terms.ts';

const levels: readonly PlaceLevel[] = ['province', 'district', 'subdistrict'];
export const mostStations = 10;

/** The filters of a place: its code and the codes of the places around it. */
export const meaningOfPlace = (code: string): Meaning => ({
  province: code.slice(0, 2),
  ...(code.length >= 4 && { district: code.slice(0, 4) }),
  ...(code.length >= 6 && { subdistrict: code }),
});

/**
 * Codes of the provinces and districts that the search names unambiguously. They resolve other names that several
 * places share.
 */
export const surroundingCodes = (tokens: readonly Token[], except: number): string[] =>
  tokens.flatMap((token, index) => {
    const places = index === except ? [] : termsOf(token, 'place').filter(({ isShy }) => !isShy);
    return places.length === 1 ? [places[0]!.code] : [];
  });

/** The place that is meant: the largest one of its name. Undefined if the name is ambiguous. */
export const chooseNamed = (candidates: readonly TermOf<'place'>[], around: readonly string[]) => {
  const within = candidates.filter(({ code }) => around.some((outer) => code.startsWith(outer)));
  for (const level of levels) {
    const ofLevel = (within.length > 0 ? within : candidates).filter((place) => place.level === level);
    if (ofLevel.length > 0) return ofLevel.length === 1 ? ofLevel[0] : undefined;
  }
  return undefined;
};

/** Skips words for "near", and what may stand between them and a name: near the BTS. */
export const skipNear = (tokens: readonly Token[], from: number) => {
  let at = from;
  while (termOf(tokens[at], 'near') || (at > from && termOf(tokens[at], 'filler'))) at++;
  return at;
};

/** Approximately the highest number of sois of one road. */
const mostSois = 300;

/** ลาดพร้าว 71 and ซอยลาดพร้าว are on the road, in whatever district. In บางนา 2 ชั้น the number counts something. */
export const isStreet = (tokens: readonly Token[], at: number): boolean => {
  const number = tokens[at + 1]?.number ?? null;
  const isNumbered = number !== null && number < mostSois && isUncounting(tokens[at + 2]);
  return isNumbered || [tokens[at - 1], tokens[at + 1]].some((token) => termOf(token, 'street'));
};

/** Parses a province, district or subdistrict with its level (เขตบางรัก, Bang Rak district) or a word for "near". */
export const parsePlace = (tokens: readonly Token[], from: number): Match | null => {
  const start = skipNear(tokens, from);
  const before = termOf(tokens[start], 'level');
  const at = before ? start + 1 : start;
  const after = termOf(tokens[at + 1], 'level');
  const level = before ?? after;
  if (!level && start === from) return null;
  const candidates = termsOf(tokens[at], 'place').filter((place) =>
    level ? place.level === level.level : !place.isShy,
  );
  const place = chooseNamed(candidates, surroundingCodes(tokens, at));
  if (!place || (!level && place.level !== 'province' && isStreet(tokens, at))) return null;
  // The level of the next word (อำเภอ before a district) does not belong to this place.
  const isSuffix = !before && after && !termOf(tokens[at + 2], 'place');
  return { to: at + (isSuffix ? 2 : 1), meaning: meaningOfPlace(place.code) };
};

/**
 * Parses a station that is named with its rail system, with a word for "near", or in a search with a distance. Such a
 * name cannot mean a road or a district.
 */
export const parseStation = (tokens: readonly Token[], from: number, isDistanceSaid: boolean): Match | null => {
  let at = skipNear(tokens, from);
  const isNear = at > from || isDistanceSaid;
  const rails: TermOf<'rail'>[] = [];
  for (let rail = termOf(tokens[at], 'rail'); rail; rail = termOf(tokens[at], 'rail')) {
    rails.push(rail);
    at++;
  }
  const named = termsOf(tokens[at], 'station');
  if (named.length === 0) return null;
  let to = at + 1;
  for (let rail = termOf(tokens[to], 'rail'); rail; rail = termOf(tokens[to], 'rail')) {
    // In `bts อโศก mrt สุขุมวิท` the rail system before the next station belongs to that station.
    if (termOf(tokens[to + 1], 'station')) break;
    rails.push(rail);
    to++;
  }
  if (!isNear && rails.length === 0) return null;
  const systems = rails.flatMap(({ system }) => system ?? []);
  const onRail = named.filter(({ system }) => systems.includes(system));
  const meant = onRail.length > 0 ? onRail : named;
  return { to, meaning: { station: meant.map(({ id }) => id).slice(0, mostStations) } };
};
