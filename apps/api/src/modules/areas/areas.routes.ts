import type { FastifyInstance } from 'fastify';
import { getArea, getAreas } from '@yoodee/api-contract/areas';
import { getBudgetAreas } from '@yoodee/api-contract/budgets';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { findArea } from './area-list.ts';
import type { Areas } from './areas.ts';

export const areaRoutes = (app: FastifyInstance, { areas }: { areas: Areas }) => {
  route(app, getAreas, () => areas.list());

  route(app, getBudgetAreas, async () => ({ items: await areas.budgets() }));

  route(app, getArea, async ({ query: { path } }) => {
    const found = findArea(path);
    if (!found) throw new ApiError('not_found');
    return areas.describe(found.area, found.type);
  });
};
