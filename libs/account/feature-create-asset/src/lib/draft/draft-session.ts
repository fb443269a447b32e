import { assetFieldNames, type MemberAsset } from '@yoodee/api-contract';
import type { CallFailure } from '@yoodee/api-client';
import { refreshSession, type AppStore } from '@yoodee/auth';
import {
  emptyDraft,
  isHalted,
  isSameValue,
  namesOf,
  sendableEdits,
  withChange,
  withDecision,
  withSaved,
  withTheirs,
  type DraftState,
  type Edits,
  type SaveStatus,
} from './draft-state.ts';
import { keptStore, newKey } from './kept-store.ts';
import { memberAssetsApi } from './member-assets.api.ts';
import { sendOnLeave } from './send-on-leave.ts';

const saveAfterMs = 1_000;
const longestRetryMs = 30_000;
const newDraftKey = 'new';

const kept = keptStore('edits');
const { createMemberAsset, getMemberAsset, updateMemberAsset } = memberAssetsApi.endpoints;

export interface DraftSession {
  /** Names the session for as long as the tab lives; the asset's id may come later. */
  key: string;
  getState(): DraftState;
  subscribe(listener: () => void): () => void;
  /** Takes in what the member answered, keeps it in this browser at once, and saves it within two seconds. */
  change(fields: Edits): void;
  /** Sends now what can be sent; resolves when nothing more can. */
  flush(): Promise<void>;
  /** Gives an unanswered draft its id; resolves with it, or null when the API could not be reached. */
  create(): Promise<number | null>;
  decide(decision: 'mine' | 'theirs'): void;
  noticeRead(): void;
  /** Restores the local copy and follows the page's events. Returns the way to stop, which sends what is left. */
  start(): () => void;
}

const statusOfFailure = ({ status, code }: CallFailure): SaveStatus => {
  if (status === 401) return 'signed_out';
  if (status === 404 || status === 410) return 'gone';
  if (code === 'wrong_state' || status === 403) return 'closed';
  return status === 0 ? 'offline' : 'failing';
};

/** Keeps one draft safe: one request at a time, only changed fields, retried until the API has them. */
export const createDraftSession = (
  store: AppStore,
  givenId: number | null,
  onCreated: (id: number) => void,
): DraftSession => {
  const listeners = new Set<() => void>();
  let state = emptyDraft(givenId);
  let creationKey = newKey();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let attempts = 0;
  let isRestored = false;

  const set = (next: Partial<DraftState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };

  const savedAsset = (): MemberAsset | undefined =>
    state.id === null ? undefined : getMemberAsset.select(state.id)(store.getState()).data;

  const keep = () => {
    const { id, edits, base } = state;
    if (id === null) return kept.set(newDraftKey, { edits, base, creationKey });
    return namesOf(edits).length > 0 ? kept.set(String(id), { edits, base }) : kept.remove(String(id));
  };

  const runAfter = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
  };

  const retryLater = (failure: CallFailure) => {
    set({ status: statusOfFailure(failure) });
    if (state.status === 'signed_out') void refreshSession(store);
    if (isHalted(state)) return;
    runAfter(Math.min(longestRetryMs, 1_000 * 2 ** attempts));
    attempts += 1;
  };

  const createDraft = async (): Promise<boolean> => {
    const result = await store.dispatch(createMemberAsset.initiate({ idempotencyKey: creationKey }, { track: false }));
    if (!result.data) {
      retryLater(result.error as CallFailure);
      return false;
    }
    const { data: asset } = result;
    await store.dispatch(memberAssetsApi.util.upsertQueryData('getMemberAsset', asset.id, asset));
    attempts = 0;
    onCreated(asset.id);
    set({ id: asset.id });
    await keep();
    await kept.remove(newDraftKey);
    return true;
  };

  const takeTheirs = (theirs: MemberAsset, before: MemberAsset) => {
    const isChangedElsewhere = assetFieldNames.some(
      (name) => !isSameValue(before[name], theirs[name]) && !isSameValue(state.edits[name], theirs[name]),
    );
    set(withTheirs(state, theirs));
    if (state.status !== 'conflict' && isChangedElsewhere) set({ isMerged: true });
  };

  /** True when the rest can be sent on the version that is current now. */
  const afterStale = async (before: MemberAsset): Promise<boolean> => {
    const result = await store.dispatch(getMemberAsset.initiate(before.id, { forceRefetch: true, subscribe: false }));
    if (!result.data) {
      retryLater(result.error as CallFailure);
      return false;
    }
    takeTheirs(result.data, before);
    await keep();
    return !isHalted(state);
  };

  /** True when the rest of the changes can be sent. */
  const afterFailure = (failure: CallFailure, asset: MemberAsset, sent: Edits): Promise<boolean> | boolean => {
    const { code, errors } = failure;
    if (code === 'stale_version') return afterStale(asset);
    if (code === 'not_ready') {
      set({ status: 'blocked', refused: errors });
      return false;
    }
    if (code === 'invalid_request' && Object.keys(errors).some((name) => name in sent)) {
      set({ refused: { ...state.refused, ...errors } });
      return true;
    }
    retryLater(failure);
    return false;
  };

  /** Sends once; true when there may be more to send. */
  const step = async (): Promise<boolean> => {
    if (isHalted(state)) return false;
    if (state.id === null) return createDraft();
    const asset = savedAsset();
    if (!asset) return false;
    const changes = sendableEdits(state);
    if (namesOf(changes).length === 0) {
      set({ status: namesOf(state.edits).length > 0 ? 'refused' : 'saved' });
      return false;
    }
    set({ status: state.status === 'blocked' ? 'blocked' : 'saving' });
    const result = await store.dispatch(
      updateMemberAsset.initiate({ id: state.id, body: { version: asset.version, ...changes } }, { track: false }),
    );
    if (!result.data) return afterFailure(result.error as CallFailure, asset, changes);
    attempts = 0;
    set({ ...withSaved(state, changes), status: 'saved' });
    await keep();
    return true;
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

  const restore = async () => {
    if (isRestored) return;
    isRestored = true;
    const copy = await kept.get(state.id === null ? newDraftKey : String(state.id));
    if (!copy) return;
    if (state.id === null && copy.creationKey) creationKey = copy.creationKey;
    set({ edits: { ...copy.edits, ...state.edits }, base: { ...state.base, ...copy.base } });
  };

  /** What was kept may be older than what the API has been told since, here or elsewhere. */
  const reconcile = async () => {
    const asset = savedAsset();
    if (!asset || namesOf(state.edits).length === 0) return;
    set(withTheirs(state, asset));
    await keep();
  };

  const resume = () => {
    if (state.status === 'signed_out') set({ status: 'waiting' });
    if (namesOf(state.edits).length > 0) void run();
  };

  const onPageHide = () => {
    const asset = savedAsset();
    const changes = sendableEdits(state);
    if (asset && !isHalted(state) && namesOf(changes).length > 0) sendOnLeave(asset.id, asset.version, changes);
  };

  const onVisibilityChange = () => {
    if (document.visibilityState === 'hidden') resume();
  };

  return {
    key: newKey(),
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(fields) {
      set(withChange(state, fields, savedAsset() ?? {}));
      void keep();
      if (isHalted(state)) return;
      const isRetrying = state.status === 'offline' || state.status === 'failing';
      if (state.id === null && !isRetrying) void run();
      else if (!isRetrying && state.status !== 'waiting') runAfter(saveAfterMs);
      if (!isRetrying && state.status !== 'saving') set({ status: state.status === 'blocked' ? 'blocked' : 'waiting' });
    },
    flush: () => (namesOf(state.edits).length > 0 ? run() : Promise.resolve()),
    async create() {
      if (state.id === null) await run();
      return state.id;
    },
    decide(decision) {
      set(withDecision(state, decision));
      void keep().then(run);
    },
    noticeRead: () => set({ isMerged: false }),
    start() {
      void restore().then(reconcile).then(resume);
      addEventListener('online', resume);
      addEventListener('pagehide', onPageHide);
      document.addEventListener('visibilitychange', onVisibilityChange);
      return () => {
        removeEventListener('online', resume);
        removeEventListener('pagehide', onPageHide);
        document.removeEventListener('visibilitychange', onVisibilityChange);
        resume();
      };
    },
  };
};
