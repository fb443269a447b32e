import { isUncounting } from './amounts.ts';
import { termOf, termsOf, type Item } from './items.ts';
import type { Understood } from './read-quantity.ts';
import type { Meaning, PlaceLevel, TermOf } from './terms.ts';

const levels: readonly PlaceLevel[] = ['province', 'district', 'subdistrict'];
const mostStations = 10;

/** A place with the places around it. */
const meaningOf = (code: string): Meaning => ({
  province: code.slice(0, 2),
  ...(code.length >= 4 && { district: code.slice(0, 4) }),
  ...(code.length >= 6 && { subdistrict: code }),
});

/** Provinces and districts that the search names without doubt: they say which of several namesakes is meant. */
const surroundingCodes = (items: readonly Item[], except: number): string[] =>
  items.flatMap((item, index) => {
    const places = index === except ? [] : termsOf(item, 'place').filter(({ isShy }) => !isShy);
    return places.length === 1 ? [places[0]!.code] : [];
  });

/** The one place that is meant, the largest of its name; undefined where several would do. */
const choose = (candidates: readonly TermOf<'place'>[], around: readonly string[]) => {
  const within = candidates.filter(({ code }) => around.some((outer) => code.startsWith(outer)));
  for (const level of levels) {
    const ofLevel = (within.length > 0 ? within : candidates).filter((place) => place.level === level);
    if (ofLevel.length > 0) return ofLevel.length === 1 ? ofLevel[0] : undefined;
  }
  return undefined;
};

const skipFillers = (items: readonly Item[], from: number) => {
  let at = from;
  while (termOf(items[at], 'near')) at++;
  return at;
};

/** The highest number that sois of a road have, about. */
const mostSois = 300;

/** ลาดพร้าว 71 and ซอยลาดพร้าว are on the road, wherever the district is; in บางนา 2 ชั้น the number counts something. */
const isStreet = (items: readonly Item[], at: number): boolean => {
  const number = items[at + 1]?.number ?? null;
  const isNumbered = number !== null && number < mostSois && isUncounting(items[at + 2]);
  return isNumbered || [items[at - 1], items[at + 1]].some((item) => termOf(item, 'street'));
};

/** A province, district or subdistrict, by its name or with its level: เขตบางรัก, Bang Rak district. */
export const readPlace = (items: readonly Item[], from: number): Understood | null => {
  const start = skipFillers(items, from);
  const before = termOf(items[start], 'level');
  const at = before ? start + 1 : start;
  const after = termOf(items[at + 1], 'level');
  const level = before ?? after;
  const isAlone = items.length === at - from + 1;
  const candidates = termsOf(items[at], 'place').filter((place) =>
    level ? place.level === level.level : isAlone || !place.isShy,
  );
  const place = choose(candidates, surroundingCodes(items, at));
  if (!place || (!level && place.level !== 'province' && isStreet(items, at))) return null;
  // The next word's own level (อำเภอ before a district) is not this place's.
  const isSuffix = !before && after && !termOf(items[at + 2], 'place');
  return { to: at + (isSuffix ? 2 : 1), meaning: meaningOf(place.code) };
};

/**
 * A station, by the rail it is on, by being near it, or by a distance said elsewhere. Its bare name is text: สุขุมวิท is a road, ทองหล่อ a quarter and
 * รังสิต a town, and what lies there is wanted even far from the train; listings near the station are found by it too.
 */
export const readStation = (items: readonly Item[], from: number, isDistanceSaid: boolean): Understood | null => {
  let at = skipFillers(items, from);
  const isNear = at > from || isDistanceSaid;
  const rails: TermOf<'rail'>[] = [];
  for (let rail = termOf(items[at], 'rail'); rail; rail = termOf(items[at], 'rail')) {
    rails.push(rail);
    at++;
  }
  const named = termsOf(items[at], 'station');
  if (named.length === 0) return null;
  let to = at + 1;
  for (let rail = termOf(items[to], 'rail'); rail; rail = termOf(items[to], 'rail')) {
    // `bts อโศก mrt สุขุมวิท`: what stands before the next station is the next station's.
    if (termOf(items[to + 1], 'station')) break;
    rails.push(rail);
    to++;
  }
  if (!isNear && rails.length === 0) return null;
  const systems = rails.flatMap(({ system }) => system ?? []);
  const onRail = named.filter(({ system }) => systems.includes(system));
  const meant = onRail.length > 0 ? onRail : named;
  return { to, meaning: { station: meant.map(({ id }) => id).slice(0, mostStations) } };
};
