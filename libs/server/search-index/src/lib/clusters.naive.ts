import type { AssetClusters, ClusterQuery } from '@yoodee/api-contract/clusters';
import { gridOf } from './cluster-grid.ts';
import { joinCells } from './join-cells.ts';
import { naiveMatches } from './search.naive.ts';
import type { SearchRow } from './search-row.ts';

/** The reference implementation of clusters, row by row: the test oracle of the index. Tests only. */

const isAboutRent = ({ listing_type }: ClusterQuery) =>
  listing_type?.includes('rent') && listing_type.every((deal) => deal === 'rent' || deal === 'sale_rent');

const rounded = (value: number | null | undefined) => (value == null ? null : Math.round(value));
const degrees = (value: number) => Math.round(value * 1e6) / 1e6;
const sum = (values: readonly number[]) => values.reduce((before, value) => before + value, 0);
const mean = (values: readonly number[]) => sum(values) / values.length;

const median = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? sorted[middle]
    : sorted.length === 0
      ? null
      : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

const boundsOf = (rows: readonly SearchRow[]): [number, number, number, number] => {
  const [lats, lngs] = [rows.map(({ lat }) => lat!), rows.map(({ lng }) => lng!)];
  return [
    degrees(Math.min(...lngs)),
    degrees(Math.min(...lats)),
    degrees(Math.max(...lngs)),
    degrees(Math.max(...lats)),
  ];
};

export const naiveClusters = (rows: readonly SearchRow[], query: ClusterQuery, now: number): AssetClusters => {
  const { zoom, ...filters } = query;
  const grid = gridOf(query.bbox, zoom);
  const matches = naiveMatches(rows, filters, now);
  const inCell = ({ lat, lng }: SearchRow) => grid.cellAt(lat!, lng!);
  const shownWith = joinCells(
    grid,
    [...new Set(matches.map(inCell))].map((cell) => {
      const rowsThere = matches.filter((row) => inCell(row) === cell);
      return {
        ...{ cell, count: rowsThere.length },
        lat: sum(rowsThere.map(({ lat }) => lat!)),
        lng: sum(rowsThere.map(({ lng }) => lng!)),
      };
    }),
  );
  const cellOf = (row: SearchRow) => shownWith.get(inCell(row))!;
  const cells = [...new Set(matches.map(cellOf))].sort((a, b) => a - b);
  const groups = cells.map((cell) => matches.filter((row) => cellOf(row) === cell));
  const place = (group: readonly SearchRow[]) => ({
    lat: degrees(mean(group.map(({ lat }) => lat!))),
    lng: degrees(mean(group.map(({ lng }) => lng!))),
  });
  return {
    clusters: groups
      .filter(({ length }) => length > 1)
      .map((group) => ({
        ...place(group),
        count: group.length,
        price_per_sqm: rounded(
          median(
            group
              .filter((row) => (row.listing_type === 'rent') === Boolean(isAboutRent(query)))
              .flatMap(({ price_per_area }) => price_per_area ?? []),
          ),
        ),
        bounds: boundsOf(group),
      })),
    pins: groups
      .filter(({ length }) => length === 1)
      .map(([row]) => ({
        id: row!.asset_id,
        ...place([row!]),
        price: rounded(isAboutRent(query) ? row!.price_rent : row!.price),
        is_rent: Boolean(isAboutRent(query)) || row!.listing_type === 'rent',
      })),
    total: matches.length,
    bounds: matches.length === 0 ? null : boundsOf(matches),
  };
};
