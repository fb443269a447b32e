import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as Entry from '../app/entry.server.tsx';
import { sendResponse, siteUrl, toWebRequest } from './pages.ts';

type ResourceRequest = FastifyRequest<{ Params: Record<string, string> }>;

/** Registers the routes for programs: feeds, sitemaps, robots.txt. */
export const resources = (app: FastifyInstance, routes: typeof Entry.resourceRoutes, origin: string): void => {
  for (const { path, handle } of routes)
    app.get(path, async (request: ResourceRequest, reply) => {
      const url = siteUrl(request.url, origin);
      if (!url) return reply.status(400).header('cache-control', 'no-store').send();
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const response = await handle({ request: toWebRequest(request, url, gone.signal), params: request.params });
      return sendResponse(reply, response);
    });
};
