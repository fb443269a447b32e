import { assetSearchParams } from '@yoodee/api-contract/asset-address';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { budgets, fewestForBudget, maxBudgetAreas, type BudgetArea } from '@yoodee/api-contract/budgets';
import { searchedDeals } from '@yoodee/asset-rules';
import {
  inScratch,
  knownValues,
  matching,
  medianOf,
  resolveFilters,
  sizeOf,
  toDocs,
  type AssetIndex,
} from '@yoodee/server-search-index';
import { districtAreas, type DistrictArea } from './area-list.ts';
import type { AreaCounts } from './count-areas.ts';

const condosFor = ({ filter }: DistrictArea): AssetQuery => ({
  ...filter,
  property_type: ['condo'],
  listing_type: [...searchedDeals.sale],
});

const describe = (index: AssetIndex, area: DistrictArea, now: number): BudgetArea | null =>
  inScratch(() => {
    const query = condosFor(area);
    const matches = matching(index, resolveFilters(index, query, now));
    const [prices, perArea] = [index.column('price'), index.column('price_per_area')];
    // Assets without a price or a size do not count.
    const docs = toDocs(matches, sizeOf(matches)).filter((doc) => perArea[doc]! > 0);
    const median = medianOf(knownValues(perArea, docs), 0, docs.length);
    if (median === null || docs.length < fewestForBudget) return null;
    return {
      path: area.path,
      name: area.name,
      search: assetSearchParams({ ...query, listing_type: ['sale'] }).toString(),
      median_per_sqm: Math.round(median),
      budgets: budgets.map((baht) => ({
        baht,
        sqm: Math.floor(baht / median),
        count: docs.filter((doc) => prices[doc]! <= baht).length,
      })),
    };
  });

/** What the budgets buy in the districts with the most condos for sale. `now` is in epoch milliseconds. */
export const budgetAreas = (index: AssetIndex, counts: AreaCounts, now: number): BudgetArea[] => {
  const condosIn = ({ path }: DistrictArea) => counts.get(path)?.byType.condo ?? 0;
  const found: BudgetArea[] = [];
  for (const area of districtAreas.toSorted((a, b) => condosIn(b) - condosIn(a))) {
    if (found.length === maxBudgetAreas || condosIn(area) < fewestForBudget) break;
    const described = describe(index, area, now);
    if (described) found.push(described);
  }
  return found;
};
