import { facilities, codesOf } from '@yoodee/asset-rules/options';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { BilingualName, BilingualText, Id } from './fields.ts';

/** The most results of one response. */
export const mostSuggestedPlaces = 8;
export const mostSuggestedProjects = 5;

/** A part of a place's name in either language, or of a postal code. */
const Typed = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

const codes = {
  province_code: z.string(),
  district_code: z.string(),
  subdistrict_code: z.nullable(z.string()),
  postal_code: z.nullable(z.string()),
};

/** A district, or a subdistrict with its postal code; `within` are the places around it. */
export const SuggestedPlace = z.object({ ...codes, name: BilingualName, within: BilingualName });
export type SuggestedPlace = z.infer<typeof SuggestedPlace>;

export const suggestPlaces = endpoint({
  method: 'GET',
  path: '/geo/places',
  summary: 'Districts and subdistricts by a part of their name or postal code',
  tag: 'geo',
  access: 'public',
  query: z.object({ q: Typed }),
  response: z.array(SuggestedPlace),
  problems: [],
});

/** The most places of one response of {@link findPlacesNear}. */
export const mostPlacesNear = 3;

/** Metres around a point within which published assets tell what the place is called. */
export const nearPlaceMetres = 2_500;

/** Latitude or longitude of a point in or around Thailand: like that of an asset. */
const degrees = (least: number, most: number) => z.coerce.number().check(z.gte(least), z.lte(most));

/**
 * The place of a point by outlines, and guesses by the published assets around it, the likeliest subdistrict first. `metres` is the distance of the
 * nearest of its assets, `count` how many of the nearest fifteen are in it.
 */
export const PlacesNear = z.object({
  /**
   * What outlines of subdistricts tell, if the operator of the site has them and the point is in one or within 150 m of
   * it; null otherwise.
   */
  outlined: z.nullable(
    z.object({
      /** The subdistrict that the point is in, or the nearest one. */
      place: SuggestedPlace,
      /** Codes of all subdistricts that it may be in: within 150 m, or without an outline in the same district. */
      possible: z.array(z.string()),
    }),
  ),
  places: z.array(z.extend(SuggestedPlace, { metres: z.int(), count: z.int() })),
  /** Codes of all districts with a published asset within {@link nearPlaceMetres}. */
  districts: z.array(z.string()),
});
export type PlacesNear = z.infer<typeof PlacesNear>;

export const findPlacesNear = endpoint({
  method: 'GET',
  path: '/geo/places/near',
  summary: 'The subdistrict that a point is in, by outlines or else probably, by the published assets around it',
  tag: 'geo',
  access: 'public',
  query: z.object({ lat: degrees(5, 21), lng: degrees(97, 106) }),
  response: PlacesNear,
  problems: [],
});

/**
 * A project with its facts. Where its place or its facilities are not known, those of its published assets: the place
 * that most of them give, and the facilities that at least half of them have.
 */
export const SuggestedProject = z.object({
  /** Null for a name that is not matched with a project yet. */
  id: z.nullable(Id),
  ...codes,
  name: BilingualText,
  within: BilingualName,
  /** The mean of their shown points; null if none shows its point. */
  point: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
  facilities: z.array(z.enum(codesOf(facilities))),
  year_completed: z.nullable(z.int()),
  storeys: z.nullable(z.int()),
  /** The current common fee, baht per m² and month. */
  fee: z.nullable(z.object({ baht_per_sqm: z.number(), from: z.iso.date() })),
});
export type SuggestedProject = z.infer<typeof SuggestedProject>;

export const suggestProjects = endpoint({
  method: 'GET',
  path: '/projects/suggest',
  summary: 'Projects by a part of their name, with their place and facilities',
  tag: 'assets',
  access: 'public',
  query: z.object({ q: Typed }),
  response: z.array(SuggestedProject),
  problems: [],
});
