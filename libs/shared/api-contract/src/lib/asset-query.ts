import {
  facilities,
  features,
  buildingConditions,
  furnishings,
  ownershipQuotas,
  petPolicies,
  sellerRoles,
  tenures,
  titleDeedTypes,
  traits,
  viewTypes,
  codesOf,
  listingTypes,
  orientations,
  propertyTypes,
} from '@yoodee/asset-rules/options';
import { highestPrice } from '@yoodee/asset-rules';
import { parseBuddhistYear } from '@yoodee/formatters';
import * as z from 'zod/mini';
import { assetQueryKeys, assetSorts, maxAssetPage, railKinds, stationDistances } from './asset-list.ts';
import { drawnProblem } from './drawn-areas.ts';
import { many } from './fields.ts';
import { ReachTexts } from './reach.schema.ts';

const amount = (max: number) => z.optional(z.coerce.number().check(z.gte(0), z.lte(max)));
const count = (max: number) => z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(max)));
const floor = z.optional(z.coerce.number().check(z.int(), z.gte(-5), z.lte(120)));

/** A year, as a year of the common era. */
const year = z.optional(
  z.pipe(
    z.pipe(
      z.coerce.number().check(z.int()),
      z.transform((typed) => parseBuddhistYear(typed) ?? typed),
    ),
    z.number().check(z.gte(1900), z.lte(2100)),
  ),
);
const flag = z.optional(
  z.pipe(
    z.enum(['1', 'true']),
    z.transform(() => true as const),
  ),
);

/** Search words. Characters that nobody sees, such as the spaces of no width between Thai words, separate words. */
const words = z.string().check(
  z.overwrite((text) => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ')),
  z.trim(),
  z.maxLength(200),
);

/** West, south, east, north in degrees, as `97.3,5.5,105.7,20.6`; not empty. */
const boundingBox = z.pipe(
  z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,8})?(,-?\d{1,3}(\.\d{1,8})?){3}$/)),
  z.pipe(
    z.transform((text: string) => text.split(',').map(Number) as [number, number, number, number]),
    z
      .tuple([z.number(), z.number(), z.number(), z.number()])
      .check(
        z.refine(
          ([west, south, east, north]) =>
            west < east && south < north && west >= -180 && east <= 180 && south >= -90 && north <= 90,
        ),
      ),
  ),
);

/** Areas as text of `encodeArea`. The reason of a refusal is in the issue's `params.code`. */
const drawnAreas = many(z.string()).check(({ value, issues }) => {
  const code = drawnProblem(value);
  if (code) issues.push({ code: 'custom', input: value, params: { code } });
});

/** The list page's query, with the same keys in the page's URL and in the API's URL. */
export const AssetQuery = z.object({
  q: z.optional(words),
  /** `sale` and `rent` also find and count assets with the deal `sale_rent`. */
  listing_type: z.optional(many(z.enum(codesOf(listingTypes)))),
  property_type: z.optional(many(z.enum(codesOf(propertyTypes)))),
  province: z.optional(z.string().check(z.regex(/^\d{2}$/))),
  district: z.optional(z.string().check(z.regex(/^\d{4}$/))),
  subdistrict: z.optional(z.string().check(z.regex(/^\d{6}$/))),
  station: z.optional(many(z.string().check(z.regex(/^[A-Za-z0-9-]{1,12}$/)), 10)),
  /** Metres to any of `station`, or to a station of `rail`; `nearStationMetres` by default. */
  station_m: z.optional(z.pipe(z.enum(stationDistances), z.transform(Number))),
  /** Near any station of these systems. */
  rail: z.optional(many(z.enum(railKinds))),
  /**
   * Within so many minutes (10–90) of all of these places, at most two, by rail with walking at both ends, as an
   * estimate: `E4,40` for a station, `13.737,100.56,40` for a point, which is rounded to about 100 m.
   */
  reach: z.optional(ReachTexts),
  /** The Thai name of a road, without ถนน. */
  road: z.optional(z.string().check(z.trim(), z.maxLength(80))),
  /** The Thai name of a project. */
  project: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  /**
   * Baht, compared with the leading price: the sale price, the takeover price, or the monthly rent. If the query asks
   * only for `rent`, or for `rent` and `sale_rent`, rents are compared.
   */
  price_min: amount(highestPrice),
  price_max: amount(highestPrice),
  /**
   * What the visitor can pay, in baht: each month (instalment or rent), and in cash on the first day (down payment and
   * the buyer's costs of the transfer, or deposit and advance). They apply together, to the leading price.
   */
  monthly_max: amount(highestPrice),
  cash_max: amount(highestPrice),
  bedrooms_min: count(20),
  bathrooms_min: count(20),
  usable_min: amount(100_000),
  usable_max: amount(100_000),
  land_min: amount(40_000_000),
  land_max: amount(40_000_000),
  /** The unit's own floor; basements are negative. */
  floor_min: floor,
  floor_max: floor,
  /** Parking spaces that belong to the property. */
  parking_min: count(50),
  /** Of construction, 1900–2100; Buddhist years (2443–2643) are converted. */
  year_min: year,
  year_max: year,
  orientation: z.optional(many(z.enum(codesOf(orientations)))),
  furnishing: z.optional(many(z.enum(codesOf(furnishings)))),
  condition: z.optional(many(z.enum(codesOf(buildingConditions)))),
  title_deed: z.optional(many(z.enum(codesOf(titleDeedTypes)))),
  tenure: z.optional(z.enum(codesOf(tenures))),
  quota: z.optional(z.enum(codesOf(ownershipQuotas))),
  seller_role: z.optional(many(z.enum(codesOf(sellerRoles)))),
  /** `pool` also finds homes with a private pool. */
  facilities: z.optional(many(z.enum(Object.keys(facilities) as [keyof typeof facilities]))),
  features: z.optional(many(z.enum(Object.keys(features) as [keyof typeof features]))),
  views: z.optional(many(z.enum(codesOf(viewTypes)))),
  /** All of them must apply. */
  traits: z.optional(many(z.enum(codesOf(traits)))),
  pets: z.optional(z.enum(codesOf(petPolicies))),
  posted_within: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(365))),
  price_reduced: flag,
  has_floor_plan: flag,
  has_video: flag,
  bbox: z.optional(boundingBox),
  /** In any of these areas. */
  drawn: z.optional(drawnAreas),
  /** `time` to the places of `reach`, together; `distance` from the stations of `station` or `rail`; without them newest. */
  sort: z.optional(z.enum(assetSorts)),
  page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(maxAssetPage))),
});
export type AssetQuery = z.output<typeof AssetQuery>;

/**
 * Parses a list page's URL leniently: empty and unknown keys are ignored. An invalid value is dropped, and its key is
 * named in `refused`, so that the page can say which filter it reset.
 */
export const readAssetQuery = (params: URLSearchParams): { query: AssetQuery; refused: (keyof AssetQuery)[] } => {
  const given: Record<string, string | string[]> = {};
  for (const key of assetQueryKeys) {
    const values = params.getAll(key).filter((value) => value !== '');
    if (values.length) given[key] = values.length === 1 ? values[0]! : values;
  }
  const parsed = z.safeParse(AssetQuery, given);
  if (parsed.success) return { query: parsed.data, refused: [] };
  const refused = [...new Set(parsed.error.issues.map((issue) => issue.path[0] as keyof AssetQuery))];
  for (const key of refused) delete given[key];
  return { query: z.parse(AssetQuery, given), refused };
};
