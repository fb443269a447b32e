import { performance } from 'node:perf_hooks';
import {
  clusterIndex,
  createAssetIndex,
  searchIndex,
  type AssetIndex,
  type SearchRow,
} from '@yoodee/server-search-index';
import { plainRow } from '@yoodee/server-search-index/testing';
import { provinces, stations } from '@yoodee/server-thai-geo';
import { createRandom, median, percentile } from '@yoodee/runner/statistics';
import type { Bench } from '../bench.ts';
import { hardLists, hardMaps } from './hard-shapes.ts';

const now = Date.UTC(2026, 0, 15);
const perRound = 8;
const warmUps = 6;

/** Distributions of assets: scattered ones put a few into almost every tile, towns put many into few tiles. */
type Layout = 'scattered' | 'in towns';

const placesIn = (layout: Layout, random: () => number): (() => { lat: number; lng: number }) => {
  if (layout === 'scattered') return () => ({ lat: 5.6 + random() * 14.8, lng: 97.5 + random() * 8 });
  const towns = [...stations, ...provinces].map(({ lat, lng }) => ({ lat, lng }));
  // The sum of three is near a normal distribution.
  const spread = () => (random() + random() + random() - 1.5) * 0.08;
  return () => {
    const { lat, lng } = towns[Math.floor(random() * towns.length)]!;
    return { lat: lat + spread(), lng: lng + spread() };
  };
};

const deals = ['sale', 'rent', 'sale_rent'] as const;
const types = ['condo', 'house', 'townhouse', 'land'] as const;
const titles = ['คอนโด ทองหล่อ', 'บ้านเดี่ยว ลาดพร้าว', 'condo sukhumvit', 'ที่ดิน บางนา'];

const rowOf = (asset_id: number, place: { lat: number; lng: number }, random: () => number): SearchRow => {
  const one = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)]!;
  const price = Math.round(1e6 + random() * 2e7);
  return {
    ...plainRow,
    ...place,
    asset_id,
    listing_type: one(deals),
    property_type: one(types),
    bedrooms: Math.floor(random() * 5),
    price,
    price_rent: Math.round(price / 300),
    price_per_area: Math.round(20_000 + random() * 180_000),
    published_at: now - random() * 90 * 86_400_000,
    words: one(titles),
  };
};

const filled = (assets: number, layout: Layout): AssetIndex => {
  const random = createRandom(5);
  const placed = placesIn(layout, random);
  const index = createAssetIndex();
  for (let id = 1; id <= assets; id++) index.upsert(rowOf(id, placed(), random));
  // The API does so after a start.
  for (const order of index.orders()) order.compact();
  return index;
};

/** Processor time of this thread, ms. */
const processorMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

const measure = (bench: Bench, name: string, ask: () => unknown): void => {
  for (let call = 0; call < warmUps; call++) ask();
  const took: number[] = [];
  for (let call = 0; call < perRound * bench.options.rounds; call++) {
    const before = processorMs();
    ask();
    took.push(processorMs() - before);
  }
  bench.report(`${name}, p50`, median(took), 'ms');
  bench.report(`${name}, p99`, percentile(took, 0.99), 'ms', { most: 20 });
};

/**
 * What the hardest areas and maps cost the index, without a server and a database: the time for which one request holds
 * the main thread. With `--million` also a million assets.
 */
export const measureIndex = async (bench: Bench): Promise<void> => {
  for (const assets of bench.options.million ? [100_000, 1_000_000] : [100_000])
    for (const layout of ['scattered', 'in towns'] as const) {
      const begun = performance.now();
      const index = filled(assets, layout);
      bench.say(`${assets} ${layout}: ${((performance.now() - begun) / 1_000).toFixed(1)} s to fill`);
      for (const [shape, query] of Object.entries(hardLists))
        measure(bench, `${assets} ${layout}: list, ${shape}`, () => searchIndex(index, query(), now));
      for (const [shape, query] of Object.entries(hardMaps))
        measure(bench, `${assets} ${layout}: map, ${shape}`, () => clusterIndex(index, query(), now));
    }
};
