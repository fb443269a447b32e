import * as z from 'zod/mini';
import { AssetQuery } from './asset-query.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';

/** West, south, east, north in degrees. */
const Bounds = z.tuple([z.number(), z.number(), z.number(), z.number()]);

const { page: _page, sort: _sort, ...filters } = AssetQuery.shape;

/** The filters of the list page, with the visible part of the map instead of sort order and page. */
export const ClusterQuery = z.object({
  ...filters,
  /** The visible part of the map. */
  bbox: AssetQuery.shape.bbox.def.innerType,
  /** The map's zoom level for 512-pixel tiles. */
  zoom: z.coerce.number().check(z.gte(0), z.lte(22)),
});
export type ClusterQuery = z.output<typeof ClusterQuery>;

/** Several assets close together. `bounds` is a point if they all have the same position. */
export const AssetCluster = z.object({
  /** The mean position of the assets, moved where another cluster is too close. */
  lat: z.number(),
  lng: z.number(),
  count: z.int(),
  /**
   * Median price per m² in whole baht: of sales, or of monthly rents if the query asks only for rents. Null if none is
   * known.
   */
  price_per_sqm: z.nullable(z.int()),
  bounds: Bounds,
});
export type AssetCluster = z.infer<typeof AssetCluster>;

/** A single asset; `price` in whole baht, per month where `is_rent`. */
export const AssetPin = z.object({
  id: Id,
  lat: z.number(),
  lng: z.number(),
  price: z.nullable(z.int()),
  is_rent: z.boolean(),
});
export type AssetPin = z.infer<typeof AssetPin>;

export const AssetClusters = z.object({
  /** Sorted from north-west to south-east, in reading order. */
  clusters: z.array(AssetCluster),
  pins: z.array(AssetPin),
  /** Number of assets in view. */
  total: z.int(),
  /** The bounding box of the assets; null if there are none. */
  bounds: z.nullable(Bounds),
});
export type AssetClusters = z.infer<typeof AssetClusters>;

export const getAssetClusters = endpoint({
  method: 'GET',
  path: '/assets/clusters',
  summary: 'Published assets on a map: several close together as one, with count and median price per m²',
  tag: 'assets',
  access: 'public',
  query: ClusterQuery,
  response: AssetClusters,
  problems: [],
});
