import { sitemapRoutes } from './sitemap.routes.ts';

export const sitemapModule = {
  routes: [sitemapRoutes],
};
