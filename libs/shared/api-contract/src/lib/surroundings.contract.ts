import { codesOf, orientations } from '@yoodee/asset-rules/options';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { BilingualName, PathId } from './fields.ts';

/** What people ask about the surroundings of a home, as far as the operator's street archive names it. */
const nearbyKinds = ['school', 'hospital', 'market', 'park'] as const;
export type NearbyKind = (typeof nearbyKinds)[number];

/** Places and stations together. */
export const mostNearby = 8;

export const NearbyPlace = z.object({
  kind: z.enum(nearbyKinds),
  /** As OpenStreetMap has it; at least one of both. */
  name: z.object({ th: z.nullable(z.string()), en: z.nullable(z.string()) }),
  /** Metres in a straight line, in steps of 50. For an approximate point an upper bound, in steps of 500. */
  metres: z.int(),
  /** Minutes on foot along streets (1.3 × the straight line at 80 m a minute); null for an approximate point. */
  walk_minutes: z.nullable(z.int()),
});
export type NearbyPlace = z.infer<typeof NearbyPlace>;

/** The exit of a station that is nearest to an asset. */
export const NearbyExit = z.object({
  station: BilingualName,
  /** The number on signs, such as 3 or 2A; null if it is not known. */
  ref: z.nullable(z.string()),
  /** Metres in a straight line, in steps of 10. */
  metres: z.int(),
  walk_minutes: z.int(),
});
export type NearbyExit = z.infer<typeof NearbyExit>;

export const Surroundings = z.object({
  /**
   * For each of the nearest stations whose exits are known, nearest first. None for an approximate point, from which
   * another exit may be nearer.
   */
  exits: z.array(NearbyExit),
  /** Within 1.5 km of the shown point, nearest first; none without an archive of streets. */
  places: z.array(NearbyPlace).check(z.maxLength(mostNearby)),
  /** The direction that the asset faces, and its latitude in tenths of a degree; null where either is unknown. */
  facing: z.nullable(z.object({ orientation: z.enum(codesOf(orientations)), lat: z.number() })),
});
export type Surroundings = z.infer<typeof Surroundings>;

export const getSurroundings = endpoint({
  method: 'GET',
  path: '/assets/:id/surroundings',
  summary:
    'The nearest exits of stations, schools, hospitals, markets and parks of an asset, and what its sun is computed from',
  tag: 'assets',
  access: 'public',
  params: z.object({ id: PathId }),
  response: Surroundings,
  problems: ['not_found', 'gone', 'asset_paused'],
});
