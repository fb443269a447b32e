import type { AssetClusters, ClusterQuery } from '@yoodee/api-contract';
import type { AssetIndex } from './asset-index.ts';
import { emptySet, has, intersect, sizeOf, subtract, toDocs, type Bitset } from './bitset.ts';
import { boundsAround, type Bounds, gridOf } from './cluster-grid.ts';
import { mediansByCell } from './cluster-medians.ts';
import { outlineCells } from './cluster-outline.ts';
import { partsOf, sumByPart } from './cluster-parts.ts';
import { asOffered, matching, priceColumn, resolveFilters } from './filters.ts';
import { joinCells, type CellSum } from './join-cells.ts';

/** To 6 decimals (0.1 m). */
const degrees = (value: number) => Math.round(value * 1e6) / 1e6;

/** The documents that are only for rent: their price per m² is a month's. */
const rentedOut = (index: AssetIndex): Bitset => {
  const set = emptySet(index.documents());
  index.codes('listing_type').get('rent')?.uniteInto(set);
  return set;
};

/** By cell, the sums of what lies in it. */
const addUp = (sums: readonly CellSum[]): Map<number, CellSum> => {
  const byCell = new Map<number, CellSum>();
  for (const { cell, count, lat, lng } of sums) {
    const sum = byCell.get(cell) ?? { cell, count: 0, lat: 0, lng: 0 };
    byCell.set(cell, { cell, count: sum.count + count, lat: sum.lat + lat, lng: sum.lng + lng });
  }
  return byCell;
};

/**
 * The matches in view, by cells of a grid that lies still while the map is moved. `now` in epoch milliseconds by the
 * database's clock.
 */
export const clusterIndex = (index: AssetIndex, query: ClusterQuery, now: number): AssetClusters => {
  const { zoom, ...filters } = query;
  const rented = rentedOut(index);
  const isAboutRent = priceColumn(filters) === 'price_rent';
  const matches = matching(index, resolveFilters(index, asOffered(filters), now));
  const grid = gridOf(query.bbox, zoom);
  const parts = partsOf(index, matches, grid);

  const partSums = sumByPart(parts);
  const shownWith = joinCells(grid, [...addUp(partSums).values()]);
  const sums = addUp(partSums.map((sum) => ({ ...sum, cell: shownWith.get(sum.cell)! })));
  const cellOf = new Uint16Array(parts.size);
  for (const { part, cell } of partSums) cellOf[part] = shownWith.get(cell)!;
  const shown = { filled: partSums.map(({ part }) => part), cellOf, cells: grid.cells };
  const { docOf, boxOf } = outlineCells(index, parts, shown);

  // A month's rent and a price to buy have no median in common.
  const measured = matches.slice();
  (isAboutRent ? intersect : subtract)(measured, rented);
  const docs = toDocs(measured, sizeOf(measured));
  const medianIn = mediansByCell(index.column('price_per_area'), { docs, partOf: parts.partOf, ...shown });
  const prices = index.column(priceColumn(filters));

  const clusters: AssetClusters['clusters'] = [];
  const pins: AssetClusters['pins'] = [];
  const boxes: Bounds[] = [];
  for (const { cell, count, lat, lng } of [...sums.values()].sort((a, b) => a.cell - b.cell)) {
    const doc = docOf[cell]!;
    const price = count === 1 ? prices[doc]! : medianIn(cell);
    const baht = price === null || Number.isNaN(price) ? null : Math.round(price);
    const place = { lat: degrees(lat / count), lng: degrees(lng / count) };
    const [west, south, east, north] = boxOf(cell).map(degrees);
    const bounds: Bounds = [west!, south!, east!, north!];
    boxes.push(bounds);
    if (count === 1)
      pins.push({ id: index.assetOf(doc), ...place, price: baht, is_rent: isAboutRent || has(rented, doc) });
    else clusters.push({ ...place, count, price_per_sqm: baht, bounds });
  }
  return { clusters, pins, total: sizeOf(matches), bounds: boundsAround(boxes) };
};
