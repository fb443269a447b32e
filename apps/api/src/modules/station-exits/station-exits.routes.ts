import type { FastifyInstance } from 'fastify';
import { getStationExits } from '@yoodee/api-contract/geo';
import { route } from '../../http/route.ts';
import type { StationExits } from './station-exits.ts';

/** A new file is used by the maps of the next ten minutes. */
const cacheControl = 'public, max-age=600';

/** `/geo/station-exits`, for maps. */
export const stationExitsRoutes = (app: FastifyInstance, { stationExits }: { stationExits: StationExits }) => {
  route(app, getStationExits, async ({ reply }) => {
    reply.header('cache-control', cacheControl);
    return (await stationExits.all()).map(({ stationId, ref, lat, lng }) => ({ station_id: stationId, ref, lat, lng }));
  });
};
