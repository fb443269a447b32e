import { assetSearchParams } from '@yoodee/api-contract/asset-address';
import { readAssetQuery, type AssetQuery } from '@yoodee/api-contract/asset-query';
import { ApiError } from '../../http/problem.ts';
import { hasServedReach } from '../geo/check-reach.ts';
import { cleanLine } from '../sanitising/member-text.ts';

/** Parses a stored query. */
export const filtersOf = (query: string): AssetQuery => {
  const { page: _page, sort: _sort, ...filters } = readAssetQuery(new URLSearchParams(query)).query;
  return filters;
};

/** Normalises a query without order and page. Throws `invalid_request` when it has no filter or an invalid one. */
export const storedQuery = (query: string): string => {
  const { query: read, refused } = readAssetQuery(new URLSearchParams(query));
  const stored = assetSearchParams(filtersOf(query)).toString();
  if (refused.length > 0 || !hasServedReach(read))
    throw new ApiError('invalid_request', { errors: { query: 'invalid' } });
  if (stored === '') throw new ApiError('invalid_request', { errors: { query: 'required' } });
  return stored;
};

/** Throws `invalid_request` when nothing visible is left. */
export const readSearchName = (text: string): string => {
  const name = cleanLine(text);
  if (name === null) throw new ApiError('invalid_request', { errors: { name: 'required' } });
  return name;
};
