import type { FastifyInstance } from 'fastify';
import { assetSearchParams, replaceFilters } from '@yoodee/api-contract/asset-address';
import { readAssetQuery } from '@yoodee/api-contract/asset-query';
import { readSearch, suggestAssets } from '@yoodee/api-contract/search-reading';
import { createProjectNames, createSearchParser } from '@yoodee/search-query';
import { countMatches } from '@yoodee/server-search-index';
import type { Db } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import type { AssetSearch } from './asset-search.ts';
import { placeData } from './place-data.ts';
import { partsOf } from './preview-parts.ts';
import { createSuggestions } from './suggest.ts';
import { whenChanged } from './when-changed.ts';
import { createListedPlaces, createSuggestedProjects } from './suggest.queries.ts';

const read = createSearchParser(placeData);

/** The search box: parsing a query, and suggestions while typing. */
export const suggestRoutes = (
  app: FastifyInstance,
  { readDb, assetSearch }: { readDb: Db; assetSearch: AssetSearch },
) => {
  const findProjects = createSuggestedProjects(readDb);
  const namesOf = whenChanged(createProjectNames);
  const suggest = createSuggestions({
    findProjects,
    countListed: createListedPlaces(readDb),
  });

  route(app, readSearch, async ({ query: { q } }) => {
    const { meaning, claims, names, rest } = read(q, namesOf(await findProjects()));
    const filtersOf = (filters: typeof meaning) => assetSearchParams(filters).toString();
    const othersOf = (others: (typeof names)[number]['others']) =>
      others.map(({ kind, meaning }) => ({ kind, filters: filtersOf(meaning) }));
    return {
      filters: filtersOf(meaning),
      claims: claims.map(({ text, kind, ...claim }) => ({
        text,
        filters: filtersOf(claim.meaning),
        kind,
        others: othersOf(claim.others),
      })),
      names: names.map(({ text, others }) => ({ text, others: othersOf(others) })),
      rest,
    };
  });

  /** What the text asks for, and how many assets match when it is searched for in a list with filters. */
  const preview = async (q: string, within: string) => {
    const { meaning, claims, rest } = read(q, namesOf(await findProjects()));
    if (claims.length === 0) return null;
    const asked = { ...(rest && { q: rest }), ...meaning };
    const params = new URLSearchParams(within);
    params.delete('q');
    replaceFilters(params, assetSearchParams(asked));
    const { query } = readAssetQuery(params);
    return { parts: partsOf(asked), count: await assetSearch.read((index, now) => countMatches(index, query, now)) };
  };

  route(app, suggestAssets, async ({ query: { q, within = '' } }) => ({
    ...(await suggest(q)),
    preview: q === undefined ? null : await preview(q, within),
  }));
};
