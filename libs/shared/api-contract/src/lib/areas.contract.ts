import * as z from 'zod/mini';
import { codesOf, propertyTypes } from './asset.options.ts';
import { AssetSummary } from './assets.contract.ts';
import { endpoint } from './endpoint.ts';
import { BilingualName } from './fields.ts';

/** From so many assets up an area is worth a search engine's visit, and its middle price is worth saying. */
export const areaIndexedFrom = 3;

const PropertyTypeCode = z.enum(codesOf(propertyTypes));

/** An area page to go to; `path` below `/areas/`. */
export const AreaLink = z.object({ path: z.string(), name: BilingualName, count: z.int() });
export type AreaLink = z.infer<typeof AreaLink>;

/** With the cover of its newest asset, for the fullest provinces. */
export const ProvinceAreaLink = z.extend(AreaLink, { cover: AssetSummary.shape.cover });
export type ProvinceAreaLink = z.infer<typeof ProvinceAreaLink>;

export const StationAreaLink = z.extend(AreaLink, { line: BilingualName, line_colour: z.string() });
export type StationAreaLink = z.infer<typeof StationAreaLink>;

/** Middle prices of a deal in whole baht; null where there are too few to have one. */
const PriceFigures = z.object({
  count: z.int(),
  median: z.nullable(z.int()),
  /** Of the usable area, or for land of the plot; null for rents. */
  median_per_sqm: z.nullable(z.int()),
});
export type PriceFigures = z.infer<typeof PriceFigures>;

export const Area = z.object({
  kind: z.enum(['province', 'district', 'station']),
  path: z.string(),
  name: BilingualName,
  /** The province of a district, the line of a station. */
  within: z.nullable(BilingualName),
  /** The page of all types, of this place; and of the province around a district. */
  parents: z.array(z.object({ path: z.string(), name: BilingualName })),
  property_type: z.nullable(PropertyTypeCode),
  /** The same assets as a query of the list. */
  search: z.string(),
  total: z.int(),
  sale: PriceFigures,
  rent: PriceFigures,
  /** The newest dozen. */
  items: z.array(AssetSummary),
  types: z.array(z.object({ type: PropertyTypeCode, path: z.string(), count: z.int() })),
  /** What lies in it, the fullest first. */
  inside: z.array(AreaLink),
  /** What lies beside it: the other districts of a province, provinces of a region, stations up and down the line. */
  neighbours: z.array(AreaLink),
});
export type Area = z.infer<typeof Area>;

export const getAreas = endpoint({
  method: 'GET',
  path: '/areas',
  summary: 'Provinces and stations with something to offer, the fullest first',
  tag: 'assets',
  access: 'public',
  response: z.object({ provinces: z.array(ProvinceAreaLink), stations: z.array(StationAreaLink) }),
  problems: [],
});

export const getArea = endpoint({
  method: 'GET',
  path: '/areas/page',
  summary:
    'A province, district or station, all types or one: what is on offer, at which prices, and where to look next',
  tag: 'assets',
  access: 'public',
  query: z.object({ path: z.string().check(z.regex(/^[a-z0-9-]{1,80}(\/[a-z0-9-]{1,80}){0,2}$/)) }),
  response: Area,
  problems: ['not_found'],
});
