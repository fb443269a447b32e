import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';

/** The actions of visitors that are counted for the owner of an asset. */
const visitorEventKinds = ['view', 'save', 'compare'] as const;
export type VisitorEventKind = (typeof visitorEventKinds)[number];

const maxVisitorEvents = 50;

/**
 * Anonymous counts: an event has an asset and a kind, and no visitor. Duplicates within one request count once. Events on
 * assets that visitors cannot open, of the owner (if a token identifies them) and of crawlers are not counted.
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
