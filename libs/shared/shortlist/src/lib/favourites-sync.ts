import { isSuccess, send, toRequest, type CallFailure, type CallResult } from '@yoodee/api-client';
import {
  mergeFavourites,
  putFavourite,
  removeFavourite,
  type ArgOf,
  type Endpoint,
  type ResponseOf,
} from '@yoodee/api-contract';
import { readToken } from '@yoodee/auth';
import { localeOfPath } from '@yoodee/site';
import type { ShortlistStore } from './shortlist-store.ts';

const call = <E extends Endpoint>(spec: E, arg: ArgOf<E>): Promise<CallResult<ResponseOf<E>>> =>
  send(toRequest(spec, arg), { locale: localeOfPath(location.pathname), token: readToken() });

const change = (assetId: number, isKept: boolean): Promise<CallResult<unknown>> =>
  isKept
    ? call(putFavourite, { params: { asset_id: assetId }, body: {} })
    : call(removeFavourite, { params: { asset_id: assetId } });

export interface SyncOptions {
  store: ShortlistStore;
  memberId: number;
  /** A change that the account refused, or that did not reach it; it has been taken back. */
  onRefused: (failure: CallFailure) => void;
}

/**
 * Brings the browser's favourites into a member's account and keeps both in step. What a visitor collected is added to
 * the account; what this member changed while nobody could tell the account is told now; another member's list is
 * dropped. Without an answer everything stays in the browser until the next try. Returns the way to stop.
 */
export const syncFavourites = ({ store, memberId, onRefused }: SyncOptions): (() => void) => {
  let isOver = false;
  const tell = async (assetId: number, isKept: boolean) => {
    const result = await change(assetId, isKept);
    if (isSuccess(result)) return true;
    onRefused(result);
    return false;
  };
  const start = async () => {
    const { favourites, memberId: owner, unsent } = store.get();
    const told = owner === memberId ? unsent : {};
    const added = favourites.filter((id) => owner === null || told[id] === true);
    for (const [id, isKept] of Object.entries(told)) if (!isKept) await change(Number(id), false);
    const merged = await call(mergeFavourites, { body: { asset_ids: added } });
    if (isOver || !isSuccess(merged)) return;
    if (owner === memberId) store.markSent(told);
    store.joinAccount(memberId, merged.data.asset_ids, tell);
  };
  void start();
  return () => {
    isOver = true;
    store.leaveAccount();
  };
};
