import { findProvince, findSubdistrict, nearestStations, provinces } from '@yoodee/server-thai-geo';
import { centreNeighbourhoods } from './bangkok-centre.data.ts';
import { northernBangkokNeighbourhoods } from './bangkok-north.data.ts';
import { sukhumvitNeighbourhoods } from './bangkok-sukhumvit.data.ts';
import { westernBangkokNeighbourhoods } from './bangkok-west.data.ts';
import { easternNeighbourhoods } from './east.data.ts';
import { greaterBangkokNeighbourhoods } from './greater-bangkok.data.ts';
import type { Neighbourhood } from './neighbourhood.ts';
import { northernNeighbourhoods } from './north.data.ts';
import { northeasternNeighbourhoods } from './northeast.data.ts';
import { southernNeighbourhoods } from './south.data.ts';
import { townRows, type TownRow } from './towns.data.ts';

const townOf = ([
  subdistrict,
  [th, en],
  lat,
  lng,
  water,
  [condo, land],
  road,
  ...landmarks
]: TownRow): Neighbourhood => ({
  ...{ th, en, subdistrict, lat, lng, condo, land, road, landmarks },
  ...(water && { water }),
  radius: 2_200,
  setting: 'town',
  weight: 1,
  sois: [],
});

/** All neighbourhoods; each province has at least one. */
export const neighbourhoods: readonly Neighbourhood[] = [
  ...sukhumvitNeighbourhoods,
  ...centreNeighbourhoods,
  ...northernBangkokNeighbourhoods,
  ...westernBangkokNeighbourhoods,
  ...greaterBangkokNeighbourhoods,
  ...easternNeighbourhoods,
  ...northernNeighbourhoods,
  ...southernNeighbourhoods,
  ...northeasternNeighbourhoods,
  ...townRows.map(townOf),
];

const provinceOf = ({ subdistrict }: Neighbourhood) => subdistrict.slice(0, 2);

/**
 * Per cent of all assets by province, based on the counts of Thai portals. The other provinces share the rest equally.
 */
const shares: Readonly<Record<string, number>> = {
  '10': 44.5,
  '11': 5,
  '12': 5.5,
  '13': 4.2,
  '20': 7.2,
  '21': 2,
  '30': 1.9,
  '40': 1.6,
  '41': 1.1,
  '50': 4.8,
  '57': 1,
  '77': 2.4,
  '81': 0.9,
  '83': 4.8,
  '84': 1.9,
  '90': 1.3,
};
const named = Object.values(shares).reduce((sum, share) => sum + share, 0);
const tailShare = (100 - named) / (provinces.length - Object.keys(shares).length);

const weights = new Map<string, number>();
for (const place of neighbourhoods) {
  const province = provinceOf(place);
  weights.set(province, (weights.get(province) ?? 0) + place.weight);
}
const shareOf = (place: Neighbourhood): number =>
  ((shares[provinceOf(place)] ?? tailShare) * place.weight) / weights.get(provinceOf(place))! / 100;

/** Upper ends of the neighbourhoods' intervals in [0, 1), in their order. */
const ends = neighbourhoods.reduce<number[]>((sums, place) => [...sums, (sums.at(-1) ?? 0) + shareOf(place)], []);

/**
 * The neighbourhood whose interval contains `point` (0 ≤ point < 1). The length of an interval is its share of the
 * market.
 */
export const neighbourhoodAt = (point: number): Neighbourhood => {
  let low = 0;
  let high = ends.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ends[middle]! > point) high = middle;
    else low = middle + 1;
  }
  return neighbourhoods[low]!;
};

/** The official places of a neighbourhood. */
export const placeOf = ({ subdistrict }: Neighbourhood) => {
  const place = findSubdistrict(subdistrict);
  const province = place && findProvince(place.province_code);
  if (!place || !province) throw new Error(`no subdistrict ${subdistrict}`);
  return { province, subdistrict: place };
};

/** Metres from the edge up to which a station counts as near. */
const stationReach = 2_500;

/** Whether a station is near. The station search is expensive, and most of the country has no stations. */
export const isOnRail = ({ lat, lng, radius }: Neighbourhood): boolean =>
  nearestStations(lat, lng, { limit: 1, maxMetres: radius + stationReach }).length > 0;
