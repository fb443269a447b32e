import { embedRoutes } from './embeds.routes.ts';

/** Cards of assets that other sites show in a frame, and oEmbed. */
export const embedsModule = {
  rootRoutes: [embedRoutes],
};
