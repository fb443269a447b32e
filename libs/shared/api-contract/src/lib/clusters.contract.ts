import * as z from 'zod/mini';
import { AssetQuery } from './asset-query.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';

/** West, south, east, north in degrees. */
const Bounds = z.tuple([z.number(), z.number(), z.number(), z.number()]);

/** The part of the world on screen: a box with an inside. */
const viewBox = AssetQuery.shape.bbox.def.innerType.check(
  z.refine(
    ([west, south, east, north]) =>
      west < east && south < north && west >= -180 && east <= 180 && south >= -90 && north <= 90,
  ),
);

const { page: _page, sort: _sort, ...filters } = AssetQuery.shape;

/** The list's filters, with the map's view in place of its order and page. */
export const ClusterQuery = z.object({
  ...filters,
  bbox: viewBox,
  /** The map's zoom, 512-pixel tiles. */
  zoom: z.coerce.number().check(z.gte(0), z.lte(22)),
});
export type ClusterQuery = z.output<typeof ClusterQuery>;

/** Several assets close together. Where they all stand on one point, `bounds` has no inside. */
export const AssetCluster = z.object({
  /** The middle of the assets, or beside it where the next cluster stands too near. */
  lat: z.number(),
  lng: z.number(),
  count: z.int(),
  /**
   * Median asking price per m² in whole baht: of sales, or by the month once only rents are looked for. Null where no
   * asset's is known.
   */
  price_per_sqm: z.nullable(z.int()),
  bounds: Bounds,
});
export type AssetCluster = z.infer<typeof AssetCluster>;

/** An asset that stands alone; `price` in whole baht, by the month where `is_rent`. */
export const AssetPin = z.object({
  id: Id,
  lat: z.number(),
  lng: z.number(),
  price: z.nullable(z.int()),
  is_rent: z.boolean(),
});
export type AssetPin = z.infer<typeof AssetPin>;

export const AssetClusters = z.object({
  /** From north-west to south-east, as the eye reads. */
  clusters: z.array(AssetCluster),
  pins: z.array(AssetPin),
  /** Assets in view. */
  total: z.int(),
  /** The box around them; null where there are none. */
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
