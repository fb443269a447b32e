import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  assetSearchParams,
  codesOf,
  facilities,
  listingTypes,
  propertyTypes,
  type AssetQuery,
} from '@yoodee/api-contract';
import { districtsOf, provinces, stations } from '@yoodee/server-thai-geo';
import { migrateDatabase, openDatabase } from '../../db/database.ts';
import { readEnv } from '../../env.ts';
import { seedDemo } from '../../seed/seed.ts';
import { createServer } from '../../server.ts';

/**
 * `SEED=100000 node src/modules/assets/search.bench.ts`: how long `GET /assets` takes, page, total and facets together,
 * by the shape of the query. Runs on the embedded engine unless `DATABASE_URL` names an empty (or seeded) database, in
 * a folder of its own unless `DATA_DIR` is set; the same queries in the same order every time.
 */

const perShape = 200;
/** Unmeasured: code that has just been started is still being compiled. */
const warmUps = 30;

/** mulberry32: small, and the same everywhere. */
const createRandom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
const random = createRandom(7);
const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
const million = (least: number, most: number) => Math.round(least + random() * (most - least)) * 1_000_000;

const deal = () => ({ listing_type: [pick(codesOf(listingTypes))] });
const type = () => ({ property_type: [pick(codesOf(propertyTypes)), pick(codesOf(propertyTypes))] });
const price = () => {
  const price_min = million(0, 6);
  return { price_min, price_max: price_min + million(1, 8) };
};
const busyProvinces = ['10', '11', '12', '20', '50', '83'];
const words = ['คอนโด', 'บ้านเดี่ยว', 'ทองหล่อ', 'condo', 'ที่ดิน', 'sukhumvit', 'วิวสวน', 'ให้เช่า', 'ลาดพร้าว', 'pool'];

const shapes: Record<string, () => Partial<AssetQuery>> = {
  everything: () => ({}),
  'deal and type': () => ({ ...deal(), ...type() }),
  province: () => ({ province: pick(busyProvinces) }),
  'district, type': () => {
    const province = pick(provinces).code;
    return { province, district: pick(districtsOf(province)).code, ...type() };
  },
  'price, bedrooms': () => ({ ...price(), bedrooms_min: pick([1, 2, 3]) }),
  'cheapest first': () => ({ ...deal(), sort: 'price_asc' as const, price_min: million(0, 3) }),
  'largest first': () => ({ ...type(), sort: pick(['usable_desc', 'land_desc'] as const) }),
  stations: () => ({ station: [pick(stations).id, pick(stations).id], station_m: pick([500, 800, 1500]) }),
  'map box': () => {
    const [lng, lat] = [100.4 + random() * 0.3, 13.6 + random() * 0.3];
    return {
      bbox: [lng, lat, lng + 0.08, lat + 0.08].map((degrees) => Number(degrees.toFixed(4))) as AssetQuery['bbox'],
    };
  },
  'eight filters': () => ({
    ...deal(),
    ...type(),
    ...price(),
    province: '10',
    bedrooms_min: 1,
    bathrooms_min: 1,
    furnishing: ['fully_furnished', 'fully_fitted'] as const as unknown as AssetQuery['furnishing'],
    facilities: [pick(Object.keys(facilities) as (keyof typeof facilities)[])],
  }),
  'one word': () => ({ q: pick(words) }),
  'two words': () => ({ q: `${pick(words)} ${pick(words)}` }),
  'unspaced, filtered': () => ({ q: `${pick(words.slice(0, 3))}${pick(stations).name_th}`, ...price() }),
  'half typed': () => ({ q: `${pick(words)} ${pick(stations).name_en.slice(0, 3)}` }),
  mistyped: () => ({ q: pick(['thonhlor', 'sukhumwit', 'คอนโด ทองหร่อ', 'บ้านเดี่ยว ลาดพร่าว']) }),
  'nothing found': () => ({ ...price(), province: '99', ...type(), q: pick(words) }),
  'page 40': () => ({ page: 40 }),
};

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
const ms = (value: number) => value.toFixed(1).padStart(8);

const folder = process.env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'yoodee-bench-')));
const env = readEnv({ ...process.env, DATA_DIR: folder });
const database = await openDatabase({
  url: env.DATABASE_URL,
  ...(env.DATABASE_URL === undefined && { dataDir: env.DATA_DIR }),
});
await migrateDatabase(database);
const seedStartedAt = performance.now();
await seedDemo(database.db, env.SEED);
const startedAt = performance.now();
const app = await createServer({ db: database.db, env }, false);
process.stdout.write(
  `${database.engine}, ${env.SEED} assets: seeded in ${((startedAt - seedStartedAt) / 1000).toFixed(1)} s, ` +
    `index ready in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n` +
    `${'query'.padEnd(20)}${'found'.padStart(8)}${'p50 ms'.padStart(8)}${'p99 ms'.padStart(8)}\n`,
);

const ask = async (createQuery: () => Partial<AssetQuery>) => {
  const url = `/api/v1/assets?${assetSearchParams(createQuery())}`;
  const sentAt = performance.now();
  const reply = await app.inject(url);
  const took = performance.now() - sentAt;
  const total = reply.statusCode === 200 ? (reply.json() as { data: { total: number } }).data.total : 0;
  return { took, total };
};

for (let run = 0; run < warmUps; run++) for (const createQuery of Object.values(shapes)) await ask(createQuery);

const all: number[] = [];
for (const [shape, createQuery] of Object.entries(shapes)) {
  const times: number[] = [];
  let found = 0;
  for (let run = 0; run < perShape; run++) {
    const { took, total } = await ask(createQuery);
    times.push(took);
    found += total;
  }
  all.push(...times);
  times.sort((a, b) => a - b);
  const average = Math.round(found / perShape);
  process.stdout.write(
    `${shape.padEnd(20)}${String(average).padStart(8)}${ms(percentile(times, 0.5))}${ms(percentile(times, 0.99))}\n`,
  );
}
all.sort((a, b) => a - b);
process.stdout.write(`${'all'.padEnd(28)}${ms(percentile(all, 0.5))}${ms(percentile(all, 0.99))}\n`);

await app.close();
await database.close();
if (process.env.DATA_DIR === undefined) await rm(folder, { recursive: true });
