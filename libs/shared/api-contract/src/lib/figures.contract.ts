import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';

/** What a visitor does with an asset that its owner is told the number of. */
export const visitorEventKinds = ['view', 'save', 'compare'] as const;
export type VisitorEventKind = (typeof visitorEventKinds)[number];

export const maxVisitorEvents = 50;

/**
 * Counts, nothing about who: an event names an asset and what was done. The same twice in one call counts once; assets
 * that visitors cannot open, and the owner's own doings where a token tells, do not count. Nor do crawlers.
 */
export const countEvents = endpoint({
  method: 'POST',
  path: '/events',
  summary: 'Report views, saves and compares, up to 50 a call',
  tag: 'figures',
  access: 'public',
  body: z.strictObject({
    events: z
      .array(z.strictObject({ kind: z.enum(visitorEventKinds), asset_id: Id }))
      .check(z.minLength(1), z.maxLength(maxVisitorEvents)),
  }),
  response: z.null(),
  problems: ['too_many_requests'],
});
