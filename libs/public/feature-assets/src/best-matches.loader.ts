import { assetSearchParams, valuesByKey } from '@yoodee/api-contract/asset-address';
import { readAssetQuery } from '@yoodee/api-contract/asset-query';
import { getBestMatches } from '@yoodee/api-contract/best-matches';
import { loadFromApi } from '@yoodee/public-page/loading';
import { localeOfPath } from '@yoodee/site';
import { data, type LoaderFunctionArgs } from 'react-router';
import { toBestMatchesView } from './lib/best-matches/best-matches.view.ts';

export const loader = async ({ request }: LoaderFunctionArgs) => {
  const url = new URL(request.url);
  const { query: read, refused } = readAssetQuery(url.searchParams);
  if (refused.includes('page')) throw data(null, { status: 404 });
  const { sort: _sort, ...query } = read;
  const found = await loadFromApi(getBestMatches, { query: valuesByKey(assetSearchParams(query)) }, request);
  return toBestMatchesView({ query, found, locale: localeOfPath(url.pathname), now: new Date() });
};
