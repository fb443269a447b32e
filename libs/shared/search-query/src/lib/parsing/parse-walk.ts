import { stationDistances, stationWalkMinutes } from '@yoodee/api-contract/asset-list';
import type { Match, ParseContext } from './parse-quantity.ts';
import { termOf, type Token } from './tokenizer.ts';

/** A longer time is not meant as a walk, or not as a walk to a station. */
const longestMinutes = 60;

/** The largest selectable distance that one walks in so many minutes; the smallest if none is. */
const distanceIn = (minutes: number): number =>
  Number(stationDistances.findLast((metres) => stationWalkMinutes[metres] <= minutes) ?? stationDistances[0]);

/** Words before a walk that add no meaning to it. */
const isPrelude = (token: Token | undefined): boolean =>
  termOf(token, 'onFoot') !== undefined ||
  termOf(token, 'about') !== undefined ||
  termOf(token, 'filler') !== undefined ||
  termOf(token, 'bound')?.side === 'max';

/** Parses minutes on foot to a station: ภายใน 15 นาทีเดิน, walk 10 min. Null where the search names no station or no walk. */
export const parseWalk = (
  tokens: readonly Token[],
  from: number,
  { hasStation, isOnFoot }: ParseContext,
): Match | null => {
  if (!hasStation || !isOnFoot) return null;
  let at = from;
  while (isPrelude(tokens[at])) at++;
  const minutes = tokens[at]?.number ?? termOf(tokens[at], 'numberWord')?.value;
  if (minutes === undefined || minutes < 1 || minutes > longestMinutes) return null;
  if (!termOf(tokens[at + 1], 'minutes')) return null;
  // The station follows: “minutes to” also says that it is near.
  const isToStation = termOf(tokens[at + 1], 'near') !== undefined;
  let to = isToStation ? at + 1 : at + 2;
  if (!isToStation) while (termOf(tokens[to], 'onFoot')) to++;
  return { to, meaning: { station_m: distanceIn(minutes) } };
};
