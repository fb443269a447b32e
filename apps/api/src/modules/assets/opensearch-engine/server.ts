import { readFile } from 'node:fs/promises';
import type { Client } from '@opensearch-project/opensearch';
import { SettingError, type Env } from '../../../env.ts';
import { EngineFailure, notBuilt } from '../search-engine/engine-failure.ts';
import type { Dsl } from './dsl.ts';

/** The client, and the alias by which searches address the current index. */
export interface Place {
  client: Client;
  name: string;
}

export interface Hit {
  _id: string;
  _source?: Record<string, unknown>;
  fields?: Record<string, unknown[]>;
}

/** What is read of an answer to a search. */
export interface Answer {
  total: number;
  hits: readonly Hit[];
  aggregations: Readonly<Record<string, Aggregation>>;
}

export interface Bucket {
  key: string | number;
  doc_count: number;
  [part: string]: unknown;
}

export interface Aggregation {
  doc_count?: number;
  buckets?: readonly Bucket[];
  sum_other_doc_count?: number;
  value?: unknown;
  [part: string]: unknown;
}

/** Statuses of a server that is overloaded, or that rejects our credentials. */
const refusals = new Set([401, 403, 408, 429, 502, 503, 504]);

const typeOf = (body: unknown): string => {
  const { error } = (body ?? {}) as { error?: { type?: unknown } };
  return typeof error?.type === 'string' ? error.type : 'no reason given';
};

/** An error of the client without the query, because addresses and reasons may repeat it. */
export const failureOf = (error: unknown): unknown => {
  const { name, meta } = error as { name?: string; meta?: { statusCode?: number; body?: unknown } };
  switch (name) {
    case 'ResponseError': {
      const status = meta?.statusCode ?? 0;
      if (status === 404) return notBuilt();
      const message = `OpenSearch answered ${status} (${typeOf(meta?.body)}).`;
      return new EngineFailure(refusals.has(status) ? 'refused' : 'wrong', message);
    }
    case 'TimeoutError':
    case 'RequestAbortedError':
      return new EngineFailure('late', 'OpenSearch did not answer in time.');
    case 'ConnectionError':
    case 'NoLivingConnectionsError':
      return new EngineFailure('refused', 'OpenSearch could not be reached.');
    case 'DeserializationError':
      return new EngineFailure('wrong', 'OpenSearch answered something else than JSON.');
    default:
      return error;
  }
};

/** A request, with errors of the client as failures of the engine. */
export const asked = async <Body>(request: PromiseLike<{ body: Body }>): Promise<Body> => {
  try {
    return (await request).body;
  } catch (error) {
    throw failureOf(error);
  }
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Rejects partial results, because their totals are wrong. */
const readAnswer = (body: unknown): Answer => {
  const { timed_out, _shards, hits, aggregations = {} } = (isObject(body) ? body : {}) as Record<string, unknown>;
  if (timed_out === true) throw new EngineFailure('late', 'OpenSearch searched a part only in the time it had.');
  const total = isObject(hits) && isObject(hits.total) ? hits.total.value : null;
  const isWhole = isObject(_shards) && _shards.failed === 0;
  if (!isWhole || !isObject(hits) || !Array.isArray(hits.hits) || typeof total !== 'number')
    throw new EngineFailure('wrong', 'OpenSearch answered something else than a whole search.');
  return { total, hits: hits.hits as Hit[], aggregations: aggregations as Answer['aggregations'] };
};

/** One search of an index. The server cancels it when the caller aborts. */
export const search = async (client: Client, index: string, withinMs: number, body: Dsl): Promise<Answer> =>
  readAnswer(
    await asked(
      client.search(
        {
          ...{ index, body: { track_total_hits: true, timeout: `${withinMs}ms`, ...body } as never },
          allow_partial_search_results: false,
        },
        { requestTimeout: withinMs, maxRetries: 0 },
      ),
    ),
  );

const readAuthority = async (file: string): Promise<Buffer> => {
  try {
    return await readFile(file);
  } catch {
    throw new SettingError('Wrong setting. OPENSEARCH_CA: this file cannot be read. See docs/settings.md.');
  }
};

/** Opens OpenSearch's client, which is loaded only here. It connects with the first request. */
const openClient = async ({
  OPENSEARCH_URL: node,
  OPENSEARCH_USER: username,
  OPENSEARCH_PASSWORD: password = '',
  OPENSEARCH_CA: authority,
}: OpenSearchSettings & { OPENSEARCH_URL: string }): Promise<Client> => {
  const { Client: OpenSearch } = await import('@opensearch-project/opensearch');
  return new OpenSearch({
    node,
    ...(username !== undefined && { auth: { username, password } }),
    ...(authority !== undefined && { ssl: { ca: await readAuthority(authority) } }),
    suggestCompression: true,
    // The default user agent reveals the operating system and its version.
    headers: { 'user-agent': 'yoodee' },
  });
};

export type OpenSearchSettings = Pick<
  Env,
  'SEARCH_ENGINE' | 'OPENSEARCH_URL' | 'OPENSEARCH_USER' | 'OPENSEARCH_PASSWORD' | 'OPENSEARCH_CA' | 'OPENSEARCH_INDEX'
>;

/** The client and the index of `SEARCH_ENGINE=opensearch`; null with another engine. Throws {@link SettingError}. */
export const openSearchPlace = async (env: OpenSearchSettings): Promise<Place | null> => {
  const { SEARCH_ENGINE, OPENSEARCH_URL, OPENSEARCH_INDEX } = env;
  if (SEARCH_ENGINE !== 'opensearch' || OPENSEARCH_URL === undefined) return null;
  return { client: await openClient({ ...env, OPENSEARCH_URL }), name: OPENSEARCH_INDEX };
};
