import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { readReach } from '@yoodee/api-contract/reach';
import type { SearchResult } from '@yoodee/server-search-index';
import { asOffered } from '@yoodee/server-search-index/definition';
import { journeysTo } from '@yoodee/server-thai-geo';
import { readContentVersion } from '../../../db/content-version.ts';
import type { Db } from '../../../db/database.ts';
import { shareRuns } from '../../../db/share-runs.ts';
import type { SearchEngine } from '../search-engine.ts';
import { notBuilt } from '../search-engine/engine-failure.ts';
import { reportLag } from '../search-engine/search-engine.metrics.ts';
import { clusterListings } from './cluster.ts';
import { allOfThem } from './conditions.ts';
import { allOf } from './dsl.ts';
import { facetRequests, readFacets, splitByFacets } from './facets.ts';
import { feedIndex } from './feed.ts';
import { indexDefinition } from './index-template.ts';
import { readState } from './index-state.ts';
import { understand, type Moment } from './moment.ts';
import { findNearMisses, findRelaxations } from './near-misses.ts';
import { pageOf } from './order.ts';
import { search, type Hit, type Place } from './server.ts';

const numberOr = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);

const readJourneys = async (
  { ask }: Moment,
  { reach }: AssetQuery,
  assetIds: readonly number[],
  found: readonly Hit[],
): Promise<SearchResult['journeys']> => {
  if (!reach || assetIds.length === 0) return new Map();
  const hits =
    found.length > 0
      ? found
      : (await ask({ query: { terms: { asset_id: assetIds } }, size: assetIds.length, _source: ['lat', 'lng'] })).hits;
  const ways = reach.flatMap((text) => readReach(text) ?? []).map(({ place }) => journeysTo(place));
  return new Map(
    hits.map(({ _id, _source: { lat, lng } = {} }) => {
      const from = { lat: numberOr(lat, NaN), lng: numberOr(lng, NaN) };
      return [Number(_id), ways.map((way) => way(from))];
    }),
  );
};

/** Page, total and counts in one request, so that they agree. */
export const searchListings = async (moment: Moment, query: AssetQuery): Promise<SearchResult> => {
  const understood = await understand(moment, query);
  const { common, replaceable } = splitByFacets(understood.conditions);
  const answer = await moment.ask({
    ...pageOf(query, allOfThem(common), understood.titled),
    post_filter: allOfThem(replaceable),
    aggs: facetRequests(replaceable),
    _source: ['lat', 'lng'],
  });
  const { total, hits } = answer;
  const assetIds = hits.map(({ _id }) => Number(_id));
  const nearMisses = total === 0 ? await findNearMisses(moment, asOffered(query), understood) : [];
  return {
    ...{ assetIds, total, facets: readFacets(query, answer), nearMisses },
    relaxations: total === 0 ? await findRelaxations(moment, query, understood) : [],
    journeys: await readJourneys(moment, query, [...assetIds, ...nearMisses.map(({ assetId }) => assetId)], hits),
  };
};

/** The matching ones of the given listings, in the given order. */
export const listingsAmong = async (
  moment: Moment,
  query: AssetQuery,
  assetIds: readonly number[],
): Promise<number[]> => {
  if (assetIds.length === 0) return [];
  const { conditions } = await understand(moment, query);
  const { hits } = await moment.ask({
    query: allOf([{ terms: { asset_id: assetIds } }, allOfThem(conditions)]),
    size: assetIds.length,
    _source: false,
  });
  const found = new Set(hits.map(({ _id }) => Number(_id)));
  return assetIds.filter((assetId) => found.has(assetId));
};

/**
 * Search by OpenSearch, in an index that follows the content version. A search first waits until the index includes all
 * earlier changes; changes are read from `db`, versions from `readDb`.
 *
 * @param withinMs after which a request of a search is given up
 */
export const createOpenSearchEngine = ({
  db,
  readDb,
  place,
  withinMs,
}: {
  db: Db;
  readDb: Db;
  place: Place;
  withinMs: number;
}): SearchEngine => {
  const feed = shareRuns(() => feedIndex(db, place));

  const ask = async <Answer>(question: (moment: Moment) => Promise<Answer>): Promise<Answer> => {
    const state = await readState(place, withinMs);
    // Read after the state of the index, so only a restored database can be behind it.
    const { version, now } = await readContentVersion(readDb);
    if (state.definition !== indexDefinition || state.version > version) throw notBuilt();
    reportLag(version - state.version);
    if (state.version < version) await feed();
    return question({ now: now.getTime(), ask: (request) => search(place.client, place.name, withinMs, request) });
  };

  return {
    search: (query) => ask((moment) => searchListings(moment, query)),
    cluster: (query) => ask((moment) => clusterListings(moment, query)),
    among: (query, assetIds) => ask((moment) => listingsAmong(moment, query, assetIds)),
  };
};
