import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { BilingualName, BilingualText, Id } from './fields.ts';

/** The text of the search box. */
const Typed = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

/** Filters in the form of the list page's query string, e.g. `property_type=condo&bedrooms_min=2`. */
const Filters = z.string();

/** How a name without other words in a search was interpreted. */
const nameKinds = ['province', 'district', 'subdistrict', 'station', 'road', 'project'] as const;
export type NameKind = (typeof nameKinds)[number];

/** What else a name may mean. */
const OtherMeanings = z.array(z.object({ kind: z.enum(nameKinds), filters: Filters }));

/** A parsed search: filters, the words that each came from, and the rest, which stays text. */
export const SearchReading = z.object({
  filters: Filters,
  claims: z.array(
    z.object({
      text: z.string(),
      filters: Filters,
      /** Of a bare name; null for any other words. */
      kind: z.nullable(z.enum(nameKinds)),
      others: OtherMeanings,
    }),
  ),
  /** Names that stay text: a town that is larger than the surroundings of its station. */
  names: z.array(z.object({ text: z.string(), others: OtherMeanings })),
  rest: z.string(),
});
export type SearchReading = z.infer<typeof SearchReading>;

export const readSearch = endpoint({
  method: 'GET',
  path: '/assets/reading',
  summary: 'Parse a search into filters and the words that stay text',
  tag: 'assets',
  access: 'public',
  query: z.object({ q: Typed }),
  response: SearchReading,
  problems: [],
});

/** The filters of a list in which a text is typed, in the form of its query string; a search keeps them. */
const Within = z.string().check(z.maxLength(2_000));

const Named = z.object({ name: BilingualName, filters: Filters });

/**
 * What a text asks for: its filters by name, the words that stay text, and the number of published assets, with the
 * filters that the search keeps.
 */
const Preview = z.object({
  parts: z.array(z.object({ key: z.string(), value: z.string(), name: z.nullable(BilingualText) })),
  count: z.int(),
});

/** A completion of a partly typed word; `filters` find its assets. */
export const Suggestions = z.object({
  /** Null if the text contains no filter. */
  preview: z.nullable(Preview),
  /** The better match of the two: a station or district of Bangkok comes before a place far away. */
  leading: z.enum(['places', 'stations']),
  types: z.array(Named),
  /** `within` is the district and province around a place, null for a province; `count` is the number of published assets. */
  places: z.array(z.extend(Named, { within: z.nullable(BilingualName), count: z.int() })),
  stations: z.array(z.extend(Named, { line: BilingualName, line_colour: z.string() })),
  /** Projects of published assets, with their number; `id` is null for a name that is not matched with one yet. */
  projects: z.array(z.object({ id: z.nullable(Id), name: BilingualText, filters: Filters, count: z.int() })),
});
export type Suggestions = z.infer<typeof Suggestions>;

export const suggestAssets = endpoint({
  method: 'GET',
  path: '/assets/suggest',
  summary:
    'What a text asks for, and types, places, stations and projects with such a name, at most five of each; without a text the districts with the most published assets',
  tag: 'assets',
  access: 'public',
  query: z.object({ q: z.optional(Typed), within: z.optional(Within) }),
  response: Suggestions,
  problems: [],
});
