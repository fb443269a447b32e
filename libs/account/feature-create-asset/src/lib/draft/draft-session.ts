import { newKey } from '@yoodee/api-client';
import type { AssetFieldName } from '@yoodee/api-contract';
import { selectUserProfile, type AppStore } from '@yoodee/auth';
import { createDraftCell } from './draft-cell.ts';
import { createDraftSaver } from './draft-saver.ts';
import {
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
  /** Ends a conflict: these fields become as they were changed elsewhere. */
  decide(taken: readonly AssetFieldName[]): void;
  /** The member knows that changes were merged. */
  noticeRead(): void;
  /** Restores the local copy and follows the page's events. Returns the way to stop, which sends what is left. */
  start(): () => void;
}

/** Keeps one draft safe, from the member's answer to the API's. */
export const createDraftSession = (
  store: AppStore,
  id: number | null,
  onCreated: (id: number) => void,
): DraftSession => {
  const memberId = selectUserProfile(store.getState())?.user_id;
  const cell = createDraftCell({ id, newDraft: `new-of-${memberId}` });
  const saver = createDraftSaver({ cell, store, onCreated, onSaved: () => takeUp() });
  const hasEdits = () => namesOf(cell.get().edits).length > 0;

  /** What was kept may be older than what the API has been told since, here or elsewhere. */
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
    // A retry is on its way and takes the new answers along.
    if (isHalted(cell.get()) || status === 'offline' || status === 'failing') return;
    // The first answer makes the draft: until then there is nothing to come back to.
    if (draftId === null) void saver.run();
    else if (status !== 'waiting') saver.runAfter(saveAfterMs);
    if (status !== 'saving' && status !== 'blocked') cell.set({ status: 'waiting' });
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
