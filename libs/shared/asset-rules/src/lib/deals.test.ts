import { describe, expect, it } from 'vitest';
import { comparableDeals, outcomesOf, searchedDeals } from './deals.ts';
import { pricesOfDeal } from './prices.ts';

describe('outcomesOf', () => {
  it.each([
    ['sale', ['sold']],
    ['down_payment', ['sold']],
    ['rent', ['rented']],
    ['sale_rent', ['sold', 'rented']],
    ['takeover', ['sold', 'rented']],
    [null, []],
  ])('of the deal %s are %j', (listing_type, outcomes) => {
    expect(outcomesOf({ listing_type })).toEqual(outcomes);
  });
});

describe('deals of a kind', () => {
  it.each(['sale', 'rent'] as const)('all have a price of the kind %s, and a search finds some of them', (kind) => {
    for (const deal of comparableDeals[kind]) expect(pricesOfDeal[deal]).toContain(kind);
    expect(comparableDeals[kind]).toEqual(expect.arrayContaining([...searchedDeals[kind]]));
  });
});
