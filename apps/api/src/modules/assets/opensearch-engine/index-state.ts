import type { Client } from '@opensearch-project/opensearch';
import { EngineFailure } from '../search-engine/engine-failure.ts';
import { indexTemplate, patternOf } from './index-template.ts';
import { asked, type Place } from './server.ts';

/** The index that searches read. */
export interface IndexState {
  /** The name of the index behind the alias. */
  index: string;
  definition: string;
  /** The content version of the index. */
  version: number;
}

/** The state is a document in the index itself, so both are swapped together. The alias hides it from searches. */
const stateId = 'state';

const listingsOnly = { exists: { field: 'asset_id' } };

/** Throws an {@link EngineFailure}: `not built` where there is no index. Realtime: needs no refresh. */
export const readState = async ({ client, name }: Place, withinMs: number): Promise<IndexState> => {
  const body: unknown = await asked(
    client.get({ index: name, id: stateId }, { requestTimeout: withinMs, maxRetries: 0 }),
  );
  const { _index: index, _source } = (body ?? {}) as { _index?: unknown; _source?: Partial<IndexState> };
  const { definition, version } = _source ?? {};
  if (typeof index !== 'string' || typeof definition !== 'string' || !Number.isSafeInteger(version))
    throw new EngineFailure('wrong', 'OpenSearch has a state that is none.');
  return { index, definition, version: version! };
};

/** The state, or null where nothing was built. */
export const readStateIfBuilt = async (place: Place, withinMs: number): Promise<IndexState | null> => {
  try {
    return await readState(place, withinMs);
  } catch (error) {
    if (error instanceof EngineFailure && error.failure === 'not built') return null;
    throw error;
  }
};

/** Stores the content version of an index. Call it after a refresh. */
export const saveState = async (client: Client, { index, definition, version }: IndexState): Promise<void> => {
  await asked(client.index({ index, id: stateId, body: { definition, version } }));
};

/** Makes everything that was written visible to searches. */
export const refresh = async (client: Client, index: string): Promise<void> => {
  const { _shards } = (await asked(client.indices.refresh({ index }))) as { _shards?: { failed?: number } };
  if (_shards?.failed !== 0) throw new EngineFailure('refused', 'OpenSearch did not refresh the index.');
};

/** The indices of this name, also those of builds that were never finished. */
const existing = async ({ client, name }: Place): Promise<string[]> => {
  const body = await asked(client.indices.get({ index: patternOf(name), allow_no_indices: true }));
  return Object.keys(body as object);
};

/** Creates an empty index from the template. Those that no search reads are removed. */
export const createIndex = async (place: Place, current: string | null): Promise<string> => {
  const { client, name } = place;
  await asked(client.indices.putIndexTemplate({ name, body: indexTemplate(name) as never }));
  const left = (await existing(place)).filter((index) => index !== current);
  if (left.length > 0) await asked(client.indices.delete({ index: left, ignore_unavailable: true }));
  const index = patternOf(name).replace('*', String(Date.now()));
  await asked(client.indices.create({ index }));
  return index;
};

/** Points the alias of searches at this index and removes the previous ones, atomically. */
export const swapAlias = async (place: Place, index: string): Promise<void> => {
  const { client, name } = place;
  const before = (await existing(place)).filter((other) => other !== index);
  const actions = [
    { add: { index, alias: name, filter: listingsOnly } },
    ...before.map((other) => ({ remove_index: { index: other } })),
  ];
  await asked(client.indices.updateAliases({ body: { actions } }));
};
