import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** The names of the public app's pages, which label the measurements. */
export const measuredPages = [
  'home',
  'assets',
  'compare',
  'best-matches',
  'asset',
  'favourites',
  'areas',
  'area',
  'projects',
  'project',
  'member',
  'news',
  'news-article',
  'services',
  'service',
  'privacy',
] as const;

/** At most a minute: no visitor waits longer, so a higher value is forged and would distort the statistics. */
const milliseconds = z.number().check(z.gte(0), z.lte(60_000));

/**
 * How fast a page was for one visitor (https://web.dev/articles/vitals): no visitor, no address, no asset. A measurement
 * that the browser does not know is missing.
 */
export const reportWebVitals = endpoint({
  method: 'POST',
  path: '/web-vitals',
  summary: 'Report how fast a page was: largest contentful paint, interaction to next paint, layout shift',
  tag: 'figures',
  access: 'public',
  body: z.strictObject({
    page: z.enum(measuredPages),
    lcp_ms: z.optional(milliseconds),
    inp_ms: z.optional(milliseconds),
    cls: z.optional(z.number().check(z.gte(0), z.lte(10))),
  }),
  response: z.null(),
  problems: ['too_many_requests'],
});
