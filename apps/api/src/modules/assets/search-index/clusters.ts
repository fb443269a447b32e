import type { AssetClusters, ClusterQuery } from '@yoodee/api-contract';
import type { AssetIndex } from './asset-index.ts';
import { emptySet, has, sizeOf, toDocs } from './bitset.ts';
import { boundsAround, type Bounds, type Grid, gridOf } from './cluster-grid.ts';
import { asOffered, matching, priceColumn, resolveFilters } from './filters.ts';
import { joinCells } from './join-cells.ts';
import { medianOf } from './median.ts';

type Docs = Uint32Array;

/** To 6 decimals (0.1 m). */
const degrees = (value: number) => Math.round(value * 1e6) / 1e6;

/** The documents that are only for rent: their price per m² is a month's. */
const rentedOut = (index: AssetIndex) => {
  const set = emptySet(index.documents());
  index.codes('listing_type').get('rent')?.uniteInto(set);
  return set;
};

/** Counts, sums and boxes by cell number; `cellOf` runs beside `docs`. */
const sumByCell = (index: AssetIndex, docs: Docs, grid: Grid) => {
  const [lats, lngs] = [index.column('lat'), index.column('lng')];
  const cellOf = new Uint32Array(docs.length);
  const sums = {
    count: new Uint32Array(grid.cells),
    /** A document of the cell: the only one where there is one. */
    doc: new Uint32Array(grid.cells),
    lat: new Float64Array(grid.cells),
    lng: new Float64Array(grid.cells),
    west: new Float64Array(grid.cells).fill(Infinity),
    south: new Float64Array(grid.cells).fill(Infinity),
    east: new Float64Array(grid.cells).fill(-Infinity),
    north: new Float64Array(grid.cells).fill(-Infinity),
  };
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i]!;
    const lat = lats[doc]!;
    const lng = lngs[doc]!;
    const cell = grid.cellAt(lat, lng);
    cellOf[i] = cell;
    sums.count[cell]!++;
    sums.doc[cell] = doc;
    sums.lat[cell]! += lat;
    sums.lng[cell]! += lng;
    if (lng < sums.west[cell]!) sums.west[cell] = lng;
    if (lng > sums.east[cell]!) sums.east[cell] = lng;
    if (lat < sums.south[cell]!) sums.south[cell] = lat;
    if (lat > sums.north[cell]!) sums.north[cell] = lat;
  }
  const boxOf = (cell: number): Bounds => [
    degrees(sums.west[cell]!),
    degrees(sums.south[cell]!),
    degrees(sums.east[cell]!),
    degrees(sums.north[cell]!),
  ];
  return { ...sums, cellOf, boxOf };
};

type Sums = ReturnType<typeof sumByCell>;

const filledIn = ({ count }: Sums) => [...count.keys()].filter((cell) => count[cell]! > 0);

/** Adds up the cells that are shown as one: all but that one are then empty, and no document's any more. */
const joinSums = (sums: Sums, grid: Grid) => {
  const { count, doc, lat, lng, west, south, east, north, cellOf } = sums;
  const filled = filledIn(sums).map((cell) => ({ cell, count: count[cell]!, lat: lat[cell]!, lng: lng[cell]! }));
  const shownWith = joinCells(grid, filled);
  for (const [cell, head] of shownWith) {
    if (cell === head) continue;
    for (const sum of [count, lat, lng]) {
      sum[head]! += sum[cell]!;
      sum[cell] = 0;
    }
    doc[head] = doc[cell]!;
    west[head] = Math.min(west[head]!, west[cell]!);
    south[head] = Math.min(south[head]!, south[cell]!);
    east[head] = Math.max(east[head]!, east[cell]!);
    north[head] = Math.max(north[head]!, north[cell]!);
  }
  for (let i = 0; i < cellOf.length; i++) cellOf[i] = shownWith.get(cellOf[i]!)!;
};

/** The median price per m² of each cell's documents that `isMeasured` lets count. */
const mediansByCell = (
  index: AssetIndex,
  docs: Docs,
  { cellOf, cells }: { cellOf: Uint32Array; cells: number },
  isMeasured: (doc: number) => boolean,
) => {
  const perArea = index.column('price_per_area');
  const isCounted = (doc: number) => isMeasured(doc) && !Number.isNaN(perArea[doc]);
  // Prices side by side, cell after cell: a cell's are those from its end in `ends` back to that of the cell before it.
  const ends = new Uint32Array(cells);
  for (let i = 0; i < docs.length; i++) if (isCounted(docs[i]!)) ends[cellOf[i]!]!++;
  for (let cell = 1; cell < cells; cell++) ends[cell]! += ends[cell - 1]!;
  const next = Uint32Array.from(ends, (_, cell) => ends[cell - 1] ?? 0);
  const prices = new Float64Array(ends.at(-1) ?? 0);
  for (let i = 0; i < docs.length; i++) if (isCounted(docs[i]!)) prices[next[cellOf[i]!]!++] = perArea[docs[i]!]!;
  return (cell: number) => medianOf(prices, ends[cell - 1] ?? 0, ends[cell]!);
};

/**
 * The matches in view, by cells of a grid that lies still while the map is moved. `now` in epoch milliseconds by the
 * database's clock.
 */
export const clusterIndex = (index: AssetIndex, query: ClusterQuery, now: number): AssetClusters => {
  const { zoom, ...filters } = query;
  const matches = matching(index, resolveFilters(index, asOffered(filters), now));
  const docs = toDocs(matches, sizeOf(matches));
  const grid = gridOf(query.bbox, zoom);
  const sums = sumByCell(index, docs, grid);
  joinSums(sums, grid);
  const rented = rentedOut(index);
  const isAboutRent = priceColumn(filters) === 'price_rent';
  // A month's rent and a price to buy have no median in common.
  const medianIn = mediansByCell(
    index,
    docs,
    { cellOf: sums.cellOf, cells: grid.cells },
    (doc) => has(rented, doc) === isAboutRent,
  );
  const prices = index.column(priceColumn(filters));

  const clusters: AssetClusters['clusters'] = [];
  const pins: AssetClusters['pins'] = [];
  const filled = filledIn(sums);
  for (const cell of filled) {
    const count = sums.count[cell]!;
    const doc = sums.doc[cell]!;
    const price = count === 1 ? prices[doc]! : medianIn(cell);
    const baht = price === null || Number.isNaN(price) ? null : Math.round(price);
    const place = { lat: degrees(sums.lat[cell]! / count), lng: degrees(sums.lng[cell]! / count) };
    if (count === 1)
      pins.push({ id: index.assetOf(doc), ...place, price: baht, is_rent: isAboutRent || has(rented, doc) });
    else clusters.push({ ...place, count, price_per_sqm: baht, bounds: sums.boxOf(cell) });
  }
  return { clusters, pins, total: docs.length, bounds: boundsAround(filled.map(sums.boxOf)) };
};
