import type { FastifyInstance } from 'fastify';
import {
  getSurroundings,
  mostNearby,
  type NearbyExit,
  type NearbyPlace,
  type Surroundings,
} from '@yoodee/api-contract/surroundings';
import { fieldExists } from '@yoodee/asset-rules/fields';
import { findProvince, longestWalk, walkingMinutes } from '@yoodee/server-thai-geo';
import type { Db } from '../../db/database.ts';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import type { AssetRow } from '../assets/asset-detail.ts';
import { kindOf } from '../assets/asset-kind.ts';
import { shownStations } from '../assets/asset-place.ts';
import { createAssetQueries } from '../assets/assets.queries.ts';
import { checkReachable } from '../assets/assets.routes.ts';
import { shownPoint } from '../assets/shown-point.ts';
import type { StationExits } from '../station-exits/station-exits.ts';
import type { NearbyPlaces } from './nearby-places.ts';
import { placesThatMatter } from './places-that-matter.ts';

/** Metres. Coarse, because OpenStreetMap marks a school or a park by one point in its middle. */
const step = 50;

/** Metres. An approximate point is displaced by up to 200 m, so distances are upper bounds, in coarse steps. */
const [moved, coarseStep] = [200, 500];

/** Metres, for an exit, which is a point. */
const exitStep = 10;

const exactDistance = (metres: number, to = step) => ({
  metres: Math.max(to, Math.round(metres / to) * to),
  walk_minutes: Math.ceil(walkingMinutes(metres)),
});

const coarseDistance = (metres: number) => ({
  metres: Math.ceil((metres + moved) / coarseStep) * coarseStep,
  walk_minutes: null,
});

const placesOf = (row: AssetRow, nearbyPlaces: NearbyPlaces): NearbyPlace[] => {
  const point = shownPoint(row);
  if (!point) return [];
  const distance = row.location_precision === 'exact' ? exactDistance : coarseDistance;
  // Stations take up at most half of the list.
  const room = mostNearby - Math.min(mostNearby / 2, shownStations(row).length);
  return placesThatMatter(nearbyPlaces.around(point, longestWalk), room).map(({ place, metres }) => ({
    kind: place.kind,
    name: { th: place.th, en: place.en },
    ...distance(metres),
  }));
};

const exitsOf = async (row: AssetRow, stationExits: StationExits): Promise<NearbyExit[]> => {
  const point = shownPoint(row);
  if (!point || row.location_precision !== 'exact') return [];
  const near = shownStations(row);
  const exits = await stationExits.nearest(
    point,
    near.map(({ station_id }) => station_id),
  );
  return exits
    .filter(({ metres }) => metres <= longestWalk)
    .sort((a, b) => a.metres - b.metres)
    .map(({ stationId, ref, metres }) => ({
      station: near.find(({ station_id }) => station_id === stationId)!.name,
      ref,
      ...exactDistance(metres, exitStep),
    }));
};

/** Without a point, the middle of the province is near enough: a degree changes the sun by some minutes. */
const facingOf = (row: AssetRow): Surroundings['facing'] => {
  const lat = (shownPoint(row) ?? findProvince(row.province_code ?? ''))?.lat;
  // The column is text, but only values of the contract are written to it.
  const orientation = row.orientation as NonNullable<Surroundings['facing']>['orientation'] | null;
  if (lat === undefined || orientation === null || !fieldExists('orientation', kindOf(row))) return null;
  return { orientation, lat: Math.round(lat * 10) / 10 };
};

/** What is around an asset, beside its stations. */
export const surroundingsRoutes = (
  app: FastifyInstance,
  { readDb, nearbyPlaces, stationExits }: { readDb: Db; nearbyPlaces: NearbyPlaces; stationExits: StationExits },
) => {
  const assets = createAssetQueries(readDb);

  route(app, getSurroundings, async ({ params: { id } }) => {
    const row = await assets.findById(id);
    if (!row) throw new ApiError('not_found');
    if (row.status === 'paused') throw new ApiError('asset_paused');
    checkReachable(row);
    return {
      exits: await exitsOf(row, stationExits),
      places: placesOf(row, nearbyPlaces),
      facing: facingOf(row),
    };
  });
};
