import type { FastifyInstance } from 'fastify';
import { assetSearchParams } from '@yoodee/api-contract/asset-address';
import { readSearch, suggestAssets } from '@yoodee/api-contract/search-reading';
import { createProjectNames, createSearchParser } from '@yoodee/search-query';
import type { Db } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import { placeData } from './place-data.ts';
import { createSuggestions } from './suggest.ts';
import { whenChanged } from './when-changed.ts';
import { createListedPlaces, createSuggestedProjects } from './suggest.queries.ts';

const read = createSearchParser(placeData);

/** The search box: parsing a query, and suggestions while typing. */
export const suggestRoutes = (app: FastifyInstance, { readDb }: { readDb: Db }) => {
  const findProjects = createSuggestedProjects(readDb);
  const namesOf = whenChanged(createProjectNames);
  const suggest = createSuggestions({
    findProjects,
    countListed: createListedPlaces(readDb),
  });

  route(app, readSearch, async ({ query: { q } }) => {
    const { meaning, claims, rest } = read(q, namesOf(await findProjects()));
    const filtersOf = (filters: typeof meaning) => assetSearchParams(filters).toString();
    return {
      filters: filtersOf(meaning),
      claims: claims.map(({ text, kind, ...claim }) => ({
        text,
        filters: filtersOf(claim.meaning),
        kind,
        others: claim.others.map((other) => ({ kind: other.kind, filters: filtersOf(other.meaning) })),
      })),
      rest,
    };
  });

  route(app, suggestAssets, ({ query: { q } }) => suggest(q));
};
