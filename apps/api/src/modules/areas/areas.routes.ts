import type { FastifyInstance } from 'fastify';
import { getArea, getAreaExamples, getAreas } from '@yoodee/api-contract/areas';
import { getBudgetAreas } from '@yoodee/api-contract/budgets';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { findArea } from './area-list.ts';
import type { Areas } from './areas.ts';

export const areaRoutes = (app: FastifyInstance, { areas }: { areas: Areas }) => {
  route(app, getAreas, () => areas.list());

  route(app, getBudgetAreas, async () => ({ items: await areas.budgets() }));

  const placeOf = (path: string) => {
    const found = findArea(path);
    if (!found) throw new ApiError('not_found');
    return found;
  };

  route(app, getArea, ({ query: { path } }) => {
    const { area, type } = placeOf(path);
    return areas.describe(area, type);
  });

  route(app, getAreaExamples, async ({ query: { path } }) => {
    const { area, type } = placeOf(path);
    return { deals: await areas.examples(area, type) };
  });
};
