import { sql, type SQL } from 'drizzle-orm';
import {
  nearMissKeys,
  nearStationMetres,
  nearestMisses,
  stationDistances,
  type NearMissKey,
} from '@yoodee/api-contract/asset-list';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { readReach } from '@yoodee/api-contract/reach';
import type { SearchResult } from '@yoodee/server-search-index';
import {
  allDropped,
  distanceCost,
  loosen,
  maxRelaxations,
  pairsOf,
  priceColumn,
  roomCosts,
  sizeMeasures,
} from '@yoodee/server-search-index/definition';
import type { Db } from '../../../db/database.ts';
import { allOfThem, conditionsOf, type Condition, type Read } from './conditions.ts';
import { listingsOf } from './listings-table.ts';
import { metresToStations, minutesTo } from './minutes.ts';

/** A filter that near misses may fail: the asked value, the listing's value, and the cost to a visitor. */
interface Bendable {
  key: NearMissKey;
  asked: number;
  position?: number;
  satisfied: SQL;
  value: SQL;
  cost: SQL;
}

const bendableOf = (query: AssetQuery, { where }: Condition, key: Exclude<NearMissKey, 'reach'>): Bendable => {
  const ofColumn = (name: string, asked: number): Bendable => {
    const value = sql.raw(name);
    return {
      key,
      asked,
      satisfied: where,
      value,
      cost: sql`abs(${value} - ${asked}::float8) / nullif(${asked}::float8, 0)`,
    };
  };
  switch (key) {
    case 'bedrooms_min':
    case 'bathrooms_min': {
      const asked = query[key]!;
      return { key, asked, satisfied: where, value: sql`${asked - 1}::float8`, cost: sql`${roomCosts[key]}::float8` };
    }
    case 'station':
    case 'rail': {
      const asked = query.station_m ?? nearStationMetres;
      const value = metresToStations(query, key);
      const cost = sql`((${value} - ${asked}::float8) / ${asked}::float8) * ${distanceCost}::float8`;
      return { key, asked, satisfied: where, value, cost };
    }
    case 'price_min':
    case 'price_max':
      return ofColumn(priceColumn(query), query[key]!);
    default:
      return ofColumn(sizeMeasures[key], query[key]!);
  }
};

const bendableReaches = (texts: readonly string[]): Bendable[] =>
  texts.map((text, position) => {
    const { place, minutes: asked } = readReach(text)!;
    const value = minutesTo(place);
    const satisfied = sql`${value} <= ${asked}::float8`;
    return {
      key: 'reach',
      asked,
      position,
      satisfied,
      value,
      cost: sql`(${value} - ${asked}::float8) / ${asked}::float8`,
    };
  });

/** The nearest misses of a query without matches. */
export const findNearMisses = async (
  db: Db,
  build: number,
  query: AssetQuery,
  { conditions, read }: { conditions: readonly Condition[]; read: Read },
): Promise<SearchResult['nearMisses']> => {
  const bendable = nearMissKeys.flatMap((key) => {
    const condition = conditions.find((one) => one.key === key);
    if (!condition) return [];
    return key === 'reach' ? bendableReaches(query.reach!) : [bendableOf(query, condition, key)];
  });
  if (bendable.every(({ asked }) => asked === 0)) return [];
  const costs = bendable.map(({ satisfied, cost }) => sql`case when ${satisfied} then 0 else ${cost} end`);
  const gaps = bendable.map(
    ({ satisfied, value }) => sql`case when ${satisfied} then null else (${value})::float8 end`,
  );
  const { rows } = await db.execute<{ asset_id: number; gaps: (number | null)[] }>(
    sql`select asset_id, jsonb_build_array(${sql.join(gaps, sql`, `)}) as gaps
      from ${listingsOf(build)} as listing where ${allOfThem(conditionsOf(loosen(query), read))}
      order by ${sql.join(costs, sql` + `)}, ranked_at desc nulls last, asset_id desc limit ${nearestMisses}`,
  );
  return rows.map((row) => ({
    assetId: row.asset_id,
    gaps: row.gaps.flatMap((has, at) => {
      const { key, asked, position } = bendable[at]!;
      return has === null ? [] : [{ key, asked, has, ...(position !== undefined && { position }) }];
    }),
  }));
};

/** The numbers of listings that satisfy each of these, in one statement. */
const countEach = async (db: Db, build: number, each: readonly SQL[]): Promise<number[]> => {
  if (each.length === 0) return [];
  const counts = each.map((where) => sql`(select count(*) from ${listingsOf(build)} as listing where ${where})`);
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`select jsonb_build_array(${sql.join(counts, sql`, `)}) as counts`,
  );
  return rows[0]!.counts;
};

/** The next distance from the given stations with results. */
const widen = async (
  db: Db,
  build: number,
  query: AssetQuery,
  { conditions, read }: { conditions: readonly Condition[]; read: Read },
): Promise<SearchResult['relaxations']> => {
  const { station, rail, station_m: current = nearStationMetres } = query;
  if (!station && !rail) return [];
  const wider = stationDistances.map(Number).filter((metres) => metres > current);
  const others = conditions.filter(({ key }) => key !== 'station' && key !== 'rail');
  const totals = await countEach(
    db,
    build,
    wider.map((station_m) => allOfThem([...others, ...conditionsOf({ station, rail, station_m }, read)])),
  );
  const at = totals.findIndex((total) => total > 0);
  return at === -1 ? [] : [{ drop: [], station_m: wider[at]!, total: totals[at]! }];
};

/** Filters whose removal gives a query without matches some results, most results first. */
export const findRelaxations = async (
  db: Db,
  build: number,
  query: AssetQuery,
  { conditions, read }: { conditions: readonly Condition[]; read: Read },
): Promise<SearchResult['relaxations']> => {
  const relaxBy = async (choices: readonly (keyof AssetQuery)[][]) => {
    const totals = await countEach(
      db,
      build,
      choices.map((drop) => allOfThem(conditions, allDropped(drop))),
    );
    return choices
      .map((drop, at) => ({ drop, total: totals[at]! }))
      .filter(({ total }) => total > 0)
      .sort((a, b) => b.total - a.total);
  };
  const keys = conditions.map(({ key }) => key);
  const single = await relaxBy(keys.map((key) => [key]));
  const relaxed = single.length > 0 ? single : await relaxBy(pairsOf(keys));
  return [...(await widen(db, build, query, { conditions, read })), ...relaxed].slice(0, maxRelaxations);
};
