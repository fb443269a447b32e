import { assetSearchParams } from '@yoodee/api-contract/asset-address';
import { readAssetQuery, type AssetQuery } from '@yoodee/api-contract/asset-query';
import { priceDeals, type PriceDeal } from '@yoodee/api-contract/monthly-prices';
import type { SearchKind } from '@yoodee/api-contract/saved-searches';
import type { PropertyType } from '@yoodee/asset-rules/options';
import { findDistrict } from '@yoodee/server-thai-geo';
import { ApiError } from '../../http/problem.ts';
import { hasServedReach } from '../geo/check-reach.ts';
import { cleanLine } from '../sanitising/member-text.ts';

/** Parses a stored query. */
export const filtersOf = (query: string): AssetQuery => {
  const { page: _page, sort: _sort, ...filters } = readAssetQuery(new URLSearchParams(query)).query;
  return filters;
};

/** Whose median prices a search is about. */
export interface PriceSubject {
  district: string;
  propertyType: PropertyType;
  deal: PriceDeal;
}

/** The district, type and deal that a stored query names, or null where it names other or further filters. */
export const priceSubjectOf = (query: string): PriceSubject | null => {
  const { province, district, property_type: types = [], listing_type: deals = [], ...others } = filtersOf(query);
  const [propertyType, deal] = [types[0], priceDeals.find((one) => one === deals[0])];
  const isOne = types.length === 1 && deals.length === 1 && Object.keys(others).length === 0;
  const found = district === undefined ? null : findDistrict(district);
  if (!isOne || !propertyType || !deal || !found || (province ?? found.province_code) !== found.province_code)
    return null;
  return { district: found.code, propertyType, deal };
};

/**
 * Normalises a query without order and page. Throws `invalid_request` when it has no filter or an invalid one, or is
 * about prices and does not name one district, type and deal.
 */
export const storedQuery = (query: string, kind: SearchKind = 'matches'): string => {
  const { query: read, refused } = readAssetQuery(new URLSearchParams(query));
  const stored = assetSearchParams(filtersOf(query)).toString();
  if (refused.length > 0 || !hasServedReach(read))
    throw new ApiError('invalid_request', { errors: { query: 'invalid' } });
  if (stored === '') throw new ApiError('invalid_request', { errors: { query: 'required' } });
  if (kind === 'prices' && priceSubjectOf(stored) === null)
    throw new ApiError('invalid_request', { errors: { query: 'invalid' } });
  return stored;
};

/** Throws `invalid_request` when nothing visible is left. */
export const readSearchName = (text: string): string => {
  const name = cleanLine(text);
  if (name === null) throw new ApiError('invalid_request', { errors: { name: 'required' } });
  return name;
};
