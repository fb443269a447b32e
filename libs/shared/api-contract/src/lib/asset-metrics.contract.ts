import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Instant, PathId } from './fields.ts';

/** Events that are counted for a listing, per day and in total. */
export const metricKinds = ['views', 'saves', 'compares', 'reveals', 'leads'] as const;
export type MetricKind = (typeof metricKinds)[number];

/** Days that the metrics cover, including today. */
export const metricDays = 30;

/** The least number of similar listings for which medians are given. */
export const minSimilarForMedian = 8;

/** One count for each kind. */
export const AssetMetrics = z.object({
  views: z.int(),
  saves: z.int(),
  compares: z.int(),
  reveals: z.int(),
  leads: z.int(),
});
export type AssetMetrics = z.infer<typeof AssetMetrics>;

/**
 * All days by Bangkok's calendar, oldest first. `similar` are listings of the same type and deal in the same province whose
 * price differs by at most half; their medians are over their totals of the same days.
 */
export const getMemberAssetMetrics = endpoint({
  method: 'GET',
  path: '/member/assets/:id/figures',
  summary: `Metrics of one of my assets over ${metricDays} days, beside similar ones`,
  tag: 'member assets',
  access: 'member',
  params: z.object({ id: PathId }),
  response: z.object({
    days: z.array(z.extend(AssetMetrics, { day: z.iso.date() })),
    sums: AssetMetrics,
    /** Everything that happened before is counted. */
    counted_until: Instant,
    similar: z.nullable(
      z.object({
        count: z.int(),
        medians: z.object({
          views: z.number(),
          saves: z.number(),
          compares: z.number(),
          reveals: z.number(),
          leads: z.number(),
        }),
      }),
    ),
  }),
  problems: ['not_found'],
});
