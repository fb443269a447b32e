import { codesOf, propertyTypes } from '@yoodee/asset-rules/options';
import * as z from 'zod/mini';
import { AssetSummary } from './assets.contract.ts';
import { endpoint } from './endpoint.ts';
import { BilingualName } from './fields.ts';
import { DistrictPrices, priceDeals } from './monthly-prices.contract.ts';
import { NewsSummary } from './news.contract.ts';
import { leastCompared } from './price-standing.contract.ts';
import { ProjectSummary } from './projects.contract.ts';

/** The number of assets from which an area page is indexed by search engines and shows a median price. */
export const areaIndexedFrom = 3;

const PropertyTypeCode = z.enum(codesOf(propertyTypes));

/** A link to an area page; `path` is below `/areas/`. */
export const AreaLink = z.object({ path: z.string(), name: BilingualName, count: z.int() });
export type AreaLink = z.infer<typeof AreaLink>;

/** A link with the cover of the area's newest asset, for the provinces with the most assets. */
export const ProvinceAreaLink = z.extend(AreaLink, { cover: AssetSummary.shape.cover });
export type ProvinceAreaLink = z.infer<typeof ProvinceAreaLink>;

export const StationAreaLink = z.extend(AreaLink, { line: BilingualName, line_colour: z.string() });
export type StationAreaLink = z.infer<typeof StationAreaLink>;

/** Median prices of a deal in whole baht; null where there are too few assets. */
const PriceFigures = z.object({
  count: z.int(),
  median: z.nullable(z.int()),
  /** Per m² of usable area, or of the plot for land; null for rents. */
  median_per_sqm: z.nullable(z.int()),
});
export type PriceFigures = z.infer<typeof PriceFigures>;

export const Area = z.object({
  kind: z.enum(['province', 'district', 'station']),
  path: z.string(),
  name: BilingualName,
  /** For a district its province, for a station its line. */
  within: z.nullable(BilingualName),
  /** The page of this place for all property types and, for a district, the page of its province. */
  parents: z.array(z.object({ path: z.string(), name: BilingualName })),
  property_type: z.nullable(PropertyTypeCode),
  /** The same assets as a query string of the list page. */
  search: z.string(),
  total: z.int(),
  sale: PriceFigures,
  rent: PriceFigures,
  /** Medians by month; null but for districts with enough assets. */
  monthly: z.nullable(DistrictPrices),
  /** The twelve newest assets. */
  items: z.array(AssetSummary),
  types: z.array(z.object({ type: PropertyTypeCode, path: z.string(), count: z.int() })),
  /** Projects of a district, those with the most assets first; empty for other areas. */
  projects: z.array(ProjectSummary),
  /** Areas inside it, those with the most assets first. */
  inside: z.array(AreaLink),
  /**
   * Adjacent areas: next stations of the line and provinces of the region, nearest first; other districts of the province,
   * those with the most assets first.
   */
  neighbours: z.array(AreaLink),
  /** At most three articles about this place, or else about its province; newest first. */
  news: z.array(NewsSummary),
});
export type Area = z.infer<typeof Area>;

export const getAreas = endpoint({
  method: 'GET',
  path: '/areas',
  summary: 'Provinces and stations that have assets, those with most first',
  tag: 'assets',
  access: 'public',
  response: z.object({ provinces: z.array(ProvinceAreaLink), stations: z.array(StationAreaLink) }),
  problems: [],
});

const areaQuery = z.object({ path: z.string().check(z.regex(/^[a-z0-9-]{1,80}(\/[a-z0-9-]{1,80}){0,2}$/)) });

/** Which share of the listings with a price asks less than an example, per cent. */
export const exampleShares = [25, 50, 75] as const;

/** What three prices buy: the listings at the quartiles of what is on offer. */
const AreaExamples = z.object({
  deal: z.enum(priceDeals),
  property_type: PropertyTypeCode,
  /** Listings of the deal and the type with a price. */
  listings: z.int().check(z.gte(leastCompared)),
  items: z.array(z.object({ share: z.union(exampleShares.map((share) => z.literal(share))), asset: AssetSummary })),
});
export type AreaExamples = z.infer<typeof AreaExamples>;

export const getAreaExamples = endpoint({
  method: 'GET',
  path: '/areas/examples',
  summary: `What a budget buys in a province, a district or near a station: three listings by deal, at the quartiles of their prices, of the type with the most prices where none is named. A deal with fewer than ${leastCompared} listings is left out`,
  tag: 'assets',
  access: 'public',
  query: areaQuery,
  response: z.object({ deals: z.array(AreaExamples) }),
  problems: ['not_found'],
});

export const getArea = endpoint({
  method: 'GET',
  path: '/areas/page',
  summary:
    'A province, district or station, all types or one: what is on offer, at which prices, and where to look next',
  tag: 'assets',
  access: 'public',
  query: areaQuery,
  response: Area,
  problems: ['not_found'],
});
