import { newKey } from '@yoodee/api-client';
import type { AssetFieldName } from '@yoodee/asset-rules/fields';
import { selectUserProfile, type AppStore } from '@yoodee/auth';
import { createDraftCell } from './draft-cell.ts';
import { createDraftAutosave } from './draft-autosave.ts';
import {
  emptyDraft,
  isHalted,
  namesOf,
  sendableEdits,
  withChange,
  withDecision,
  withTheirs,
  type DraftState,
  type Edits,
} from './draft-state.ts';
import { sendOnLeave } from './send-on-leave.ts';

const saveAfterMs = 1_000;

export interface DraftSession {
  /** Identifies the session until the tab is closed. The asset id may be assigned later. */
  key: string;
  getState(): DraftState;
  subscribe(listener: () => void): () => void;
  /** Applies the member's edits, stores them in this browser at once, and saves them within two seconds. */
  change(fields: Edits): void;
  /** Sends all edits that can be sent now. Resolves when there is nothing more to send. */
  flush(): Promise<void>;
  /** Creates a draft that has no edits yet. Resolves with its id, or with null if the request failed. */
  create(): Promise<number | null>;
  /** Resolves a conflict: the fields in `taken` get the values that were saved elsewhere. */
  decide(taken: readonly AssetFieldName[]): void;
  /** Drops the edits that are not saved, here and in this browser's storage. */
  forgetEdits(): Promise<void>;
  /** Dismisses the notice that changes were merged. */
  noticeRead(): void;
  /**
   * Restores the local copy and listens to page events. Returns a function that stops listening and sends remaining
   * edits.
   */
  start(): () => void;
}

/** Autosaves one draft. */
export const createDraftSession = (
  store: AppStore,
  id: number | null,
  onCreated: (id: number) => void,
): DraftSession => {
  const memberId = selectUserProfile(store.getState())?.user_id;
  const cell = createDraftCell({ id, newDraft: `new-of-${memberId}` });
  const saver = createDraftAutosave({ cell, store, onCreated, onSaved: () => takeUp() });
  const hasEdits = () => namesOf(cell.get().edits).length > 0;

  /** The restored edits may be older than the asset that the API has stored since. */
  const reconcile = async () => {
    const asset = saver.asset();
    if (!asset || !hasEdits()) return;
    cell.set(withTheirs(cell.get(), asset));
    await cell.keep();
  };

  const resume = () => {
    if (cell.get().status === 'signed_out') cell.set({ status: 'waiting' });
    if (hasEdits()) void saver.run();
  };

  const takeUp = () => cell.restore(() => void reconcile().then(resume));

  const onOnline = () => {
    takeUp();
    resume();
  };

  const schedule = () => {
    const { id: draftId, status } = cell.get();
    // A retry is scheduled and will include the new edits.
    if (isHalted(cell.get()) || status === 'offline' || status === 'failing') return;
    // The first edit creates the draft at once: without an id, the draft has no URL to return to.
    if (draftId === null) void saver.run();
    else if (status !== 'waiting') saver.runAfter(saveAfterMs);
    if (status !== 'saving') cell.set({ status: 'waiting' });
  };

  const onPageHide = () => {
    const asset = saver.asset();
    const changes = sendableEdits(cell.get());
    if (asset && !isHalted(cell.get()) && namesOf(changes).length > 0) sendOnLeave(asset.id, asset.version, changes);
  };

  const onVisibilityChange = () => {
    if (document.visibilityState === 'hidden') resume();
    else takeUp();
  };

  return {
    key: newKey(),
    getState: cell.get,
    subscribe: cell.subscribe,
    change(fields) {
      cell.set(withChange(cell.get(), fields, saver.asset() ?? {}));
      void cell.keep();
      schedule();
    },
    flush: () => (hasEdits() ? saver.run() : Promise.resolve()),
    async create() {
      if (cell.get().id === null) await saver.run();
      return cell.get().id;
    },
    decide(taken) {
      cell.set(withDecision(cell.get(), taken));
      void cell.keep().then(saver.run);
    },
    forgetEdits() {
      cell.set({ ...emptyDraft(cell.get().id) });
      return cell.keep();
    },
    noticeRead: () => cell.set({ isMerged: false }),
    start() {
      takeUp();
      resume();
      addEventListener('online', onOnline);
      addEventListener('pagehide', onPageHide);
      document.addEventListener('visibilitychange', onVisibilityChange);
      return () => {
        removeEventListener('online', onOnline);
        removeEventListener('pagehide', onPageHide);
        document.removeEventListener('visibilitychange', onVisibilityChange);
        resume();
      };
    },
  };
};
