import type { FastifyInstance } from 'fastify';
import { getSitemapAssets, getSitemapPages, getSitemapParts } from '@yoodee/api-contract/sitemap';
import type { Db } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import type { Areas } from '../areas/areas.ts';
import { createSitemapQueries, nextAfter } from './sitemap.queries.ts';

/** The sitemap's data in pages of some hundred rows. */
export const sitemapRoutes = (app: FastifyInstance, { readDb, areas }: { readDb: Db; areas: Areas }) => {
  const sitemap = createSitemapQueries(readDb);

  route(app, getSitemapParts, async () => [{ part: 1, updated_at: null }, ...(await sitemap.parts())]);

  route(app, getSitemapPages, async () => ({
    news: await sitemap.news(),
    services: await sitemap.services(),
    areas: await areas.indexed(),
  }));

  route(app, getSitemapAssets, async ({ query: { part, after = 0 } }) => {
    const assets = await sitemap.assets(part, after);
    const members = await sitemap.members(part, after);
    const projects = await sitemap.projects(part, after);
    const next = nextAfter(assets, members, projects);
    const upTo = ({ id }: { id: number }) => next === null || id <= next;
    return { assets: assets.filter(upTo), members: members.filter(upTo), projects: projects.filter(upTo), next };
  });
};
