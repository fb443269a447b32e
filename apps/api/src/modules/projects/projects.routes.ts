import type { FastifyInstance } from 'fastify';
import { getProject, getProjects, projectsPerPage } from '@yoodee/api-contract/projects';
import type { Db } from '../../db/database.ts';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { stationsAround } from '../assets/asset-place.ts';
import { createAssetQueries } from '../assets/assets.queries.ts';
import { readProjectQuarters } from './project-quarters.ts';
import { projectFactsOf, projectSummaryOf } from './project.view.ts';
import { createProjectReads, idsOf } from './projects.queries.ts';

const assetsShown = 12;

/** Projects for visitors. */
export const projectRoutes = (app: FastifyInstance, { readDb }: { readDb: Db }) => {
  const projects = createProjectReads(readDb);
  const assets = createAssetQueries(readDb);

  route(app, getProject, async ({ params: { id } }) => {
    const found = await projects.findLiving(id);
    if (!found) throw new ApiError('not_found');
    const { row, tree } = found;
    const counts = await projects.countOffers([row.id]);
    const summary = projectSummaryOf(row, counts.get(row.id));
    return {
      ...summary,
      ...projectFactsOf(row, tree),
      ...(await projects.factsOf(tree)),
      on_offer: await projects.unitsOf(tree),
      quarters: await readProjectQuarters(readDb, idsOf(tree)),
      stations: stationsAround(summary.point),
      items: await assets.findSummaries(await projects.newestAssets(tree, assetsShown)),
    };
  });

  route(app, getProjects, async ({ query }) => {
    const found = await projects.list(query);
    const shown = found.slice(0, projectsPerPage);
    const counts = await projects.countOffers(shown.map(({ id }) => id));
    return {
      items: shown.map((row) => projectSummaryOf(row, counts.get(row.id))),
      next: found.length > shown.length ? shown.at(-1)!.id : null,
    };
  });
};
