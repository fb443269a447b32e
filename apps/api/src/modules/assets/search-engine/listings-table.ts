import { createHash } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import type { SearchRow } from '@yoodee/server-search-index';
import { snapshotDefinition } from '@yoodee/server-search-index';
import { codesOf, stationBandsAt } from '@yoodee/server-search-index/definition';
import { walksFrom } from '@yoodee/server-thai-geo';
import type { Db } from '../../../db/database.ts';
import { combinationColumns, combinationsIn } from './combinations.ts';

/** All tables of the engine are in a separate schema, apart from the migrated tables. */
export const engineSchema = 'search_engine';

/** Columns as a search compares them: times in epoch milliseconds, unknown is null. */
const columns = {
  asset_id: 'bigint primary key',
  ...{ listing_type: 'text not null', property_type: 'text not null', seller_role: 'text' },
  ...{ province: 'text not null', district: 'text not null', subdistrict: 'text' },
  ...{ price: 'float8', price_rent: 'float8', price_per_area: 'float8', rent_per_area: 'float8' },
  price_reduced: 'boolean not null',
  ...{ bedrooms: 'int', bathrooms: 'int', floor: 'int', parking: 'int', year: 'int' },
  ...{ usable_area_sqm: 'float8', land_total_sq_wah: 'float8' },
  ...{ orientation: 'text', furnishing: 'text', condition: 'text', title_deed: 'text' },
  ...{ tenure: 'text', quota: 'text', pets: 'text', road: 'text' },
  ...{ project: 'text[] not null', facilities: 'text[] not null', features: 'text[] not null' },
  ...{ views: 'text[] not null', traits: 'text[] not null' },
  ...{ has_floor_plan: 'boolean not null', has_video: 'boolean not null' },
  ...{ lat: 'float8', lng: 'float8' },
  ...{ published_at: 'float8', confirmed_at: 'float8', ranked_at: 'float8', best_at: 'float8' },
  /** Of stations and rail systems: `stationBandsAt`. */
  bands: 'text[] not null',
  /** The stations within a walk, by their number, and the metres to each. */
  ...{ walk_stations: 'int[] not null', walk_metres: 'int[] not null' },
  ...{ words: 'tsvector not null', titles: 'tsvector not null' },
  ...combinationColumns,
} as const;

const indexes = [
  'using gin (words)',
  'using gin (bands)',
  'using gin (project)',
  '(province, district, property_type)',
  '(lat, lng)',
  '(ranked_at desc nulls last, asset_id desc)',
  '(best_at desc nulls last, asset_id desc)',
  '(price nulls last, asset_id desc)',
] as const;

/** Identifies the definition of the tables. Tables with another definition are rebuilt, never read. */
export const engineDefinition = createHash('sha256')
  .update(JSON.stringify([columns, indexes, snapshotDefinition()]))
  .digest('hex')
  .slice(0, 16);

/** The tables of one build: listings, their different words, and their combinations of codes. */
export const listingsOf = (build: number): SQL => sql.raw(`${engineSchema}.listings_${build}`);
export const wordsOf = (build: number): SQL => sql.raw(`${engineSchema}.words_${build}`);
export const combinationsOf = (build: number): SQL => sql.raw(`${engineSchema}.combinations_${build}`);

/** Creates the empty tables of a build with their indexes, so that no later statement takes long. */
export const createTables = async (db: Db, build: number): Promise<void> => {
  const typed = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
  await db.execute(sql`create table ${listingsOf(build)} (${sql.raw(typed.join(', '))})`);
  for (const index of indexes) await db.execute(sql`create index on ${listingsOf(build)} ${sql.raw(index)}`);
  await db.execute(
    sql`create table ${wordsOf(build)} (word text collate "C" primary key, reversed text collate "C" not null)`,
  );
  await db.execute(sql`create index on ${wordsOf(build)} (reversed)`);
  await db.execute(sql`create table ${combinationsOf(build)} (id bigint primary key, codes jsonb not null)`);
};

export const dropTables = async (db: Db, build: number): Promise<void> => {
  await db.execute(sql`drop table if exists ${listingsOf(build)}, ${wordsOf(build)}, ${combinationsOf(build)}`);
};

/** A word of a `tsvector` or a `tsquery`. */
export const quoted = (word: string) => `'${word.replaceAll(/['\\]/g, '$&$&')}'`;

/** The last position that a `tsvector` holds; later words are found, but not as part of a phrase. */
const lastPosition = 16_383;

/**
 * Words as a `tsvector`, without PostgreSQL's own parser. Positions have a gap between texts, so that phrases do not
 * cross them.
 */
const vectorOf = (texts: readonly string[]): string => {
  let position = 0;
  return texts
    .filter((text) => text !== '')
    .flatMap((text) => {
      position += 1;
      return text.split(' ').map((word) => `${quoted(word)}:${Math.min((position += 1), lastPosition)}`);
    })
    .join(' ');
};

const named = (codes: readonly (string | null)[]) => codes.filter((code) => code !== null);

const valuesOf = (row: SearchRow): Record<keyof typeof columns, unknown> => {
  const codes = codesOf(row);
  const texts = row.words.split('\n');
  const { lat, lng } = row;
  const walks = lat === null || lng === null ? [] : walksFrom({ lat, lng });
  return {
    ...row,
    ...{ province: row.province_code, district: row.district_code, subdistrict: row.subdistrict_code },
    ...{ floor: row.floor_no, parking: row.parking_spaces, year: row.year_built },
    ...{ condition: row.building_condition, title_deed: row.title_deed_type, quota: row.ownership_quota },
    ...{ project: named(codes.project), facilities: named(codes.facilities) },
    bands: lat === null || lng === null ? [] : stationBandsAt(lat, lng),
    walk_stations: walks.map(({ station }) => station),
    walk_metres: walks.map(({ metres }) => metres),
    words: vectorOf(texts),
    titles: vectorOf(texts.slice(0, row.title_lines)),
    ...Object.fromEntries(combinationsIn(codes).map(({ column, id }) => [column, id])),
  } as Record<keyof typeof columns, unknown>;
};

const recordOf = sql.raw(
  Object.entries(columns)
    .map(([name, type]) => `${name} ${type.replace(/ (not null|primary key)$/, '')}`)
    .join(', '),
);
const columnNames = sql.raw(Object.keys(columns).join(', '));

/** Replaces the listings of these rows. */
export const putListings = async (db: Db, build: number, rows: readonly SearchRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await dropListings(
    db,
    build,
    rows.map(({ asset_id }) => asset_id),
  );
  await db.execute(sql`insert into ${listingsOf(build)} (${columnNames})
    select ${columnNames} from jsonb_to_recordset(${JSON.stringify(rows.map(valuesOf))}::jsonb) as given (${recordOf})`);
  const words = [...new Set(rows.flatMap(({ words: texts }) => texts.split(/\s/)))].filter(Boolean);
  await db.execute(sql`insert into ${wordsOf(build)} (word, reversed)
    select word, reverse(word) from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as given (word)
    on conflict do nothing`);
  const combinations = new Map(
    rows.flatMap((row) => combinationsIn(codesOf(row))).map(({ id, codes }) => [id, { id, codes }]),
  );
  await db.execute(sql`insert into ${combinationsOf(build)} (id, codes)
    select id, codes from jsonb_to_recordset(${JSON.stringify([...combinations.values()])}::jsonb) as given (id bigint, codes jsonb)
    on conflict do nothing`);
};

export const dropListings = async (db: Db, build: number, assetIds: readonly number[]): Promise<void> => {
  if (assetIds.length === 0) return;
  await db.execute(sql`delete from ${listingsOf(build)} where asset_id = any(${sql.param(assetIds)}::bigint[])`);
};
