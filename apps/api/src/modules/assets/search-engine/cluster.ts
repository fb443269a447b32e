import { sql } from 'drizzle-orm';
import type { AssetClusters, ClusterQuery } from '@yoodee/api-contract/clusters';
import {
  asOffered,
  boundsAround,
  gridOf,
  joinCells,
  priceColumn,
  type Bounds,
} from '@yoodee/server-search-index/definition';
import type { Db } from '../../../db/database.ts';
import { allOfThem, conditionsOf, type Read } from './conditions.ts';
import { listingsOf } from './listings-table.ts';

/** Matches of a cell of the grid. */
interface Cell {
  cell: number;
  count: number;
  lat: number;
  lng: number;
  box: Bounds;
}

/** The displayed values of joined cells. */
interface Shown {
  cell: number;
  asset_id: number;
  price: number | null;
  is_rent: boolean;
  median: number | null;
}

/** Rounds to 6 decimals (0.1 m). */
const degrees = (value: number) => Math.round(value * 1e6) / 1e6;

const sumOf = (cells: readonly Cell[]) =>
  cells.reduce((sum, { count, lat, lng }) => ({ count: sum.count + count, lat: sum.lat + lat, lng: sum.lng + lng }), {
    ...{ count: 0, lat: 0, lng: 0 },
  });

/** The matches in a view of the map, as clusters of the same grid as those of the index. */
export const clusterListings = async (
  db: Db,
  build: number,
  query: ClusterQuery,
  read: Read,
): Promise<AssetClusters> => {
  const { zoom, ...filters } = query;
  const isAboutRent = priceColumn(filters) === 'price_rent';
  const grid = gridOf(query.bbox, zoom);
  const { width, height, first } = grid;
  const cell = sql`(((${grid.rows - 1}::float8 - (floor(lat / ${height}::float8) - ${first.row}::float8)) * ${grid.columns}::float8
    + (floor(lng / ${width}::float8) - ${first.column}::float8))::int)`;
  const matches = sql`from ${listingsOf(build)} as listing
    where lat is not null and lng is not null and ${allOfThem(conditionsOf(asOffered(filters), read))}`;

  const { rows } = await db.execute<{ filled: (Omit<Cell, 'box'> & { box: number[] })[] | null }>(
    sql`select jsonb_agg(jsonb_build_object('cell', cell, 'count', count, 'lat', lat, 'lng', lng, 'box', box)) as filled from (
      select ${cell} as cell, count(*) as count, sum(lat) as lat, sum(lng) as lng,
        array[min(lng), min(lat), max(lng), max(lat)] as box ${matches} group by 1) as cells`,
  );
  const filled = (rows[0]?.filled ?? []) as Cell[];
  if (filled.length === 0) return { clusters: [], pins: [], total: 0, bounds: null };
  const shownWith = joinCells(grid, filled);

  const { rows: shown } = await db.execute<Shown & Record<string, unknown>>(
    sql`select shown.head as cell, min(asset_id) as asset_id,
        min(${sql.raw(priceColumn(filters))}) as price, bool_or(listing_type = 'rent') as is_rent,
        percentile_cont(0.5) within group (order by price_per_area)
          filter (where (listing_type = 'rent') = ${isAboutRent}) as median
      from (select ${cell} as cell, asset_id, listing_type, price, price_rent, price_per_area ${matches}) as matched
      join unnest(${sql.param([...shownWith.keys()])}::int[], ${sql.param([...shownWith.values()])}::int[]) as shown (cell, head)
        on shown.cell = matched.cell
      group by shown.head order by shown.head`,
  );

  const clusters: AssetClusters['clusters'] = [];
  const pins: AssetClusters['pins'] = [];
  const boxes: Bounds[] = [];
  for (const head of shown) {
    const joined = filled.filter((one) => shownWith.get(one.cell) === head.cell);
    const { count, lat, lng } = sumOf(joined);
    const place = { lat: degrees(lat / count), lng: degrees(lng / count) };
    const bounds = boundsAround(joined.map(({ box }) => box))!.map(degrees) as Bounds;
    boxes.push(bounds);
    const baht = count === 1 ? head.price : head.median;
    const price = baht === null ? null : Math.round(baht);
    if (count === 1) pins.push({ id: head.asset_id, ...place, price, is_rent: isAboutRent || head.is_rent });
    else clusters.push({ ...place, count, price_per_sqm: price, bounds });
  }
  return { clusters, pins, total: filled.reduce((sum, { count }) => sum + count, 0), bounds: boundsAround(boxes) };
};
