import { codesOf, facilities, propertyTypes } from '@yoodee/asset-rules/options';
import * as z from 'zod/mini';
import { AssetSummary, StationAround } from './assets.contract.ts';
import { endpoint } from './endpoint.ts';
import { BilingualName, BilingualText, Id, Instant, PathId } from './fields.ts';
import { priceDeals } from './monthly-prices.contract.ts';
import { leastCompared } from './price-standing.contract.ts';

const PropertyTypeCode = z.enum(codesOf(propertyTypes));

/** The number of listings from which a project is indexed by search engines. */
export const projectIndexedFrom = 3;

/** A project in a list. Counts are of published assets. */
export const ProjectSummary = z.object({
  id: Id,
  name: BilingualText,
  property_type: z.nullable(PropertyTypeCode),
  year_completed: z.nullable(z.int()),
  province_code: z.nullable(z.string()),
  district_code: z.nullable(z.string()),
  subdistrict_code: z.nullable(z.string()),
  /** `วัฒนา กรุงเทพมหานคร`; null without a known place. */
  within: z.nullable(BilingualName),
  /** The province. */
  region: z.nullable(BilingualName),
  point: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
  for_sale: z.int(),
  for_rent: z.int(),
});
export type ProjectSummary = z.infer<typeof ProjectSummary>;

/** Bands of floors: up to 8, 9 to 20, above; null where the floor is not given. */
export const floorBands = ['low', 'middle', 'high'] as const;

/** The published assets of a deal with as many bedrooms, in a band of floors. Baht; a rent is per month. */
const ProjectUnits = z.object({
  deal: z.enum(priceDeals),
  /** 0 is a studio; null where it is not given. */
  bedrooms: z.nullable(z.int()),
  floors: z.nullable(z.enum(floorBands)),
  count: z.int(),
  price_low: z.int(),
  price_high: z.int(),
});
export type ProjectUnits = z.infer<typeof ProjectUnits>;

/**
 * What assets of the project asked in a quarter, baht per m² of usable area; a rent is per month. Quarters of fewer than
 * eight assets are absent. Eight in ten prices are from `low` to `high`.
 */
const ProjectQuarter = z.object({
  deal: z.enum(priceDeals),
  /** `2026-Q4`. */
  quarter: z.string(),
  assets: z.int().check(z.gte(leastCompared)),
  low: z.int(),
  median: z.int(),
  high: z.int(),
});
export type ProjectQuarter = z.infer<typeof ProjectQuarter>;

export const Project = z.extend(ProjectSummary, {
  /** Further names in either language, those of merged projects included. */
  aliases: z.array(z.string()),
  developer: z.nullable(z.string()),
  storeys: z.nullable(z.int()),
  /** Homes in all its buildings. */
  units: z.nullable(z.int()),
  facilities: z.array(z.enum(codesOf(facilities))),
  /** Common fees in baht per m² and month, the current one first. */
  fees: z.array(z.object({ baht_per_sqm: z.number(), from: z.iso.date(), source: z.string() })),
  /** Shares of the area that foreigners own, as declared, the newest first. Per cent. */
  foreign_quotas: z.array(z.object({ percent: z.number(), declared_on: z.iso.date(), source: z.string() })),
  updated_at: Instant,
  /** The same assets as a query string of the list page. */
  search: z.string(),
  on_offer: z.array(ProjectUnits),
  /** The newest quarter last. */
  quarters: z.array(ProjectQuarter),
  stations: z.array(StationAround),
  /** The twelve newest assets. */
  items: z.array(AssetSummary),
});
export type Project = z.infer<typeof Project>;

/**
 * The id of a merged project answers with the project that it became part of: its `id` differs from the one asked for,
 * and a page redirects there for good.
 */
export const getProject = endpoint({
  method: 'GET',
  path: '/projects/:id',
  summary:
    'A project: facts, what is on offer, asking prices by quarter, stations; of a merged one, the living project',
  tag: 'assets',
  access: 'public',
  params: z.object({ id: PathId }),
  response: Project,
  problems: ['not_found'],
});

/** Projects of one response of the list. */
export const projectsPerPage = 50;

export const getProjects = endpoint({
  method: 'GET',
  path: '/projects',
  summary: 'Projects by place and the beginning of their name, by id',
  tag: 'assets',
  access: 'public',
  query: z.object({
    province: z.optional(z.string().check(z.regex(/^\d{2}$/))),
    district: z.optional(z.string().check(z.regex(/^\d{4}$/))),
    subdistrict: z.optional(z.string().check(z.regex(/^\d{6}$/))),
    /** The beginning of a name in either language, in any spelling that searches know. */
    name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
    /** `next` of the response before. */
    after: z.optional(PathId),
  }),
  response: z.object({ items: z.array(ProjectSummary), next: z.nullable(Id) }),
  problems: [],
});
