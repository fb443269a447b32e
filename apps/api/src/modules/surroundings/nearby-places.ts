import type { FastifyBaseLogger } from 'fastify';
import type { Point } from '@yoodee/server-thai-geo';
import { ApiError } from '../../http/problem.ts';
import type { MapTiles } from '../map-tiles/map-tiles.ts';
import type { TileArchive } from '../map-tiles/tile-archive.ts';
import { openPlaceFiles, type PlaceReading } from './place-files.ts';
import { createPlaceGrid, type PlaceAround, type PlaceGrid } from './place-grid.ts';
import { readPlaces } from './read-places.ts';

/** An archive of the whole planet has millions; Thailand some ten thousand. */
const mostPlaces = 200_000;

/** The longest time of reading without a pause, and the interval between two writes to disk, in milliseconds. */
const [sliceMs, savedAfterMs] = [1_500, 60_000];

/** West, south, east and north of Thailand, with a margin. */
const box = [97.2, 5.5, 105.8, 20.6] as const;

interface NearbyPlacesOptions {
  mapTiles: Pick<MapTiles, 'current'>;
  /** The folder of the cache file. */
  folder: string;
  logger: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>;
  now?: () => number;
}

const isInBox = ({ lat, lng }: Point) => lng >= box[0] && lat >= box[1] && lng <= box[2] && lat <= box[3];

/**
 * Places from the operator's street archive. A new archive is read once, in slices, by a scheduled job; until it is
 * complete, the places of the previous one are served. Thailand takes some ten megabytes of memory.
 */
export const createNearbyPlaces = ({ mapTiles, folder, logger, now = Date.now }: NearbyPlacesOptions) => {
  const files = openPlaceFiles(folder);
  let reading: PlaceReading | null | undefined;
  let grid: PlaceGrid | null = null;
  let unreadable: string | null = null;
  let savedAt = now();

  const save = async (state: PlaceReading) => {
    savedAt = now();
    // Without the file, a restart reads the archive again.
    await files.save(state).catch((err: unknown) => logger.warn({ err }, 'Places of the map could not be stored.'));
  };

  const show = ({ places }: PlaceReading) => {
    grid = createPlaceGrid(places);
  };

  const finish = async (state: PlaceReading) => {
    state.next = null;
    show(state);
    logger.info({ archive: state.archive, places: state.places.length }, 'MAP_TILES: its places were read.');
    await save(state);
  };

  const readSlice = async (archive: TileArchive, state: PlaceReading) => {
    const until = now() + sliceMs;
    for await (const tile of archive.closestFrom(state.next!)) {
      state.places.push(...readPlaces(tile).filter(isInBox));
      state.next = tile.id + 1;
      if (state.places.length > mostPlaces) {
        logger.warn({ archive: archive.id }, `MAP_TILES: only ${mostPlaces} of its places are shown.`);
        break;
      }
      if (now() >= until) return now() - savedAt >= savedAfterMs ? save(state) : undefined;
    }
    return finish(state);
  };

  return {
    /** Reads one more slice. Resolves at once if the archive is complete. */
    async readOn(): Promise<void> {
      const archive = await mapTiles.current();
      if (!archive) return;
      if (reading === undefined) {
        reading = await files.load();
        if (reading?.next === null) show(reading);
      }
      if (reading?.archive !== archive.id) reading = { archive: archive.id, next: 0, places: [] };
      if (reading.next === null || unreadable === archive.id) return;
      try {
        await readSlice(archive, reading);
      } catch (err) {
        // The bucket does not respond: the next run retries.
        if (err instanceof ApiError) throw err;
        unreadable = archive.id;
        logger.error({ err }, 'MAP_TILES: its places cannot be read. Asset pages go on without them.');
      }
    },
    /** Nearest first; none without an archive, or before its places are read. */
    around: (point: Point, radius: number): PlaceAround[] => grid?.around(point, radius) ?? [],
  };
};
export type NearbyPlaces = ReturnType<typeof createNearbyPlaces>;
