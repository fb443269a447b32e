import { isSuccess, send, toRequest, type CallFailure, type CallResult } from '@yoodee/api-client';
import type { ArgOf, Endpoint, ResponseOf } from '@yoodee/api-contract';
import { mergeFavourites, putFavourite, removeFavourite } from '@yoodee/api-contract/favourites';
import { readToken } from '@yoodee/auth';
import { localeOfPath } from '@yoodee/site';
import type { FavouriteOperation } from './favourites-state.ts';
import type { FavouritesStore } from './favourites-store.ts';

const call = <E extends Endpoint>(spec: E, arg: ArgOf<E>): Promise<CallResult<ResponseOf<E>>> =>
  send(toRequest(spec, arg), { locale: localeOfPath(location.pathname), token: readToken() });

const sendOperation = (assetId: number, operation: FavouriteOperation): Promise<CallResult<unknown>> => {
  const params = { asset_id: assetId };
  if (operation.type === 'remove') return call(removeFavourite, { params });
  return call(putFavourite, { params, body: operation.note === undefined ? {} : { note: operation.note } });
};

export interface SyncOptions {
  store: FavouritesStore;
  memberId: number;
  /** Called for an operation that the account refused, or that did not reach it; it has been reverted. */
  onRefused: (failure: CallFailure) => void;
}

/**
 * Connects the favourites of this browser to a member's account. Merges a visitor's favourites into the account, sends
 * this member's pending operations, and drops another member's list. Without a response everything stays in the browser
 * until the next connection. Returns a function that disconnects.
 */
export const syncFavourites = ({ store, memberId, onRefused }: SyncOptions): (() => void) => {
  let isOver = false;
  const sendOrReport = async (assetId: number, operation: FavouriteOperation) => {
    const result = await sendOperation(assetId, operation);
    if (isSuccess(result)) return true;
    onRefused(result);
    return false;
  };
  const start = async () => {
    const { ids, memberId: owner, pending: stored } = store.get();
    const pending = owner === memberId ? stored : {};
    const added = ids.filter((id) => owner === null || pending[id]?.type === 'save');
    // The merge below carries ids only: removals and notes need requests of their own.
    for (const [id, operation] of Object.entries(pending))
      if (operation.type === 'remove' || operation.note) await sendOperation(Number(id), operation);
    const merged = await call(mergeFavourites, { body: { asset_ids: added } });
    if (isOver || !isSuccess(merged)) return;
    if (owner === memberId) store.markSent(pending);
    store.connect(memberId, merged.data.asset_ids, sendOrReport);
  };
  void start();
  return () => {
    isOver = true;
    store.disconnect();
  };
};
