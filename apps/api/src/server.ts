import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Db } from './db/database.ts';
import type { Env } from './env.ts';
import { createHttpApp } from './http/app.ts';
import { registerDocs } from './http/docs.ts';
import { sweepIdempotencyKeys } from './idempotency/idempotency.ts';
import { repeat } from './jobs/repeat.ts';
import { runWhileListening } from './jobs/run-while-listening.ts';
import { accountDataRoutes } from './modules/account-data/account-data.routes.ts';
import { deletionRoutes } from './modules/account-data/deletion.routes.ts';
import { createErasure, erasureEveryMs } from './modules/account-data/erase-member.ts';
import { exportRoutes } from './modules/account-data/export.routes.ts';
import { createAreas } from './modules/areas/areas.ts';
import { areaRoutes } from './modules/areas/areas.routes.ts';
import { assetRoutes } from './modules/assets/assets.routes.ts';
import { createAssetQueries } from './modules/assets/assets.queries.ts';
import { clusterRoutes } from './modules/assets/clusters.routes.ts';
import { historyRoutes } from './modules/assets/history.routes.ts';
import { similarRoutes } from './modules/assets/similar.routes.ts';
import { createAssetSearch } from './modules/assets/asset-search.ts';
import { suggestRoutes } from './modules/assets/suggest.routes.ts';
import { authRoutes } from './modules/auth/auth.routes.ts';
import { sweepAuth, sweepEveryMs } from './modules/auth/auth-sweep.ts';
import { decorateCallers } from './modules/auth/caller.ts';
import { createOtpService } from './modules/auth/otp.ts';
import { createSessions } from './modules/auth/sessions.ts';
import { favouriteRoutes } from './modules/favourites/favourites.routes.ts';
import { figureRoutes } from './modules/figures/figures.routes.ts';
import { geoRoutes } from './modules/geo/geo.routes.ts';
import { lineRoutes } from './modules/line/line.routes.ts';
import { iconRoutes } from './modules/icons/icons.routes.ts';
import { contactRevealRoutes } from './modules/contact-reveals/contact-reveals.routes.ts';
import { leadRoutes } from './modules/leads/leads.routes.ts';
import { lookAlikeRoutes } from './modules/look-alikes/look-alikes.routes.ts';
import { newsRoutes } from './modules/news/news.routes.ts';
import { publishEveryMs, publishScheduled } from './modules/news/publish-scheduled.ts';
import { notificationRoutes } from './modules/notifications/notifications.routes.ts';
import { createTransport } from './modules/outbox/create-transport.ts';
import { createOutbox } from './modules/outbox/outbox.ts';
import { outboxRoutes } from './modules/outbox/outbox.routes.ts';
import { freshnessEveryMs, keepFresh } from './modules/member-assets/freshness.ts';
import { assetFigureRoutes } from './modules/member-assets/asset-figures.routes.ts';
import { lifeCycleRoutes } from './modules/member-assets/life-cycle.routes.ts';
import { memberAssetRoutes } from './modules/member-assets/member-assets.routes.ts';
import { memberImageRoutes } from './modules/images/member-images.routes.ts';
import { openPictures } from './modules/images/pictures.ts';
import { pictureRoutes } from './modules/images/pictures.routes.ts';
import { createImageSweep, imageSweepEveryMs } from './modules/images/sweep-images.ts';
import { memberRoutes } from './modules/members/members.routes.ts';
import { createSavedSearchRun, savedSearchEveryMs } from './modules/saved-searches/run-saved-searches.ts';
import { savedSearchRoutes } from './modules/saved-searches/saved-searches.routes.ts';
import { placeSuggestionRoutes } from './modules/place-suggestions/place-suggestions.routes.ts';
import { priceStandingRoutes } from './modules/price-standing/price-standing.routes.ts';
import { profilePictureRoutes } from './modules/profile/profile-picture.ts';
import { profileRoutes } from './modules/profile/profile.routes.ts';
import { reportRoutes } from './modules/reports/reports.routes.ts';
import { serviceRoutes } from './modules/services/services.routes.ts';
import { createSharePictures } from './modules/share-pictures/share-pictures.ts';
import { sharePictureRoutes } from './modules/share-pictures/share-pictures.routes.ts';
import { sitemapRoutes } from './modules/sitemap/sitemap.routes.ts';
import { drawEveryMs, type DemoPictures } from './seed/demo-pictures.ts';

/** What every module is given. */
export interface Services {
  db: Db;
  /** A read replica: what visitors read is read there, as old as it is. */
  replica?: Db | undefined;
  env: Env;
  /** Where the database holds a demonstration. */
  demoPictures?: DemoPictures | undefined;
}

/** The API as one Fastify server: a module per domain below `/api/v1`. */
export const createServer = async (services: Services, logger: FastifyBaseLogger | false): Promise<FastifyInstance> => {
  const { db, env, demoPictures } = services;
  const visitors = { db: services.replica ?? db };
  const app = createHttpApp({ logger, trustProxy: true });
  const folders = dataFolders(env);
  const outbox = createOutbox({ db, transport: createTransport(env, folders.outbox), logger: app.log });
  const otp = createOtpService(services);
  const sessions = createSessions(services);
  const assetSearch = createAssetSearch(visitors.db);
  const pictures = await openPictures({
    env,
    folder: folders.images,
    logger: app.log,
    complete: demoPictures?.complete,
  });
  const areas = createAreas({ assetSearch, findSummaries: createAssetQueries(visitors.db).findSummaries });
  decorateCallers(app, sessions);
  runWhileListening(app, [
    outbox,
    repeat('auth sweep', sweepEveryMs, () => sweepAuth(db), app.log),
    repeat('freshness', freshnessEveryMs, () => keepFresh(db), app.log),
    repeat('idempotency sweep', sweepEveryMs, () => sweepIdempotencyKeys(db), app.log),
    repeat('scheduled news', publishEveryMs, () => publishScheduled(db), app.log),
    repeat('saved searches', savedSearchEveryMs, createSavedSearchRun({ db, assetSearch, logger: app.log }), app.log),
    repeat('erasure', erasureEveryMs, createErasure({ db, store: pictures.store, logger: app.log }), app.log),
    repeat('image sweep', imageSweepEveryMs, createImageSweep({ db, store: pictures.store }), app.log),
    ...(demoPictures && env.DRAW_AHEAD === '1'
      ? [repeat('demo pictures', drawEveryMs, () => demoPictures.drawMissing(pictures.store), app.log)]
      : []),
  ]);
  app.addHook('preClose', async () => demoPictures?.close());
  app.addHook('onClose', () => pictures.variants.idle());

  if (env.API_DOCS === '1') await registerDocs(app);
  await app.register(
    async (v1) => {
      assetRoutes(v1, { ...visitors, assetSearch });
      clusterRoutes(v1, { assetSearch });
      similarRoutes(v1, { ...visitors, assetSearch });
      historyRoutes(v1, visitors);
      areaRoutes(v1, { areas });
      sitemapRoutes(v1, { ...visitors, areas });
      favouriteRoutes(v1, services);
      savedSearchRoutes(v1, services);
      suggestRoutes(v1, visitors);
      figureRoutes(v1, services);
      geoRoutes(v1);
      lineRoutes(v1, { ...services, sessions });
      authRoutes(v1, { ...services, otp, sessions, outbox });
      memberAssetRoutes(v1, services);
      lifeCycleRoutes(v1, services);
      lookAlikeRoutes(v1, services);
      placeSuggestionRoutes(v1, services);
      priceStandingRoutes(v1, { db, assetSearch });
      assetFigureRoutes(v1, { db, assetSearch });
      notificationRoutes(v1, { db });
      memberImageRoutes(v1, { db, pictures });
      leadRoutes(v1, services);
      reportRoutes(v1, services);
      contactRevealRoutes(v1, services);
      memberRoutes(v1, visitors);
      newsRoutes(v1, visitors);
      serviceRoutes(v1, services);
      profileRoutes(v1, { ...services, otp });
      profilePictureRoutes(v1, { db, pictures });
      accountDataRoutes(v1, { db, sessions });
      exportRoutes(v1, { db, store: pictures.store });
      deletionRoutes(v1, { ...services, otp, outbox });
    },
    { prefix: '/api/v1' },
  );
  iconRoutes(app);
  pictureRoutes(app, pictures.variants);
  sharePictureRoutes(app, {
    ...visitors,
    sharePictures: createSharePictures({ variants: pictures.variants, fontFolder: folders.fonts }),
  });
  if (env.NODE_ENV !== 'production' || env.ALLOW_DEVELOPMENT_TRANSPORTS === '1') outboxRoutes(app, folders.outbox);
  await assetSearch.catchUp();
  return app;
};

/** Folders below `DATA_DIR`. */
export const dataFolders = (env: Env) => ({
  outbox: join(env.DATA_DIR, 'outbox'),
  images: join(env.DATA_DIR, 'images'),
  fonts: join(env.DATA_DIR, 'fonts'),
});
