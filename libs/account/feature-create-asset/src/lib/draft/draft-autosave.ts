import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import { refreshSession, type AppStore } from '@yoodee/auth';
import type { DraftCell } from './draft-cell.ts';
import { createDraftRequests } from './draft-requests.ts';
import { isHalted, namesOf, sendableEdits } from './draft-state.ts';
import { createDraftSteps } from './draft-steps.ts';
import { createRetryTimer } from './retry-timer.ts';
import type { Setback } from './save-failure.ts';

export interface DraftAutosave {
  /** The cached asset: the last response of the API. */
  asset(): MemberAsset | undefined;
  /** Sends all edits that can be sent, one request at a time. Concurrent calls share one run. */
  run(): Promise<void>;
  /** Runs after a delay. A later call replaces an earlier one. */
  runAfter(ms: number): void;
}

export interface DraftAutosaveOptions {
  cell: DraftCell;
  store: AppStore;
  onCreated: (id: number) => void;
  /** Called when the API has stored all edits. */
  onSaved: () => void;
}

/** Saves the edits of a draft and retries with exponential backoff until the API has stored them. */
export const createDraftAutosave = ({ cell, store, onCreated, onSaved }: DraftAutosaveOptions): DraftAutosave => {
  const requests = createDraftRequests(store);
  const timer = createRetryTimer(() => void run());
  let running: Promise<void> | null = null;

  const onSetback = ({ kind, status }: Setback) => {
    cell.set({ status });
    if (status === 'signed_out') void refreshSession(store);
    if (kind === 'retry') timer.runLater();
  };

  const steps = createDraftSteps({ cell, requests, onCreated, onTaken: timer.reset, onSetback });

  const asset = () => {
    const { id } = cell.get();
    return id === null ? undefined : requests.known(id);
  };

  /** Sends one request. Resolves with true if there may be more to send. */
  const step = async (): Promise<boolean> => {
    const state = cell.get();
    if (isHalted(state)) return false;
    if (state.id === null) return steps.create();
    const before = asset();
    if (!before) return false;
    const changes = sendableEdits(state);
    if (namesOf(changes).length > 0) return steps.save(before, changes);
    const isAllSaved = namesOf(state.edits).length === 0;
    cell.set({ status: isAllSaved ? 'saved' : 'refused' });
    if (isAllSaved) onSaved();
    return false;
  };

  const runAll = async () => {
    timer.cancel();
    while (await step());
  };

  const run = (): Promise<void> => {
    running ??= runAll().finally(() => {
      running = null;
    });
    return running;
  };

  return { asset, run, runAfter: timer.runAfter };
};
