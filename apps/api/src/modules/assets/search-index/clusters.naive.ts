import type { AssetClusters, ClusterQuery } from '@yoodee/api-contract';
import { gridOf } from './cluster-grid.ts';
import { naiveMatches } from './search.naive.ts';
import type { SearchRow } from './search-row.ts';

/** Clusters by their definition, row by row: what the index must agree with. Tests only. */

const isAboutRent = ({ listing_type }: ClusterQuery) =>
  listing_type?.includes('rent') && listing_type.every((deal) => deal === 'rent' || deal === 'sale_rent');

const rounded = (value: number | null | undefined) => (value == null ? null : Math.round(value));
const degrees = (value: number) => Math.round(value * 1e6) / 1e6;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

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
  const cellOf = ({ lat, lng }: SearchRow) => grid.cellAt(lat!, lng!);
  const cells = [...new Set(matches.map(cellOf))].sort((a, b) => a - b);
  const groups = cells.map((cell) => matches.filter((row) => cellOf(row) === cell));
  const place = (group: readonly SearchRow[]) => {
    const middle = { lat: mean(group.map(({ lat }) => lat!)), lng: mean(group.map(({ lng }) => lng!)) };
    const { lat, lng } = group.length === 1 ? middle : grid.bubbleAt(cellOf(group[0]!), middle.lat, middle.lng);
    return { lat: degrees(lat), lng: degrees(lng) };
  };
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
