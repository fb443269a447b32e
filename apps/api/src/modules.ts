import type { ApiModule } from './api-module.ts';
import { accountDataModule } from './modules/account-data/account-data.module.ts';
import { alertsModule } from './modules/alerts/alerts.module.ts';
import { areasModule } from './modules/areas/areas.module.ts';
import { assetImagesModule } from './modules/asset-images/asset-images.module.ts';
import { assetsModule } from './modules/assets/assets.module.ts';
import { authModule } from './modules/auth/auth.module.ts';
import { contactRevealsModule } from './modules/contact-reveals/contact-reveals.module.ts';
import { conversationsModule } from './modules/conversations/conversations.module.ts';
import { duplicateListingsModule } from './modules/duplicate-listings/duplicate-listings.module.ts';
import { embedsModule } from './modules/embeds/embeds.module.ts';
import { favouritesModule } from './modules/favourites/favourites.module.ts';
import { geoModule } from './modules/geo/geo.module.ts';
import { iconsModule } from './modules/icons/icons.module.ts';
import { imagesModule } from './modules/images/images.module.ts';
import { leadsModule } from './modules/leads/leads.module.ts';
import { lineModule } from './modules/line/line.module.ts';
import { mapTilesModule } from './modules/map-tiles/map-tiles.module.ts';
import { mcpModule } from './modules/mcp/mcp.module.ts';
import { memberAssetsModule } from './modules/member-assets/member-assets.module.ts';
import { metricsModule } from './modules/metrics/metrics.module.ts';
import { monthlyPricesModule } from './modules/monthly-prices/monthly-prices.module.ts';
import { newsModule } from './modules/news/news.module.ts';
import { notificationsModule } from './modules/notifications/notifications.module.ts';
import { outboxModule } from './modules/outbox/outbox.module.ts';
import { outlinesModule } from './modules/outlines/outlines.module.ts';
import { passkeysModule } from './modules/passkeys/passkeys.module.ts';
import { placeSuggestionsModule } from './modules/place-suggestions/place-suggestions.module.ts';
import { priceAlertsModule } from './modules/price-alerts/price-alerts.module.ts';
import { priceComparisonModule } from './modules/price-comparison/price-comparison.module.ts';
import { priceStandingModule } from './modules/price-standing/price-standing.module.ts';
import { profileModule } from './modules/profile/profile.module.ts';
import { projectsModule } from './modules/projects/projects.module.ts';
import { projectQuestionsModule } from './modules/project-questions/project-questions.module.ts';
import { proofsModule } from './modules/proofs/proofs.module.ts';
import { publicMembersModule } from './modules/public-members/public-members.module.ts';
import { reportsModule } from './modules/reports/reports.module.ts';
import { savedSearchesModule } from './modules/saved-searches/saved-searches.module.ts';
import { securityEventsModule } from './modules/security-events/security-events.module.ts';
import { servicesModule } from './modules/services/services.module.ts';
import { sharePicturesModule } from './modules/share-pictures/share-pictures.module.ts';
import { sitemapModule } from './modules/sitemap/sitemap.module.ts';
import { stationExitsModule } from './modules/station-exits/station-exits.module.ts';
import { surroundingsModule } from './modules/surroundings/surroundings.module.ts';
import { viewingsModule } from './modules/viewings/viewings.module.ts';
import type { Services } from './services.ts';

/** Every module of the API. To remove one, delete its folder and its line. */
export const modules: readonly ApiModule<Services>[] = [
  accountDataModule,
  alertsModule,
  areasModule,
  assetImagesModule,
  assetsModule,
  authModule,
  contactRevealsModule,
  conversationsModule,
  duplicateListingsModule,
  embedsModule,
  favouritesModule,
  geoModule,
  iconsModule,
  imagesModule,
  leadsModule,
  lineModule,
  mapTilesModule,
  mcpModule,
  memberAssetsModule,
  metricsModule,
  monthlyPricesModule,
  newsModule,
  notificationsModule,
  outboxModule,
  outlinesModule,
  passkeysModule,
  placeSuggestionsModule,
  priceAlertsModule,
  priceComparisonModule,
  priceStandingModule,
  profileModule,
  projectsModule,
  projectQuestionsModule,
  proofsModule,
  publicMembersModule,
  reportsModule,
  savedSearchesModule,
  securityEventsModule,
  servicesModule,
  sharePicturesModule,
  sitemapModule,
  stationExitsModule,
  surroundingsModule,
  viewingsModule,
];

export const contentKinds = modules.flatMap((module) => module.contentKinds ?? []);
