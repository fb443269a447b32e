import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { BilingualName, BilingualText } from './fields.ts';

/** The text of the search box. */
const Typed = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

/** Filters in the form of the list page's query string, e.g. `property_type=condo&bedrooms_min=2`. */
const Filters = z.string();

/** A parsed search: filters, the words that each came from, and the rest, which stays text. */
export const SearchReading = z.object({
  filters: Filters,
  claims: z.array(z.object({ text: z.string(), filters: Filters })),
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

const Named = z.object({ name: BilingualName, filters: Filters });

/** A completion of a partly typed word; `filters` find its assets. */
export const Suggestions = z.object({
  types: z.array(Named),
  /** `within` is the district and province around a place, null for a province; `count` is the number of published assets. */
  places: z.array(z.extend(Named, { within: z.nullable(BilingualName), count: z.int() })),
  stations: z.array(z.extend(Named, { line: BilingualName, line_colour: z.string() })),
  /** Projects of published assets, with their number. */
  projects: z.array(z.object({ name: BilingualText, filters: Filters, count: z.int() })),
});
export type Suggestions = z.infer<typeof Suggestions>;

export const suggestAssets = endpoint({
  method: 'GET',
  path: '/assets/suggest',
  summary: 'Types, places, stations and projects that begin or contain what was typed; at most five of each',
  tag: 'assets',
  access: 'public',
  query: z.object({ q: Typed }),
  response: Suggestions,
  problems: [],
});
