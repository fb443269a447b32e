import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { PathId } from './fields.ts';

/** What people ask about the surroundings of a home, as far as the operator's street archive names it. */
export const nearbyKinds = ['school', 'hospital', 'market', 'park'] as const;
export type NearbyKind = (typeof nearbyKinds)[number];

/** Places and stations together. */
export const mostNearby = 8;

export const NearbyPlace = z.object({
  kind: z.enum(nearbyKinds),
  /** As OpenStreetMap has it; at least one of both. */
  name: z.object({ th: z.nullable(z.string()), en: z.nullable(z.string()) }),
  /** Metres in a straight line, in steps of 50. For an approximate point at most so many, in steps of 500. */
  metres: z.int(),
  /** Minutes on foot along streets (1.3 × the straight line at 80 m a minute); null for an approximate point. */
  walk_minutes: z.nullable(z.int()),
});
export type NearbyPlace = z.infer<typeof NearbyPlace>;

export const getNearbyPlaces = endpoint({
  method: 'GET',
  path: '/assets/:id/nearby-places',
  summary:
    'The nearest schools, hospitals, markets and parks within 1.5 km of the shown point of an asset; none without an archive of streets',
  tag: 'assets',
  access: 'public',
  params: z.object({ id: PathId }),
  response: z.array(NearbyPlace).check(z.maxLength(mostNearby)),
  problems: ['not_found', 'gone', 'asset_paused'],
});
