import type { FacetName } from '@yoodee/api-contract/asset-list';
import type { Destination } from '@yoodee/server-thai-geo';
import { add, emptySet, has, remove, withCapacityFor, type Bitset } from './bitset.ts';
import { createCodePostings, type CodePostings, type PostingsByCode } from './code-postings.ts';
import { createFacetColumn, type FacetColumn } from './facet-column.ts';
import { withCapacity } from './growing.ts';
import { slices, type IndexPart } from './index-part.ts';
import { createListedDocs } from './listed-docs.ts';
import { createMinutesColumns, type MinutesColumn } from './minutes-columns.ts';
import { createOrder, type Compare, type Order } from './order.ts';
import { createPostingsStore } from './postings.ts';
import { priceMark } from './price-mark.ts';
import { codesOf, dimensions, measures, type Dimension, type Measure, type SearchRow } from './search-row.ts';
import { stationBandsAt } from './station-bands.ts';
import { createStationWalks, type StationWalks } from './station-walks.ts';
import { createTiles, type Tiles } from './tiles.ts';
import { createWordIndex, type WordIndex } from './word-index.ts';

export const orderings = {
  best: ['best_at', 'descending'],
  newest: ['ranked_at', 'descending'],
  price_asc: ['price', 'ascending'],
  price_desc: ['price', 'descending'],
  rent_asc: ['price_rent', 'ascending'],
  rent_desc: ['price_rent', 'descending'],
  price_per_area: ['price_per_area', 'ascending'],
  rent_per_area: ['rent_per_area', 'ascending'],
  usable_desc: ['usable_area_sqm', 'descending'],
  land_desc: ['land_total_sq_wah', 'descending'],
  confirmed: ['confirmed_at', 'descending'],
} as const satisfies Record<string, readonly [Measure, 'ascending' | 'descending']>;
export type Ordering = keyof typeof orderings;

/** Facets with few combinations of codes share a column. */
export const columnsOfFacets: readonly (readonly FacetName[])[] = [
  ['listing_type', 'property_type', 'seller_role', 'furnishing', 'condition', 'title_deed', 'bedrooms'],
  ['province', 'district'],
  ['facilities'],
  ['features'],
];

/**
 * All listed assets in memory, arranged for counting: a document number per version of an asset, postings per code and
 * word, a column per measure, the documents in every order. A changed asset gets a new document and its old one is
 * dead, so that postings only grow; {@link AssetIndex.deadShare} tells when to rebuild.
 */
export interface AssetIndex {
  upsert(row: SearchRow): void;
  remove(assetId: number): void;
  /** Documents of listed assets. Read only. */
  live(): Bitset;
  /** Number of documents so far, dead ones included. */
  documents(): number;
  /** Number of listed assets. */
  size(): number;
  /** Dead documents as a share of all, 0–1. */
  deadShare(): number;
  assetOf(doc: number): number;
  codes(dimension: Dimension): PostingsByCode;
  /** Each facet is in one column. */
  facetColumns: readonly Pick<FacetColumn, 'facets' | 'count'>[];
  stationBands: PostingsByCode;
  stationWalks: StationWalks['read'];
  /**
   * Minutes to a destination by document, rounded up; the last destinations are cached. Read only, and valid until the
   * end of the turn.
   */
  minutesTo(place: Destination): MinutesColumn;
  tiles: Omit<Tiles, 'add' | 'drop'>;
  words: WordIndex;
  /** The words of titles alone. */
  titles: WordIndex;
  /**
   * Unknown values are NaN, which fails every comparison. So is the capacity after the last document, up to a multiple
   * of 32.
   */
  column(measure: Measure): Float64Array;
  /** Price marks by document, see `priceMark`. */
  priceMarks(): Uint16Array;
  order(ordering: Ordering): Order;
  orders(): readonly Order[];
  /**
   * The state as of the call, in parts of a few megabytes. The index may change while the parts are read: later
   * documents are left out of the postings, and what else changes was copied.
   */
  save(): Iterable<IndexPart>;
  /** Fills an empty index with the parts of {@link AssetIndex.save}, in their order. */
  restore(part: IndexPart): void;
}

/** Initial capacity in documents; doubled when full. */
const initialCapacity = 1_024;

/** The capacity for a number of documents and one more. */
const capacityFor = (documents: number): number => {
  let capacity = initialCapacity;
  while (capacity <= documents) capacity *= 2;
  return capacity;
};

export const createAssetIndex = (): AssetIndex => {
  const listed = createListedDocs();
  const postings = createPostingsStore();
  const byDimension = Object.fromEntries(dimensions.map((name) => [name, createCodePostings(postings)])) as Record<
    Dimension,
    CodePostings
  >;
  const facetColumns = columnsOfFacets.map(createFacetColumn);
  const stationBands = createCodePostings(postings);
  const stationWalks = createStationWalks();
  const words = createWordIndex();
  const titles = createWordIndex();
  const columns = Object.fromEntries(
    measures.map((name) => [name, new Float64Array(initialCapacity).fill(Number.NaN)]),
  ) as Record<Measure, Float64Array<ArrayBuffer>>;
  const tiles = createTiles(() => live);
  let priceMarks = new Uint16Array(initialCapacity);
  let assetIds = new Float64Array(initialCapacity);
  let live: Bitset = emptySet(initialCapacity);
  let documents = 0;

  const minutesTo = createMinutesColumns({
    stationWalks: stationWalks.read,
    tiles,
    column: (measure) => columns[measure],
    documents: () => documents,
  });

  const compareBy = ([measure, direction]: readonly [Measure, 'ascending' | 'descending']): Compare => {
    const sign = direction === 'ascending' ? 1 : -1;
    return (a, b) => {
      const x = columns[measure][a]!;
      const y = columns[measure][b]!;
      if (x < y) return -sign;
      if (x > y) return sign;
      if (x !== y) {
        // At least one is NaN: unknown values come last in either direction.
        const difference = Number(Number.isNaN(x)) - Number(Number.isNaN(y));
        if (difference !== 0) return difference;
      }
      // Two versions of one asset may be equal; the dead one is never returned.
      return assetIds[b]! - assetIds[a]! || b - a;
    };
  };
  const orders = Object.fromEntries(
    Object.entries(orderings).map(([name, ordering]) => [name, createOrder(compareBy(ordering))]),
  ) as Record<Ordering, Order>;

  const ensureCapacity = () => {
    if (documents < assetIds.length) return;
    const grow = (column: Float64Array<ArrayBuffer>) => {
      const larger = new Float64Array(capacityFor(documents)).fill(Number.NaN);
      larger.set(column);
      return larger;
    };
    for (const name of measures) columns[name] = grow(columns[name]);
    assetIds = grow(assetIds);
  };

  const removeAsset = (assetId: number) => {
    const doc = listed.docOf(assetId);
    if (doc === undefined) return;
    remove(live, doc);
    for (const column of facetColumns) column.drop(doc);
    const [lat, lng] = [columns.lat[doc]!, columns.lng[doc]!];
    if (!Number.isNaN(lat)) tiles.drop(lat, lng, doc);
    listed.delete(assetId);
  };

  const save = (): Iterable<IndexPart> => {
    const count = documents;
    const saved = { live: live.slice(), columns: { ...columns }, assetIds, priceMarks };
    const ofFacets = facetColumns.map((column) => column.save(count));
    const ofWords = words.save(count);
    const ofTitles = titles.save(count);
    const ofOrders = Object.entries(orders).flatMap(([name, order]) =>
      order.runs().map((run) => ({ order: name as Ordering, run })),
    );
    return (function* (): Iterable<IndexPart> {
      yield { documents: count };
      for (const [from, values] of slices(saved.assetIds, count)) yield { assetIds: values, from };
      for (const [from, values] of slices(saved.priceMarks, count)) yield { priceMarks: values, from };
      for (const column of measures)
        for (const [from, values] of slices(saved.columns[column], count)) yield { column, values, from };
      for (const dimension of dimensions)
        for (const part of byDimension[dimension].save(count)) yield { dimension, postings: part };
      for (const bands of stationBands.save(count)) yield { stationBands: bands };
      for (const part of ofWords) yield { words: part };
      for (const part of ofTitles) yield { titles: part };
      for (const [facets, parts] of ofFacets.entries()) for (const part of parts) yield { facets, part };
      yield* ofOrders;
      yield { live: saved.live };
    })();
  };

  const restoreDocuments = (count: number) => {
    documents = count;
    ensureCapacity();
    live = withCapacityFor(live, count);
    priceMarks = withCapacity(priceMarks, count);
  };

  /** The last part: tiles, walks, listed assets and their counts follow from what was restored before. */
  const restoreLive = (saved: Bitset) => {
    live.set(saved.subarray(0, live.length));
    for (let doc = 0; doc < documents; doc++) {
      const isListed = has(live, doc);
      if (isListed) {
        listed.set(assetIds[doc]!, doc);
        for (const column of facetColumns) column.list(doc);
      }
      const [lat, lng] = [columns.lat[doc]!, columns.lng[doc]!];
      stationWalks.add(lat, lng);
      if (Number.isNaN(lat)) continue;
      tiles.add(lat, lng, doc);
      if (!isListed) tiles.drop(lat, lng, doc);
    }
  };

  const restore = (part: IndexPart) => {
    if ('documents' in part) restoreDocuments(part.documents);
    else if ('assetIds' in part) assetIds.set(part.assetIds, part.from);
    else if ('priceMarks' in part) priceMarks.set(part.priceMarks, part.from);
    else if ('column' in part) columns[part.column].set(part.values, part.from);
    else if ('dimension' in part) byDimension[part.dimension].restore(part.postings);
    else if ('stationBands' in part) stationBands.restore(part.stationBands);
    else if ('words' in part) words.restore(part.words);
    else if ('titles' in part) titles.restore(part.titles);
    else if ('facets' in part) facetColumns[part.facets]!.restore(part.part);
    else if ('order' in part) orders[part.order].restore(part.run);
    else restoreLive(part.live);
  };

  return {
    upsert(row) {
      removeAsset(row.asset_id);
      ensureCapacity();
      const doc = documents++;
      listed.set(row.asset_id, doc);
      assetIds[doc] = row.asset_id;
      live = withCapacityFor(live, doc);
      add(live, doc);
      for (const name of measures) columns[name][doc] = row[name] ?? Number.NaN;
      priceMarks = withCapacity(priceMarks, doc);
      priceMarks[doc] = priceMark(row.price_per_area, row.listing_type === 'rent');
      const codes = codesOf(row);
      for (const name of dimensions)
        for (const code of codes[name]) if (code !== null) byDimension[name].add(code, doc);
      for (const column of facetColumns) column.add(codes);
      stationWalks.add(columns.lat[doc]!, columns.lng[doc]!);
      if (row.lat !== null && row.lng !== null) {
        tiles.add(row.lat, row.lng, doc);
        for (const band of stationBandsAt(row.lat, row.lng)) stationBands.add(band, doc);
      }
      words.add(row.words, doc);
      titles.add(row.words.split('\n', row.title_lines).join('\n'), doc);
      for (const name of Object.keys(orders) as Ordering[]) orders[name].add(doc);
    },
    remove: removeAsset,
    live: () => live,
    documents: () => documents,
    size: listed.size,
    deadShare: () => (documents === 0 ? 0 : 1 - listed.size() / documents),
    assetOf: (doc) => assetIds[doc]!,
    codes: (dimension) => byDimension[dimension],
    facetColumns,
    stationBands,
    stationWalks: stationWalks.read,
    minutesTo,
    tiles,
    words,
    titles,
    column: (measure) => columns[measure],
    priceMarks: () => priceMarks,
    order: (ordering) => orders[ordering],
    orders: () => Object.values(orders),
    save,
    restore,
  };
};
