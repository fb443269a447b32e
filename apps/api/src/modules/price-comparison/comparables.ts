import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import type { PriceDeal } from '@yoodee/api-contract/monthly-prices';
import { leastCompared } from '@yoodee/api-contract/price-standing';
import { comparableDeals, sqWahToSqm } from '@yoodee/asset-rules';
import { boxAround, metresBetween } from '@yoodee/server-thai-geo';
import {
  type AssetIndex,
  type Bitset,
  emptySet,
  has,
  inScratch,
  matching,
  resolveFilters,
  sizeOf,
  toDocs,
  valueAtRank,
} from '@yoodee/server-search-index';
import type { ComparedSubject } from './compared-asset.ts';

/** A listed asset that is similar to the subject. */
export interface Comparable {
  assetId: number;
  /** Asking price per m² in baht, and the same adjusted to the size, plot and condition of the subject. */
  perSqm: number;
  adjustedPerSqm: number;
  /** m², as {@link ComparedSubject.areaSqm}. */
  areaSqm: number;
  /** Between the shown points; null where either has none. */
  metres: number | null;
  isSameProject: boolean;
  /** Weight in the mean: 1 for the same size at the same point; the same project and subdistrict multiply it. */
  weight: number;
}

/** Deals with comparable prices, and the column of their price per m². */
const deals = {
  sale: { listing_type: comparableDeals.sale, column: 'price_per_area' },
  rent: { listing_type: comparableDeals.rent, column: 'rent_per_area' },
} as const satisfies Record<PriceDeal, object>;

/** The search filter for assets of the same type and deal. */
export const sameKind = ({ propertyType, deal }: ComparedSubject): AssetQuery => ({
  property_type: [propertyType],
  listing_type: [...deals[deal].listing_type],
});

export const perAreaColumn = (deal: PriceDeal) => deals[deal].column;

/** Search radii in metres, widened until there are enough comparables. */
const radii = [3_000, 8_000, 20_000, 60_000];
const enough = 20;
/** The most comparables that are used; further ones are too different. */
const mostCompared = 30;

/** The largest ratio of areas. */
const areaFactor = 3;

const sqmPerSqWah = sqWahToSqm(1);

/**
 * Elasticities of the price per m²: a larger home costs less per m², a larger plot under the same house more, and land
 * much less per m² the larger the plot is. Factors for a home that needs renovation, and for furniture.
 */
const sizeElasticity = { land: -0.35, other: -0.1 };
const plotElasticity = 0.3;
const renovationFactor = Math.exp(-0.18);
const furnitureFactor = Math.exp(0.03);

/** The distance in metres at which the weight of a comparable is half. */
const halfDistance = 250;
/** The difference of the logarithms of the sizes at which the weight is 1/e. */
const sizeScale = 0.5;
const projectWeight = 20;
const subdistrictWeight = 2;

const ofLikeSize = ({ propertyType, areaSqm }: ComparedSubject): AssetQuery => {
  const [least, most] = [areaSqm / areaFactor, areaSqm * areaFactor];
  return propertyType === 'land'
    ? { land_min: least / sqmPerSqWah, land_max: most / sqmPerSqWah }
    : { usable_min: least, usable_max: most };
};

const membersOf = (
  index: AssetIndex,
  dimension: 'project' | 'subdistrict' | 'condition' | 'furnishing',
  code: string | null,
): Bitset => {
  const set = emptySet(index.documents());
  if (code !== null) index.codes(dimension).get(code)?.uniteInto(set);
  return set;
};

/** Candidates of a search: documents with their weights, NaN for those that are no comparables. */
interface Candidates {
  docs: Uint32Array;
  weights: Float64Array;
  count: number;
  comparableOf: (doc: number, weight: number) => Comparable;
}

/** The listed assets inside a radius, or in the province for an asset without a point. */
const findAround = (index: AssetIndex, subject: ComparedSubject, radius: number | null, now: number): Candidates => {
  const { point, areaSqm, plotSqm, propertyType } = subject;
  const query: AssetQuery = {
    ...sameKind(subject),
    ...ofLikeSize(subject),
    ...(radius === null || point === null ? { province: subject.province } : { bbox: boxAround(point, radius) }),
  };
  const matches = matching(index, resolveFilters(index, query, now));
  const docs = toDocs(matches, sizeOf(matches));
  const inProject = membersOf(index, 'project', subject.project);
  const inSubdistrict = membersOf(index, 'subdistrict', subject.subdistrict);
  const toRenovate = membersOf(index, 'condition', 'needs_renovation');
  const furnished = membersOf(index, 'furnishing', 'fully_furnished');
  const [prices, lats, lngs] = [index.column(perAreaColumn(subject.deal)), index.column('lat'), index.column('lng')];
  const [usables, lands] = [index.column('usable_area_sqm'), index.column('land_total_sq_wah')];
  const elasticity = propertyType === 'land' ? sizeElasticity.land : sizeElasticity.other;

  const plotOf = (doc: number) => lands[doc]! * sqmPerSqWah;
  const areaOf = (doc: number) => (propertyType === 'land' ? plotOf(doc) : usables[doc]!);
  const metresTo = (doc: number): number | null =>
    point === null || Number.isNaN(lats[doc]!) ? null : metresBetween(point, { lat: lats[doc]!, lng: lngs[doc]! });
  /** Logarithms of the ratios of the sizes, and of the plots to the sizes. */
  const differenceOf = (doc: number) => {
    const [area, plot] = [areaOf(doc), plotOf(doc)];
    const larger = Math.log(areaSqm / area);
    const morePlot = plotSqm === null || Number.isNaN(plot) ? 0 : Math.log(plotSqm / areaSqm) - Math.log(plot / area);
    return { larger, morePlot };
  };

  const weightOf = (doc: number): number => {
    if (index.assetOf(doc) === subject.assetId || Number.isNaN(prices[doc]!) || Number.isNaN(areaOf(doc))) return NaN;
    const metres = metresTo(doc);
    if (radius !== null && (metres === null || metres > radius)) return NaN;
    const { larger, morePlot } = differenceOf(doc);
    return (
      (Math.exp(-(Math.abs(larger) + Math.abs(morePlot)) / sizeScale) / (1 + ((metres ?? 0) / halfDistance) ** 2)) *
      (has(inProject, doc) ? projectWeight : 1) *
      (has(inSubdistrict, doc) ? subdistrictWeight : 1)
    );
  };
  const comparableOf = (doc: number, weight: number): Comparable => {
    const perSqm = prices[doc]!;
    const { larger, morePlot } = differenceOf(doc);
    return {
      ...{ assetId: index.assetOf(doc), perSqm, areaSqm: areaOf(doc), metres: metresTo(doc), weight },
      isSameProject: has(inProject, doc),
      adjustedPerSqm:
        perSqm *
        Math.exp(elasticity * larger + plotElasticity * morePlot) *
        renovationFactor ** (Number(subject.needsRenovation) - Number(has(toRenovate, doc))) *
        furnitureFactor ** (Number(subject.isFurnished) - Number(has(furnished, doc))),
    };
  };

  const weights = new Float64Array(docs.length);
  let count = 0;
  for (let at = 0; at < docs.length; at++) {
    weights[at] = weightOf(docs[at]!);
    if (!Number.isNaN(weights[at]!)) count++;
  }
  return { docs, weights, count, comparableOf };
};

/** The most similar first. Only these become objects: a city has tens of thousands of candidates. */
const mostSimilar = ({ docs, weights, count, comparableOf }: Candidates): Comparable[] => {
  const known = weights.filter((weight) => !Number.isNaN(weight));
  const least = count > mostCompared ? valueAtRank(known, count - mostCompared) : 0;
  const found: Comparable[] = [];
  for (let at = 0; at < docs.length; at++) if (weights[at]! >= least) found.push(comparableOf(docs[at]!, weights[at]!));
  return found.sort((a, b) => b.weight - a.weight || b.assetId - a.assetId).slice(0, mostCompared);
};

/**
 * The listed assets most similar to the subject, the most similar first, without the subject; empty with fewer than
 * {@link leastCompared}. `now` is the database's time in epoch milliseconds.
 */
export const findComparables = (index: AssetIndex, subject: ComparedSubject, now: number): Comparable[] =>
  inScratch(() => {
    const [nearest, ...further] = subject.point === null ? [null] : radii;
    let found = findAround(index, subject, nearest!, now);
    for (const radius of further) {
      if (found.count >= enough) break;
      found = findAround(index, subject, radius, now);
    }
    return found.count < leastCompared ? [] : mostSimilar(found);
  });

/** The weighted geometric mean of the comparables' adjusted prices, baht per m². */
export const estimateOf = (comparables: readonly Pick<Comparable, 'adjustedPerSqm' | 'weight'>[]): number => {
  const weight = comparables.reduce((sum, comparable) => sum + comparable.weight, 0);
  const sum = comparables.reduce((total, { adjustedPerSqm, weight: own }) => total + own * Math.log(adjustedPerSqm), 0);
  return Math.exp(sum / weight);
};
