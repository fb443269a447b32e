import type { FastifyBaseLogger } from 'fastify';
import { metresBetween, type Point } from '@yoodee/server-thai-geo';
import type { Env } from '../../env.ts';
import { createGeoFile } from '../geo-files/geo-file.ts';
import { readExit, type StationExit } from './read-exit.ts';

/** The operator's exits of stations, some hundred for greater Bangkok. */
export const createStationExits = (
  env: Pick<Env, 'STATION_EXITS'>,
  logger: Pick<FastifyBaseLogger, 'error' | 'info'>,
) => {
  const file = createGeoFile({
    setting: 'STATION_EXITS',
    path: env.STATION_EXITS,
    toItem: readExit,
    toContent: (exits: StationExit[]) => exits,
    logger,
  });
  const all = async () => (await file.current()) ?? [];
  return {
    /** In the order of the file; none without one. */
    all,
    /** The exit of each of these stations that is nearest to a point, in the order of the stations. */
    async nearest(point: Point, stationIds: readonly string[]): Promise<(StationExit & { metres: number })[]> {
      const exits = await all();
      return stationIds.flatMap((id) => {
        const [first] = exits
          .filter(({ stationId }) => stationId === id)
          .map((exit) => ({ ...exit, metres: metresBetween(point, exit) }))
          .sort((a, b) => a.metres - b.metres);
        return first ?? [];
      });
    },
  };
};
export type StationExits = ReturnType<typeof createStationExits>;
