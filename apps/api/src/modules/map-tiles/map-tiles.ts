import type { FastifyBaseLogger } from 'fastify';
import type { Env } from '../../env.ts';
import { ApiError } from '../../http/problem.ts';
import { archiveSource, type ArchiveSource } from './archive-source.ts';
import { openTileArchive, type StoredTile, type TileArchive } from './tile-archive.ts';

/** Milliseconds until the archive is checked for a new version again. */
const checkedForMs = 10_000;

interface MapTilesOptions {
  env: Env;
  logger: Pick<FastifyBaseLogger, 'error' | 'info'>;
  source?: ArchiveSource | null;
  now?: () => number;
}

/**
 * The operator's archive of map tiles. A new archive is used without a restart; the previous one is still served, for
 * pages that are open. A faulty archive is logged once; maps then have no streets, or those of the last good archive.
 */
export const createMapTiles = ({
  env,
  logger,
  source = env.MAP_TILES === undefined ? null : archiveSource(env.MAP_TILES, env),
  now = Date.now,
}: MapTilesOptions) => {
  /** The current archive, then the one before it. */
  let archives: TileArchive[] = [];
  let seen: string | null = null;
  let complaint: string | null = null;
  let checkedAt = -Infinity;
  let checking: Promise<void> = Promise.resolve();

  const complain = (error: unknown) => {
    const { message } = error as Error;
    if (message !== complaint) logger.error({ err: error }, `MAP_TILES: ${message}. Maps go on without it.`);
    complaint = message;
  };

  const takeOver = async (from: ArchiveSource) => {
    const opened = await openTileArchive(await from.open());
    const [current, before] = archives;
    if (opened.id === current?.id) return opened.close();
    archives = [opened, ...(current ? [current] : [])];
    logger.info({ archive: opened.id, bounds: opened.bounds }, 'MAP_TILES: the archive was opened.');
    await before?.close();
  };

  const check = async (from: ArchiveSource) => {
    try {
      const version = await from.version();
      if (version === seen) return;
      await takeOver(from);
      [seen, complaint] = [version, null];
    } catch (error) {
      complain(error);
    }
  };

  const current = async (): Promise<TileArchive | null> => {
    if (!source) return null;
    if (now() - checkedAt >= checkedForMs) {
      checkedAt = now();
      checking = check(source);
    }
    await checking;
    return archives[0] ?? null;
  };

  const opened = (id: string) => archives.find((each) => each.id === id);

  return {
    /** The archive that maps should use; null without a usable one. */
    current,
    /**
     * A tile; null where the archive has none, undefined for an archive that is not open or is damaged. A damaged one is
     * dropped until it is replaced. Throws `unavailable` when the bucket does not respond.
     */
    async find(id: string, z: number, x: number, y: number): Promise<StoredTile | null | undefined> {
      // After a restart, pages that are open ask for tiles first.
      if (!opened(id)) await current();
      const archive = opened(id);
      try {
        return await archive?.find(z, x, y);
      } catch (error) {
        if (error instanceof ApiError) throw error;
        complain(error);
        archives = archives.filter((each) => each !== archive);
        await archive?.close();
        return undefined;
      }
    },
    async close() {
      await checking;
      await Promise.all(archives.map((archive) => archive.close()));
      archives = [];
    },
  };
};
export type MapTiles = ReturnType<typeof createMapTiles>;
