import { index, prefix, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';

/** Every page once per language; the modules are the same, the ids differ. */
const pages = (locale: 'th' | 'en'): RouteConfigEntry[] => [
  index('routes/home.tsx', { id: `${locale}/home` }),
  route('assets', 'routes/assets.tsx', { id: `${locale}/assets` }),
  route('news', 'routes/news.tsx', { id: `${locale}/news` }),
  route('news/rss.xml', 'routes/news-rss.ts', { id: `${locale}/news-rss` }),
  route('manifest.webmanifest', 'routes/manifest.ts', { id: `${locale}/manifest` }),
  route('news/:id', 'routes/news-article.tsx', { id: `${locale}/news-article` }),
  route('assets/compare', 'routes/compare.tsx', { id: `${locale}/compare` }),
  route('favourites', 'routes/favourites.tsx', { id: `${locale}/favourites` }),
  route('assets/:id', 'routes/asset.tsx', { id: `${locale}/asset` }),
  route('areas', 'routes/areas.tsx', { id: `${locale}/areas` }),
  route('areas/*', 'routes/area.tsx', { id: `${locale}/area` }),
  route('services', 'routes/services.tsx', { id: `${locale}/services` }),
  route('services/:slug', 'routes/service.tsx', { id: `${locale}/service` }),
  route('member/:id', 'routes/member.tsx', { id: `${locale}/member` }),
  route('privacy', 'routes/privacy.tsx', { id: `${locale}/privacy` }),
];

/** For machines; the whole site has one of each. */
const files: RouteConfigEntry[] = [
  route('robots.txt', 'routes/robots.ts'),
  route('.well-known/security.txt', 'routes/security.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('share/:locale/:file', 'routes/share-picture.ts'),
  route('sitemaps/:file', 'routes/sitemap-part.ts'),
];

export default [
  ...pages('th'),
  ...prefix('en', pages('en')),
  ...files,
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
