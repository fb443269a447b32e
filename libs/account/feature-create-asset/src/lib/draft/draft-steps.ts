import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import { assetFieldNames } from '@yoodee/asset-rules/fields';
import type { DraftCell } from './draft-cell.ts';
import type { DraftRequests } from './draft-requests.ts';
import { isHalted, isSameValue, withRefused, withSaved, withTheirs, type Changes } from './draft-state.ts';
import { readSaveFailure, readSetback, type SaveFailure, type Setback } from './save-failure.ts';

/** Each method resolves with whether there may be more to send. */
export interface DraftSteps {
  /** Creates the draft. */
  create(): Promise<boolean>;
  /** Saves changes that were made to the version `before`. */
  save(before: MemberAsset, changes: Changes): Promise<boolean>;
}

export interface DraftStepsOptions {
  cell: DraftCell;
  requests: DraftRequests;
  onCreated: (id: number) => void;
  /** Called when the API has stored something. */
  onTaken: () => void;
  onSetback: (setback: Setback) => void;
}

/** Sends one request each and applies the response to the draft. */
export const createDraftSteps = (options: DraftStepsOptions): DraftSteps => {
  const { cell, requests, onCreated, onTaken, onSetback } = options;

  const rest = (setback: Setback): false => {
    onSetback(setback);
    return false;
  };

  const merge = async (before: MemberAsset): Promise<boolean> => {
    const { asset: theirs, failure } = await requests.read(before.id);
    if (failure) return rest(readSetback(failure));
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

  const meet = (failure: SaveFailure, before: MemberAsset, sent: Changes): Promise<boolean> | boolean => {
    switch (failure.kind) {
      case 'stale':
        return merge(before);
      case 'refused':
        cell.set(withRefused(cell.get(), sent, failure.errors));
        return true;
      default:
        return rest(failure);
    }
  };

  return {
    async create() {
      const { asset, failure } = await requests.create(cell.creationKey());
      if (failure) return rest(readSetback(failure));
      onTaken();
      onCreated(asset.id);
      await cell.created(asset.id);
      return true;
    },
    async save(before, changes) {
      cell.set({ status: 'saving' });
      const { failure } = await requests.save(before, changes);
      if (failure) return meet(readSaveFailure(failure, changes), before, changes);
      onTaken();
      cell.set({ ...withSaved(cell.get(), changes), status: 'saved' });
      await cell.keep();
      return true;
    },
  };
};
