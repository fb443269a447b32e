import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import type { ClusterQuery } from '@yoodee/api-contract/clusters';
import { drawnLimits, encodeArea, type DrawnArea } from '@yoodee/api-contract/drawn-areas';
import { stations } from '@yoodee/server-thai-geo';
import { createRandom } from '@yoodee/runner/statistics';

const random = createRandom(11);
const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;

type Box = ClusterQuery['bbox'];
const thailand: Box = [97.3, 5.5, 105.7, 20.6];
const bangkok: Box = [100.3, 13.5, 100.9, 14.1];

/**
 * A sawtooth that fills a box, with the largest number of corners that an area may have; `along` is the side of the box
 * on which the teeth stand.
 */
const saw = ([west, south, east, north]: Box, along: 'longitude' | 'latitude'): DrawnArea => {
  const teeth = drawnLimits.corners - 2;
  // No two queries are alike.
  const shift = random() * 0.01;
  const place = (alongSide: number, acrossSide: number) =>
    along === 'longitude'
      ? { lng: west + shift + alongSide * (east - west), lat: south + shift + acrossSide * (north - south) }
      : { lat: south + shift + alongSide * (north - south), lng: west + shift + acrossSide * (east - west) };
  return [
    place(0, 0),
    ...Array.from({ length: teeth }, (_, tooth) => place((tooth + 0.5) / teeth, tooth % 2 === 0 ? 0.98 : 0.02)),
    place(1, 0),
  ];
};

/** A circle of so many corners. */
const circle = (lat: number, lng: number, radius: number, corners: number): DrawnArea =>
  Array.from({ length: corners }, (_, at) => ({
    lat: lat + radius * Math.sin((at * 2 * Math.PI) / corners),
    lng: lng + radius * Math.cos((at * 2 * Math.PI) / corners),
  }));

const fiveAreas = () =>
  [0, 1, 2, 3, 4].map((at) => encodeArea(circle(7.5 + at * 2.6 + random() * 0.2, 99 + at * 0.8, 1.2, 40)));

const twoPlaces = () => [`${pick(stations).id},60`, '13.737,100.56,60'];

/** The most expensive list queries, with all counts. */
export const hardLists = {
  'saw over the country': () => ({ drawn: [encodeArea(saw(thailand, 'longitude'))] }),
  'saw lying on its side': () => ({ drawn: [encodeArea(saw(thailand, 'latitude'))] }),
  'saw over Bangkok': () => ({ drawn: [encodeArea(saw(bangkok, 'longitude'))] }),
  'five areas': () => ({ drawn: fiveAreas() }),
  'saw, words, minutes': () => ({
    drawn: [encodeArea(saw(bangkok, 'latitude'))],
    q: 'คอนโด',
    reach: twoPlaces(),
    sort: 'time',
  }),
} as const satisfies Record<string, () => Partial<AssetQuery>>;

/** The most expensive map queries. */
export const hardMaps = {
  country: () => ({ bbox: thailand, zoom: 5 + random() * 0.1 }),
  'country, far into it': () => ({ bbox: thailand, zoom: 16 }),
  'country, words': () => ({ bbox: thailand, zoom: 5, q: pick(['คอนโด', 'บ้านเดี่ยว', 'condo']) }),
  'country, a saw': () => ({ bbox: thailand, zoom: 5, drawn: [encodeArea(saw(thailand, 'longitude'))] }),
  'country, five areas': () => ({ bbox: thailand, zoom: 5, drawn: fiveAreas() }),
  'country, a filter': () => ({ bbox: thailand, zoom: 6, price_min: Math.round(3_000_000 + random() * 1_000_000) }),
  'city, minutes': () => ({ bbox: bangkok, zoom: 11, reach: twoPlaces() }),
  'city, a saw': () => ({ bbox: bangkok, zoom: 11, drawn: [encodeArea(saw(bangkok, 'latitude'))] }),
} as const satisfies Record<string, () => ClusterQuery>;
