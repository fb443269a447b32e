import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { PathId } from './fields.ts';

/** What is counted around a listing, by day and in sum. */
export const figureKinds = ['views', 'saves', 'compares', 'reveals', 'leads'] as const;
export type FigureKind = (typeof figureKinds)[number];

/** Days that an owner's figures go back, today among them. */
export const figureDays = 30;

/** With fewer similar listings a median says little, and none is given. */
export const minSimilarForMedian = 8;

/** A number for each kind. */
export const Figures = z.object({
  views: z.int(),
  saves: z.int(),
  compares: z.int(),
  reveals: z.int(),
  leads: z.int(),
});
export type Figures = z.infer<typeof Figures>;

/**
 * Days are Bangkok's, oldest first, each of them there. `similar` are listings of the same kind and deal in the same
 * province at a price at most half higher or lower; its medians are of their sums over the same days.
 */
export const getMemberAssetFigures = endpoint({
  method: 'GET',
  path: '/member/assets/:id/figures',
  summary: 'What happened around one of my assets in 30 days, beside similar ones',
  tag: 'member assets',
  access: 'member',
  params: z.object({ id: PathId }),
  response: z.object({
    days: z.array(z.extend(Figures, { day: z.iso.date() })),
    sums: Figures,
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
