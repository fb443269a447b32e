import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from './db/database.ts';
import type { Listen } from './db/listen.ts';
import type { Env } from './env.ts';
import { createAreas } from './modules/areas/areas.ts';
import { createAssetSearch } from './modules/assets/asset-search.ts';
import { createAssetQueries } from './modules/assets/assets.queries.ts';
import { chooseEngine } from './modules/assets/choose-engine.ts';
import { openSearchPlace } from './modules/assets/opensearch-engine/server.ts';
import { searchWithStandIn } from './modules/assets/search-engine/stand-in.ts';
import { createIndexSnapshots } from './modules/assets/index-snapshot/index-snapshots.ts';
import { openSnapshotStore } from './modules/assets/index-snapshot/snapshot-store.ts';
import { createKnownDevices } from './modules/auth/known-devices.ts';
import { createOtpService } from './modules/auth/otp.ts';
import { createSessions } from './modules/auth/sessions.ts';
import { createMonthlyPriceQueries } from './modules/monthly-prices/monthly-prices.queries.ts';
import { createMapTiles } from './modules/map-tiles/map-tiles.ts';
import { createConversationChanges } from './modules/conversations/conversation-changes.ts';
import { openPictures } from './modules/images/pictures.ts';
import { createNewsQueries } from './modules/news/news.queries.ts';
import { toNewsSummary } from './modules/news/news.view.ts';
import { createDistrictProjects } from './modules/projects/district-projects.ts';
import { createSecurityEvents } from './modules/security-events/security-events.ts';
import { createComposeNews } from './modules/notifications/compose-news.ts';
import { createOutlines } from './modules/outlines/outlines.ts';
import { createTransports } from './modules/outbox/create-transports.ts';
import { createOutbox } from './modules/outbox/outbox.ts';
import { createStationExits } from './modules/station-exits/station-exits.ts';
import { createNearbyPlaces } from './modules/surroundings/nearby-places.ts';
import type { DemoPictures } from './seed/demo-pictures.ts';

/** Resources that the process provides to the API. */
export interface Resources {
  db: Db;
  /** A read replica. Public reads may be as old as its data. */
  replica?: Db | undefined;
  env: Env;
  /** Messages of other processes; null or undefined if there are none. */
  listen?: Listen | null | undefined;
  /** Set when the database holds demonstration data. */
  demoPictures?: DemoPictures | undefined;
}

/** Folders below `DATA_DIR`. */
export const dataFolders = (env: Env) => ({
  outbox: join(env.DATA_DIR, 'outbox'),
  images: join(env.DATA_DIR, 'images'),
  searchIndex: join(env.DATA_DIR, 'search-index'),
  mapPlaces: join(env.DATA_DIR, 'map-places'),
});

/** The services that modules share, one of each per process. */
export const createServices = async (
  { db, replica, env, listen = null, demoPictures }: Resources,
  logger: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>,
) => {
  const readDb = replica ?? db;
  const folders = dataFolders(env);
  const indexSnapshots = createIndexSnapshots({
    db,
    readDb,
    store: openSnapshotStore(env, folders.searchIndex),
    logger,
  });
  const index = createAssetSearch(readDb, indexSnapshots);
  const openSearch = await openSearchPlace(env);
  const engine = chooseEngine({ db, readDb, env, openSearch });
  const assetSearch = engine ? searchWithStandIn(engine, index, { logger }) : index;
  const knownDevices = createKnownDevices(env);
  const mapTiles = createMapTiles({ env, logger });
  return {
    db,
    /** The read replica if configured; for public reads. */
    readDb,
    env,
    logger,
    folders,
    outbox: createOutbox({
      db,
      transports: createTransports(env, { folder: folders.outbox, db }),
      composeNews: createComposeNews(env),
      logger,
    }),
    knownDevices,
    otp: createOtpService({ db, env, knownDevices }),
    sessions: createSessions({ db, env }),
    securityEvents: createSecurityEvents({ db, env, logger }),
    conversationChanges: createConversationChanges({ db, listen, logger }),
    assetSearch,
    /** Where the index of OpenSearch is, if that is the search engine. */
    openSearch,
    indexSnapshots,
    areas: createAreas({
      assetSearch,
      findSummaries: createAssetQueries(readDb).findSummaries,
      monthlyPrices: createMonthlyPriceQueries(readDb),
      findProjects: createDistrictProjects(readDb),
      findArticles: async (about) => (await createNewsQueries(readDb).findAbout(about)).map(toNewsSummary),
    }),
    mapTiles,
    stationExits: createStationExits(env, logger),
    outlines: createOutlines(env, logger),
    nearbyPlaces: createNearbyPlaces({ mapTiles, folder: folders.mapPlaces, logger }),
    pictures: await openPictures({ env, folder: folders.images, logger, complete: demoPictures?.complete }),
  };
};
export type Services = Awaited<ReturnType<typeof createServices>>;
