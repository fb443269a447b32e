import type { FastifyInstance } from 'fastify';
import { mostSuggestedProjects, suggestPlaces, suggestProjects } from '@yoodee/api-contract/place-suggestions';
import { nameKeys } from '@yoodee/search-query';
import type { Db } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import { findNamed, keysOf } from '../assets/find-named.ts';
import { createSuggestedProjects } from '../assets/suggest.queries.ts';
import { describeProject } from './describe-project.ts';
import { createProjectQueries } from './projects.queries.ts';
import { suggestPlacesFor } from './suggest-places.ts';

/** Completes addresses while listing a property. Tone marks, spaces and the keyboard layout do not matter. */
export const placeSuggestionRoutes = (app: FastifyInstance, { db }: { db: Db }) => {
  const findProjects = createSuggestedProjects(db);
  const { listingsOf } = createProjectQueries(db);

  route(app, suggestPlaces, async ({ query: { q } }) => suggestPlacesFor(q));

  route(app, suggestProjects, async ({ query: { q } }) => {
    const projects = (await findProjects()).map(({ name_th, name_en, aliases }) => ({
      keys: keysOf([name_th, name_en, ...aliases]),
      value: name_th,
    }));
    const names = [...new Set(findNamed(projects, nameKeys(q), projects.length))].slice(0, mostSuggestedProjects);
    if (names.length === 0) return [];
    const listings = await listingsOf(names);
    return names.flatMap(
      (name) =>
        describeProject(
          name,
          listings.filter(({ name_th }) => name_th === name),
        ) ?? [],
    );
  });
};
