import type { CallFailure } from '@yoodee/api-client';
import { assetFieldNames, type MemberAsset } from '@yoodee/api-contract';
import { refreshSession, type AppStore } from '@yoodee/auth';
import type { DraftCell } from './draft-cell.ts';
import {
  isHalted,
  isSameValue,
  namesOf,
  sendableEdits,
  withMissing,
  withRefused,
  withSaved,
  withTheirs,
  type Edits,
  type SaveStatus,
} from './draft-state.ts';
import { memberAssetsApi } from './member-assets.api.ts';

const longestRetryMs = 30_000;

const { createMemberAsset, getMemberAsset, updateMemberAsset } = memberAssetsApi.endpoints;

export interface DraftSaver {
  /** The asset as the API last answered it. */
  asset(): MemberAsset | undefined;
  /** Sends what can be sent, one request at a time; whoever calls while it runs waits for the same run. */
  run(): Promise<void>;
  /** The same after a while; a later call replaces an earlier one. */
  runAfter(ms: number): void;
}

const statusOfFailure = ({ status, code }: CallFailure): SaveStatus => {
  if (status === 401) return 'signed_out';
  if (status === 404 || status === 410) return 'gone';
  if (code === 'wrong_state' || status === 403) return 'closed';
  return status === 0 ? 'offline' : 'failing';
};

export interface DraftSaverOptions {
  cell: DraftCell;
  store: AppStore;
  onCreated: (id: number) => void;
  /** The API has everything. */
  onSaved: () => void;
}

/** Brings a draft's changes to the API, and again until it has them. */
export const createDraftSaver = ({ cell, store, onCreated, onSaved }: DraftSaverOptions): DraftSaver => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let attempts = 0;

  const asset = () => {
    const { id } = cell.get();
    return id === null ? undefined : getMemberAsset.select(id)(store.getState()).data;
  };

  const runAfter = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
  };

  const retryLater = (failure: CallFailure): false => {
    cell.set({ status: statusOfFailure(failure) });
    if (failure.status === 401) void refreshSession(store);
    if (isHalted(cell.get())) return false;
    runAfter(Math.min(longestRetryMs, 1_000 * 2 ** attempts));
    attempts += 1;
    return false;
  };

  const create = async (): Promise<boolean> => {
    const idempotencyKey = cell.creationKey();
    const result = await store.dispatch(createMemberAsset.initiate({ idempotencyKey }, { track: false }));
    if (!result.data) return retryLater(result.error as CallFailure);
    const { data } = result;
    await store.dispatch(memberAssetsApi.util.upsertQueryData('getMemberAsset', data.id, data));
    attempts = 0;
    onCreated(data.id);
    await cell.created(data.id);
    return true;
  };

  const afterStale = async (before: MemberAsset): Promise<boolean> => {
    const result = await store.dispatch(getMemberAsset.initiate(before.id, { forceRefetch: true, subscribe: false }));
    if (!result.data) return retryLater(result.error as CallFailure);
    const { data: theirs } = result;
    const { edits } = cell.get();
    const isChangedElsewhere = assetFieldNames.some(
      (name) => !isSameValue(before[name], theirs[name]) && !isSameValue(edits[name], theirs[name]),
    );
    cell.set(withTheirs(cell.get(), theirs));
    await cell.keep();
    if (isHalted(cell.get())) return false;
    if (isChangedElsewhere) cell.set({ isMerged: true });
    return true;
  };

  const afterFailure = (failure: CallFailure, before: MemberAsset, sent: Edits): Promise<boolean> | boolean => {
    const { code, errors } = failure;
    if (code === 'stale_version') return afterStale(before);
    if (code === 'not_ready') {
      cell.set(withMissing(cell.get(), errors));
      return false;
    }
    if (code === 'invalid_request' && Object.keys(errors).some((name) => name in sent)) {
      cell.set(withRefused(cell.get(), sent, errors));
      return true;
    }
    return retryLater(failure);
  };

  const save = async (before: MemberAsset, changes: Edits): Promise<boolean> => {
    cell.set({ status: cell.get().status === 'blocked' ? 'blocked' : 'saving' });
    const body = { version: before.version, ...changes };
    const result = await store.dispatch(updateMemberAsset.initiate({ id: before.id, body }, { track: false }));
    if (!result.data) return afterFailure(result.error as CallFailure, before, changes);
    attempts = 0;
    cell.set({ ...withSaved(cell.get(), changes), status: 'saved' });
    await cell.keep();
    return true;
  };

  /** Sends once; true when there may be more to send. */
  const step = async (): Promise<boolean> => {
    const state = cell.get();
    if (isHalted(state)) return false;
    if (state.id === null) return create();
    const before = asset();
    if (!before) return false;
    const changes = sendableEdits(state);
    if (namesOf(changes).length > 0) return save(before, changes);
    const isAllSaved = namesOf(state.edits).length === 0;
    cell.set({ status: isAllSaved ? 'saved' : 'refused' });
    if (isAllSaved) onSaved();
    return false;
  };

  const runAll = async () => {
    clearTimeout(timer);
    while (await step());
  };

  const run = (): Promise<void> => {
    running ??= runAll().finally(() => {
      running = null;
    });
    return running;
  };

  return { asset, run, runAfter };
};
