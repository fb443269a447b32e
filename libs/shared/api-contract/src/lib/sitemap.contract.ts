import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, Instant } from './fields.ts';

const Part = z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000_000));

/**
 * Part 1 lists articles, services and areas; part _n_ + 1 lists the assets, members and projects with the _n_-th 2,500 ids. A
 * part therefore never grows beyond this range, its number always means the same ids, and no part depends on the size
 * of another.
 */
export const sitemapIdsPerPart = 2_500;

export const getSitemapParts = endpoint({
  method: 'GET',
  path: '/sitemap',
  summary: 'The parts of the sitemap that are not empty, each with the time of its newest change',
  tag: 'content',
  access: 'public',
  response: z.array(z.object({ part: z.int(), updated_at: z.nullable(Instant) })),
  problems: [],
});

export const getSitemapPages = endpoint({
  method: 'GET',
  path: '/sitemap/pages',
  summary: 'Part 1: articles, services, and the areas that search engines may show',
  tag: 'content',
  access: 'public',
  response: z.object({
    news: z.array(z.object({ id: Id, updated_at: Instant })),
    services: z.array(z.object({ slug: z.string() })),
    /** `path` below `/areas/`; `updated_at` is when the newest asset was listed. */
    areas: z.array(z.object({ path: z.string(), updated_at: Instant })),
  }),
  problems: [],
});

export const getSitemapAssets = endpoint({
  method: 'GET',
  path: '/sitemap/assets',
  summary:
    'Assets, members and projects of a later part by ascending id, at most 500 of each at a time; `next` is where to go on',
  tag: 'content',
  access: 'public',
  query: z.object({
    part: Part.check(z.gte(2)),
    /** The id to continue after. */
    after: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(Number.MAX_SAFE_INTEGER))),
  }),
  response: z.object({
    assets: z.array(z.object({ id: Id, updated_at: Instant, images: z.array(z.string()) })),
    members: z.array(z.object({ id: Id })),
    projects: z.array(z.object({ id: Id })),
    next: z.nullable(Id),
  }),
  problems: [],
});
