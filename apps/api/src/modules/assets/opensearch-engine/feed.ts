import { sql } from 'drizzle-orm';
import type { Client } from '@opensearch-project/opensearch';
import type { SearchRow } from '@yoodee/server-search-index';
import { readContentVersion } from '../../../db/content-version.ts';
import type { Db } from '../../../db/database.ts';
import { EngineFailure, notBuilt } from '../search-engine/engine-failure.ts';
import { createSearchRowQueries } from '../search-rows.queries.ts';
import { indexDefinition } from './index-template.ts';
import { createIndex, readState, readStateIfBuilt, refresh, saveState, swapAlias } from './index-state.ts';
import { documentOf } from './listing-document.ts';
import { failureOf, type Place } from './server.ts';

/** Arbitrary numbers that no other advisory lock uses: one process builds at a time, and one feeds. */
const locks = { build: 4_200_084, feed: 4_200_085 };

/** Options of bulk requests: their size in bytes, and retries with a pause when the server is busy. */
const bulk = { flushBytes: 2_000_000, concurrency: 1, retries: 5, wait: 500 };

/** Time limit of update requests; searches have a shorter one. */
const withinMs = 10_000;

type Change = { put: SearchRow } | { drop: number };

/**
 * Writes changes to an index. Each carries the content version at which it was read (external versioning), so that a
 * process which has lost the lock cannot overwrite newer changes. Throws an {@link EngineFailure} if one is refused.
 */
export const write = async (
  client: Client,
  { index, version }: { index: string; version: number },
  changes: AsyncIterable<Change>,
): Promise<void> => {
  let dropped: number | null = null;
  const actionOf = (change: Change): object => {
    const id = 'put' in change ? change.put.asset_id : change.drop;
    const target = { _index: index, _id: String(id), version, version_type: 'external_gte' };
    return 'put' in change ? [{ index: target }, documentOf(change.put)] : { delete: target };
  };
  try {
    await client.helpers.bulk({
      ...bulk,
      datasource: changes as never,
      onDocument: (change) => actionOf(change as Change) as never,
      // There is nothing to remove, or a later version is stored already.
      onDrop: ({ status }) => (dropped ??= status === 404 || status === 409 ? null : status),
    });
  } catch (error) {
    throw failureOf(error);
  }
  if (dropped !== null)
    throw new EngineFailure(dropped === 429 ? 'refused' : 'wrong', `OpenSearch did not take a listing (${dropped}).`);
};

async function* changesSince(db: Db, version: number): AsyncGenerator<Change> {
  const rows = createSearchRowQueries(db);
  // A new index has nothing to remove.
  if (version > 0) for (const drop of await rows.removedSince(version)) yield { drop };
  for await (const chunk of rows.changedSince(version)) for (const put of chunk) yield { put };
}

const bring = async (db: Db, { client }: Place, from: { index: string; version: number }): Promise<void> => {
  // Read before the rows: a row may be newer than this version, and is then sent again by the next feed.
  const { version } = await readContentVersion(db);
  if (version === from.version) return;
  await write(client, { index: from.index, version }, changesSince(db, from.version));
  await refresh(client, from.index);
  await saveState(client, { index: from.index, definition: indexDefinition, version });
};

const waitForTurn = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(${locks.feed})`);

/** Brings the index up to the content version, one process after the other. */
export const feedIndex = (db: Db, place: Place): Promise<void> =>
  db.transaction(async (tx) => {
    await waitForTurn(tx);
    const state = await readState(place, withinMs);
    if (state.definition !== indexDefinition) throw notBuilt();
    await bring(tx, place, state);
  });

/** Whether the index can be updated: it is of this release, and not ahead of a restored database. */
const isUsable = async (db: Db, state: Awaited<ReturnType<typeof readStateIfBuilt>>): Promise<boolean> =>
  state?.definition === indexDefinition && state.version <= (await readContentVersion(db)).version;

/**
 * Builds a new index beside the one in use and swaps the alias. Searches are not interrupted. The next build removes
 * the remains of a failed one, and the next feed writes changes that were made meanwhile. Does nothing where a usable
 * index exists, or while another process builds one.
 */
export const buildIndex = (db: Db, place: Place): Promise<'built' | 'exists' | 'others build'> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ isFree: boolean }>(
      sql`select pg_try_advisory_xact_lock(${locks.build}) as "isFree"`,
    );
    if (!rows[0]?.isFree) return 'others build';
    const state = await readStateIfBuilt(place, withinMs);
    if (await isUsable(tx, state)) return 'exists';
    const index = await createIndex(place, state?.index ?? null);
    await bring(tx, place, { index, version: 0 });
    // No process writes to the old index any more, so none can recreate it after it is removed.
    await waitForTurn(tx);
    await swapAlias(place, index);
    return 'built';
  });
