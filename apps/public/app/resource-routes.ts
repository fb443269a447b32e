import { manifest } from './resources/manifest';
import { newsRss } from './resources/news-rss';
import { robots } from './resources/robots';
import { security } from './resources/security';
import { sharePicture } from './resources/share-picture';
import { sitemap } from './resources/sitemap';
import { sitemapPart } from './resources/sitemap-part';

/** Handles one request; `params` are the path's parameters. */
export type ResourceHandler = (args: {
  request: Request;
  params: Readonly<Record<string, string>>;
}) => Response | Promise<Response>;

/** The status and headers of a failed API call. Programs do not need the message. */
const failureOf = (thrown: unknown): Response => {
  const { init } = thrown as { init?: ResponseInit | null };
  if (!init) throw thrown;
  return new Response(null, init);
};

/** Routes for programs such as crawlers, by Fastify path. */
const handlers: Readonly<Record<string, ResourceHandler>> = {
  '/robots.txt': robots,
  '/.well-known/security.txt': security,
  '/sitemap.xml': sitemap,
  '/en/sitemap.xml': sitemap,
  '/sitemaps/:file': sitemapPart,
  '/share/:locale/:file': sharePicture,
  '/manifest.webmanifest': manifest,
  '/en/manifest.webmanifest': manifest,
  '/news/rss.xml': newsRss,
  '/en/news/rss.xml': newsRss,
};

export const resourceRoutes = Object.entries(handlers).map(([path, handle]) => ({
  path,
  handle: async (...args: Parameters<ResourceHandler>): Promise<Response> => {
    try {
      return await handle(...args);
    } catch (error) {
      return failureOf(error);
    }
  },
}));
