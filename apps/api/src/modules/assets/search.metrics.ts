import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { Gauge, Histogram } from 'prom-client';

const duration = new Histogram({
  name: 'yoodee_search_duration_seconds',
  help: 'Time of a question to the search index, catching up included, by its shape.',
  labelNames: ['shape'] as const,
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5],
});

const documents = new Gauge({ name: 'yoodee_search_index_documents', help: 'Listed assets in the search index.' });

const deadShare = new Gauge({
  name: 'yoodee_search_index_dead_ratio',
  help: 'Share of the index that belongs to removed assets. Above 0.5 a large index is rebuilt.',
});

const version = new Gauge({
  name: 'yoodee_search_index_content_version',
  help: 'Content version that the index holds. Replicas that differ for long do not follow the database.',
});

const caughtUp = new Gauge({
  name: 'yoodee_search_index_caught_up_timestamp_seconds',
  help: 'When the index was last compared with the database, in seconds since 1970.',
});

export type SearchShape =
  'words' | 'words and filters' | 'filters' | 'everything' | 'map' | 'similar' | 'among' | 'read';

/** The label of a search by the kinds of filters that determine its cost. */
export const searchShape = ({ q, sort: _sort, page: _page, ...filters }: AssetQuery): SearchShape => {
  const hasFilters = Object.values(filters).some((value) => value !== undefined);
  if (q === undefined || q === '') return hasFilters ? 'filters' : 'everything';
  return hasFilters ? 'words and filters' : 'words';
};

/** Runs a search and measures it. */
export const measureSearch = async <Answer>(shape: SearchShape, search: () => Promise<Answer>): Promise<Answer> => {
  const end = duration.startTimer({ shape });
  try {
    return await search();
  } finally {
    end();
  }
};

/** Reports the state of the index after it has caught up. */
export const reportIndex = (index: { documents(): number; deadShare(): number }, contentVersion: number) => {
  documents.set(index.documents());
  deadShare.set(index.deadShare());
  version.set(contentVersion);
  caughtUp.setToCurrentTime();
};
