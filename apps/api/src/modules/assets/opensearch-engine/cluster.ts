import type { AssetClusters, ClusterQuery } from '@yoodee/api-contract/clusters';
import { boundsAround, gridOf, joinCells, priceColumn, type Bounds } from '@yoodee/server-search-index/definition';
import { EngineFailure } from '../search-engine/engine-failure.ts';
import { allOf, type Dsl } from './dsl.ts';
import { allOfThem } from './conditions.ts';
import { understand, type Moment } from './moment.ts';
import type { Answer } from './server.ts';

type Grid = ReturnType<typeof gridOf>;

/** Matches of a cell of the grid. */
interface Cell {
  cell: number;
  count: number;
  /** Sums of degrees. */
  lat: number;
  lng: number;
  box: Bounds;
  /** Values of the match, if it is the only one. */
  asset: { id: number; price: number | null; isRent: boolean };
}

/** Rounds to 6 decimals (0.1 m). */
const degrees = (value: number) => Math.round(value * 1e6) / 1e6;

/** The cells as bars of two histograms, which round down to multiples of a cell as our grid does. */
const cellsRequest = (grid: Grid, priceField: string): Dsl => ({
  rows: {
    histogram: { field: 'lat', interval: grid.height, min_doc_count: 1 },
    aggs: {
      columns: {
        histogram: { field: 'lng', interval: grid.width, min_doc_count: 1 },
        aggs: {
          ...{ lat: { stats: { field: 'lat' } }, lng: { stats: { field: 'lng' } } },
          ...{ id: { min: { field: 'asset_id' } }, price: { min: { field: priceField } } },
          rented: { filter: { term: { listing_type: 'rent' } } },
        },
      },
    },
  },
});

interface Stats {
  min: number;
  max: number;
  sum: number;
}

interface Bar {
  key: number;
  doc_count: number;
  columns: { buckets: Bar[] };
  lat: Stats;
  lng: Stats;
  id: { value: number };
  price: { value: number | null };
  rented: { doc_count: number };
}

const readCells = (grid: Grid, { aggregations }: Answer): Cell[] => {
  const rows = aggregations.rows?.buckets as unknown as Bar[] | undefined;
  if (!Array.isArray(rows)) throw new EngineFailure('wrong', 'OpenSearch did not fill the map.');
  return rows.flatMap((row) =>
    row.columns.buckets.map(({ key, doc_count, lat, lng, id, price, rented }) => ({
      cell:
        (grid.rows - 1 - (Math.round(row.key / grid.height) - grid.first.row)) * grid.columns +
        (Math.round(key / grid.width) - grid.first.column),
      ...{ count: doc_count, lat: lat.sum, lng: lng.sum },
      box: [lng.min, lat.min, lng.max, lat.max] as Bounds,
      asset: { id: id.value, price: price.value, isRent: rented.doc_count > 0 },
    })),
  );
};

/**
 * The exact median of prices per area by cell that others are joined to: OpenSearch's own percentiles are estimates. The
 * parameters name the cells as `column:row` of the world's grid.
 */
const mediansRequest = (grid: Grid, shownWith: ReadonlyMap<number, number>, isAboutRent: boolean): Dsl => ({
  medians: {
    scripted_metric: {
      params: {
        ...{ width: grid.width, height: grid.height, isAboutRent },
        heads: Object.fromEntries(
          [...shownWith].map(([cell, head]) => {
            const row = grid.first.row + grid.rows - 1 - Math.floor(cell / grid.columns);
            return [`${grid.first.column + (cell % grid.columns)}:${row}`, String(head)];
          }),
        ),
      },
      init_script: 'state.prices = new HashMap();',
      map_script: `if (doc['price_per_area'].size() > 0
    && (doc['listing_type'].size() > 0 && doc['listing_type'].get(0) == 'rent') == params.isAboutRent) {
  long column = (long) Math.floor((double) doc['lng'].get(0) / ((Number) params.width).doubleValue());
  long row = (long) Math.floor((double) doc['lat'].get(0) / ((Number) params.height).doubleValue());
  def head = params.heads.get(column + ':' + row);
  if (head != null) {
    if (!state.prices.containsKey(head)) state.prices.put(head, new ArrayList());
    state.prices.get(head).add((double) doc['price_per_area'].get(0));
  }
}`,
      combine_script: 'return state.prices;',
      reduce_script: `Map all = new HashMap();
for (def prices : states) {
  if (prices == null) continue;
  for (def head : prices.keySet()) {
    if (!all.containsKey(head)) all.put(head, new ArrayList());
    all.get(head).addAll(prices.get(head));
  }
}
Map medians = new HashMap();
for (def head : all.keySet()) {
  List sorted = all.get(head);
  Collections.sort(sorted);
  int middle = sorted.size() / 2;
  double upper = (double) sorted.get(middle);
  medians.put(head, sorted.size() % 2 == 1 ? upper : ((double) sorted.get(middle - 1) + upper) / 2.0);
}
return medians;`,
    },
  },
});

const sumOf = (cells: readonly Cell[]) =>
  cells.reduce((sum, { count, lat, lng }) => ({ count: sum.count + count, lat: sum.lat + lat, lng: sum.lng + lng }), {
    ...{ count: 0, lat: 0, lng: 0 },
  });

const rounded = (baht: unknown) => (typeof baht === 'number' ? Math.round(baht) : null);

/** The matches in a view of the map, as clusters of the same grid as those of the index. */
export const clusterListings = async (moment: Moment, query: ClusterQuery): Promise<AssetClusters> => {
  const { zoom, ...filters } = query;
  const { conditions } = await understand(moment, filters);
  const isAboutRent = priceColumn(filters) === 'price_rent';
  const grid = gridOf(query.bbox, zoom);
  const matches = {
    size: 0,
    query: allOf([allOfThem(conditions), { exists: { field: 'lat' } }, { exists: { field: 'lng' } }]),
  };
  const filled = readCells(grid, await moment.ask({ ...matches, aggs: cellsRequest(grid, priceColumn(filters)) }));
  if (filled.length === 0) return { clusters: [], pins: [], total: 0, bounds: null };

  const shownWith = joinCells(grid, filled);
  const heads = [...new Set(shownWith.values())].sort((a, b) => a - b);
  const joined = heads.map((head) => filled.filter(({ cell }) => shownWith.get(cell) === head));
  const { aggregations } = joined.every((cells) => sumOf(cells).count === 1)
    ? { aggregations: {} as Answer['aggregations'] }
    : await moment.ask({ ...matches, aggs: mediansRequest(grid, shownWith, isAboutRent) });
  const medians = (aggregations.medians?.value ?? {}) as Record<string, unknown>;

  const clusters: AssetClusters['clusters'] = [];
  const pins: AssetClusters['pins'] = [];
  const boxes: Bounds[] = [];
  for (const [at, cells] of joined.entries()) {
    const { count, lat, lng } = sumOf(cells);
    const place = { lat: degrees(lat / count), lng: degrees(lng / count) };
    const bounds = boundsAround(cells.map(({ box }) => box))!.map(degrees) as Bounds;
    boxes.push(bounds);
    const { id, price, isRent } = cells[0]!.asset;
    if (count === 1) pins.push({ id, ...place, price: rounded(price), is_rent: isAboutRent || isRent });
    else clusters.push({ ...place, count, price_per_sqm: rounded(medians[String(heads[at]!)]), bounds });
  }
  return { clusters, pins, total: filled.reduce((sum, { count }) => sum + count, 0), bounds: boundsAround(boxes) };
};
