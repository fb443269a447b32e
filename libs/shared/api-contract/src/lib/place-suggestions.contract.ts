import * as z from 'zod/mini';
import { facilities } from './asset.amenities.ts';
import { codesOf } from './asset.options.ts';
import { endpoint } from './endpoint.ts';
import { BilingualName, BilingualText } from './fields.ts';

/** Most an answer holds. */
export const mostSuggestedPlaces = 8;
export const mostSuggestedProjects = 5;

/** What a member types to name a place: letters in either language, or the digits of a postal code. */
const Typed = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

const codes = {
  province_code: z.string(),
  district_code: z.string(),
  subdistrict_code: z.nullable(z.string()),
  postal_code: z.nullable(z.string()),
};

/** A district, or a subdistrict with its postal code; `within` is what lies around it. */
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

/** A project of published assets: where most of them say it is, and the facilities that at least half of them name. */
export const SuggestedProject = z.object({
  ...codes,
  name: BilingualText,
  within: BilingualName,
  /** Middle of the points they show; null where none shows any. */
  point: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
  facilities: z.array(z.enum(codesOf(facilities))),
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
