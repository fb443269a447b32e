import { assetSearchParams, readAssetQuery, type AssetQuery } from '@yoodee/api-contract';
import { ApiError } from '../../http/problem.ts';

/** What a stored query looks for. */
export const filtersOf = (query: string): AssetQuery => {
  const { page: _page, sort: _sort, ...filters } = readAssetQuery(new URLSearchParams(query)).query;
  return filters;
};

/** A query as it is stored: canonical, without order and page. Throws `invalid_request` where no filter is in it, or one that cannot be. */
export const storedQuery = (query: string): string => {
  const { refused } = readAssetQuery(new URLSearchParams(query));
  const stored = assetSearchParams(filtersOf(query)).toString();
  if (refused.length > 0) throw new ApiError('invalid_request', { errors: { query: 'invalid' } });
  if (stored === '') throw new ApiError('invalid_request', { errors: { query: 'required' } });
  return stored;
};
