import type { FastifyInstance } from 'fastify';
import { assetSearchParams } from '@yoodee/api-contract/asset-address';
import { readSearch, suggestAssets } from '@yoodee/api-contract/search-reading';
import { createSearchParser } from '@yoodee/search-query';
import type { Db } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import { placeData } from './place-data.ts';
import { createSuggestions } from './suggest.ts';
import { createListedPlaces, createSuggestedProjects } from './suggest.queries.ts';

const read = createSearchParser(placeData);

/** The search box: parsing a query, and suggestions while typing. */
export const suggestRoutes = (app: FastifyInstance, { readDb }: { readDb: Db }) => {
  const suggest = createSuggestions({
    findProjects: createSuggestedProjects(readDb),
    countListed: createListedPlaces(readDb),
  });

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
