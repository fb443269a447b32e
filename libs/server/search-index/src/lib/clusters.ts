import type { AssetClusters, ClusterQuery } from '@yoodee/api-contract/clusters';
import type { AssetIndex } from './asset-index.ts';
import { sizeOf, toDocs } from './bitset.ts';
import { boundsAround, type Bounds, gridOf } from './cluster-grid.ts';
import { mediansByCell } from './cluster-medians.ts';
import { outlineCells } from './cluster-outline.ts';
import { partsOf } from './cluster-parts.ts';
import type { Filter } from './filter.ts';
import { asOffered, matching, priceColumn, resolveFilters } from './filters.ts';
import { firstMark, isOnlyRented } from './price-mark.ts';
import { inScratch } from './scratch.ts';
import { shownCells } from './shown-cells.ts';

/** Rounds to 6 decimals (0.1 m). */
const degrees = (value: number) => Math.round(value * 1e6) / 1e6;

const cluster = (index: AssetIndex, query: ClusterQuery, now: number, known: readonly Filter[]): AssetClusters => {
  const { zoom, ...filters } = query;
  const isAboutRent = priceColumn(filters) === 'price_rent';
  const resolved = resolveFilters(index, asOffered(filters), now, known);
  const matches = matching(index, resolved);
  const docs = toDocs(matches, sizeOf(matches));
  const inBox = resolved.find(({ key }) => key === 'bbox')!.set;
  const grid = gridOf(query.bbox, zoom);
  const parts = partsOf(index, { matches, docs, box: query.bbox, inBox }, grid);

  const shown = shownCells(parts, grid);
  const { docOf, boxOf } = outlineCells(index, parts, shown);

  const priceMarks = index.priceMarks();
  const medianIn = mediansByCell(
    // Rents and sale prices have no common median.
    { column: index.column('price_per_area'), marks: priceMarks, first: firstMark(isAboutRent) },
    { docs, partOf: parts.partOf, cellOf: shown.cellOf, cells: shown.sums.length },
  );
  const prices = index.column(priceColumn(filters));

  const clusters: AssetClusters['clusters'] = [];
  const pins: AssetClusters['pins'] = [];
  const boxes: Bounds[] = [];
  for (const [cell, { count, lat, lng }] of shown.sums.entries()) {
    const doc = docOf[cell]!;
    const price = count === 1 ? prices[doc]! : medianIn(cell);
    const baht = price === null || Number.isNaN(price) ? null : Math.round(price);
    const place = { lat: degrees(lat / count), lng: degrees(lng / count) };
    const [west, south, east, north] = boxOf(cell).map(degrees);
    const bounds: Bounds = [west!, south!, east!, north!];
    boxes.push(bounds);
    if (count === 1)
      pins.push({
        id: index.assetOf(doc),
        ...place,
        price: baht,
        is_rent: isAboutRent || isOnlyRented(priceMarks[doc]!),
      });
    else clusters.push({ ...place, count, price_per_sqm: baht, bounds });
  }
  return { clusters, pins, total: docs.length, bounds: boundsAround(boxes) };
};

/**
 * The matches in a map view as clusters, on a grid that does not move with the map. `now` is the database's time in
 * epoch milliseconds; filters in `known` are resolved already.
 */
export const clusterIndex = (
  index: AssetIndex,
  query: ClusterQuery,
  now: number,
  known: readonly Filter[] = [],
): AssetClusters => inScratch(() => cluster(index, query, now, known));
