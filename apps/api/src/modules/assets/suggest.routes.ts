import type { FastifyInstance } from 'fastify';
import { assetSearchParams, readSearch, suggestAssets } from '@yoodee/api-contract';
import { createSearchReader } from '@yoodee/search-query';
import type { Db } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import { placeData } from './place-data.ts';
import { createSuggestions } from './suggest.ts';
import { createListedPlaces, createSuggestedProjects } from './suggest.queries.ts';

const read = createSearchReader(placeData);

/** The search box: what a whole search means, and what a half-typed one may become. */
export const suggestRoutes = (app: FastifyInstance, { db }: { db: Db }) => {
  const suggest = createSuggestions({ findProjects: createSuggestedProjects(db), countListed: createListedPlaces(db) });

  route(app, readSearch, async ({ query: { q } }) => {
    const { meaning, claims, rest } = read(q);
    const filtersOf = (filters: typeof meaning) => assetSearchParams(filters).toString();
    return {
      filters: filtersOf(meaning),
      claims: claims.map((claim) => ({ text: claim.text, filters: filtersOf(claim.meaning) })),
      rest,
    };
  });

  route(app, suggestAssets, ({ query: { q } }) => suggest(q));
};
