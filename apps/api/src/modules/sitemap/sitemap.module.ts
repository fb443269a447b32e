import { sitemapRoutes } from './sitemap.routes.ts';

export const sitemapModule = {
  name: 'sitemap',
  routes: [sitemapRoutes],
};
