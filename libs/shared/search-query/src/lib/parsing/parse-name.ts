import type { RailKind } from '@yoodee/api-contract/asset-list';
import { isUncounting } from './amounts.ts';
import { chooseNamed, isStreet, meaningOfPlace, mostStations, skipNear, surroundingCodes } from './parse-place.ts';
import type { Match } from './parse-quantity.ts';
import type { Meaning, TermOf } from './terms.ts';
import { termOf, termsOf, type Token } from './tokenizer.ts';

/** What a bare name may mean. */
export type NameKind = 'province' | 'district' | 'subdistrict' | 'station' | 'road' | 'project';

export interface Named {
  readonly kind: NameKind;
  readonly meaning: Meaning;
}

/** Bangkok and the provinces that its trains reach. */
const greaterBangkok = ['10', '11', '12', '13'];

/** สำโรง is a station near Bangkok before it is a district of Ubon Ratchathani. */
const isFarDistrict = ({ level, code }: TermOf<'place'>) =>
  level !== 'province' && !greaterBangkok.includes(code.slice(0, 2));

/**
 * Everything that a bare name may mean, likeliest first: a place, a long road, a station, another road, a project, a
 * district far from Bangkok. A shy name, such as a subdistrict's, comes last and only by itself.
 */
export const namesAt = (tokens: readonly Token[], at: number): Named[] => {
  const token = tokens[at];
  const alone = tokens.length === 1;
  const places = termsOf(token, 'place');
  const around = surroundingCodes(tokens, at);
  const placeOf = (candidates: typeof places): (Named & { isFar: boolean })[] => {
    const place = chooseNamed(candidates, around);
    const isFar = place !== undefined && isFarDistrict(place) && !around.some((code) => place.code.startsWith(code));
    return place ? [{ kind: place.level, meaning: meaningOfPlace(place.code), isFar }] : [];
  };
  const roads = termsOf(token, 'road');
  const roadsOf = (isLong: boolean) =>
    roads
      .filter((road) => road.isLong === isLong)
      .map(({ name }): Named => ({ kind: 'road', meaning: { road: name } }));
  const stations = termsOf(token, 'station').filter(({ isShy, isOfSoi }) => !isOfSoi && (alone || !isShy));
  const ids = stations.map(({ id }) => id).slice(0, mostStations);
  const plain = placeOf(places.filter(({ isShy }) => !isShy));
  const only = ({ kind, meaning }: Named): Named => ({ kind, meaning });
  return [
    ...plain.filter(({ isFar }) => !isFar).map(only),
    ...roadsOf(true),
    ...(ids.length > 0 ? [{ kind: 'station' as const, meaning: { station: ids } }] : []),
    ...roadsOf(false),
    ...termsOf(token, 'project').map(({ name }): Named => ({ kind: 'project', meaning: { project: name } })),
    ...plain.filter(({ isFar }) => isFar).map(only),
    ...(alone ? placeOf(places.filter(({ isShy }) => isShy)).map(only) : []),
  ];
};

/** What the name of a town may mean that stays text: its station, or the subdistrict of the same name. */
export const townMeaningsAt = (tokens: readonly Token[], at: number): Named[] => {
  const ids = termsOf(tokens[at], 'station').flatMap(({ id, isOfTown }) => (isOfTown ? [id] : []));
  if (ids.length === 0 || isStreet(tokens, at)) return [];
  const place = chooseNamed(termsOf(tokens[at], 'place'), surroundingCodes(tokens, at));
  return [
    { kind: 'station', meaning: { station: ids } },
    ...(place ? [{ kind: place.level, meaning: meaningOfPlace(place.code) }] : []),
  ];
};

/** Parses the bare name of a road, station or project; a district is parsed before it. */
export const parseName = (tokens: readonly Token[], from: number): Match | null => {
  const at = termOf(tokens[from], 'street')?.kind === 'road' ? from + 1 : from;
  const isSaidRoad = at > from || termOf(tokens[at + 1], 'street')?.kind === 'road';
  if (isSaidRoad) {
    const road = termOf(tokens[at], 'road');
    const number = tokens[at + 1]?.number ?? null;
    if (!road || (number !== null && isUncounting(tokens[at + 2]))) return null;
    return { to: at === from ? at + 2 : at + 1, meaning: { road: road.name } };
  }
  if (townMeaningsAt(tokens, at).length > 0) return null;
  const project = termOf(tokens[at], 'project');
  const [first] = namesAt(tokens, at);
  if (!first || (isStreet(tokens, at) && !project && first.kind !== 'province')) return null;
  return { to: at + 1, meaning: first.meaning, kind: first.kind };
};

/** Parses "near the train" and "near BTS": any station of these systems. */
export const parseRail = (tokens: readonly Token[], from: number): Match | null => {
  const start = skipNear(tokens, from);
  let to = start;
  const kinds = new Set<RailKind>();
  for (; ; to++) {
    const system = termOf(tokens[to], 'rail')?.system;
    const isTransit = termOf(tokens[to], 'transit') !== undefined;
    if (termOf(tokens[to], 'station')) return null;
    if (isTransit) kinds.add('any');
    else if (system) kinds.add(system);
    else if (system !== null) break;
  }
  if (kinds.size === 0) return null;
  return {
    to,
    meaning: { rail: kinds.has('any') && kinds.size > 1 ? [...kinds].filter((kind) => kind !== 'any') : [...kinds] },
  };
};
