import { createStoredState } from '@yoodee/runtime';
import { parseFavourites, type FavouriteOperation, type Favourites } from './favourites-state.ts';
import { favouriteLimits } from './limits.ts';

export const favouritesKey = 'favourites';

/** Sends an operation to the member's account; false where the account has not accepted it. */
export type SendOperation = (assetId: number, operation: FavouriteOperation) => Promise<boolean>;

type Pending = Favourites['pending'];

const apply = (ids: readonly number[], id: number, type: FavouriteOperation['type']) => {
  const others = ids.filter((other) => other !== id);
  return type === 'save' ? [id, ...others] : others;
};

const noteOf = (operation: FavouriteOperation | undefined) => (operation?.type === 'save' ? operation.note : undefined);

/** Compares by value: other tabs write the state too, and what is read back is a copy. */
const isSame = (one: FavouriteOperation | undefined, other: FavouriteOperation | undefined) =>
  one?.type === other?.type && noteOf(one) === noteOf(other);

const withoutOperations = (pending: Pending, done: Pending): Pending =>
  Object.fromEntries(Object.entries(pending).filter(([id, operation]) => !isSame(operation, done[Number(id)])));

/**
 * The one state of the favourites. A visitor's are in localStorage. A member's are in the account: here is a copy with
 * the operations that the account has not confirmed yet. See {@link syncFavourites} for the connection.
 */
export const createFavouritesStore = () => {
  const state = createStoredState({ key: favouritesKey, parse: parseFavourites });
  const { get, update, subscribe } = state;
  let sendOperation: SendOperation | null = null;
  let queue: Promise<void> = Promise.resolve();

  /** One operation at a time, in order: two clicks on a heart must not reach the account the other way round. */
  const send = (id: number) => {
    queue = queue.then(async () => {
      const operation = get().pending[id];
      if (!operation || !sendOperation) return;
      const isAccepted = await sendOperation(id, operation);
      const { ids, pending } = get();
      // Another operation has replaced it meanwhile and is next in the queue.
      if (!isSame(pending[id], operation)) return;
      const inverse = operation.type === 'save' ? 'remove' : 'save';
      update({
        pending: withoutOperations(pending, { [id]: operation }),
        ...(!isAccepted && { ids: apply(ids, id, inverse) }),
      });
    });
  };

  const change = (id: number, operation: FavouriteOperation) => {
    const { ids, memberId, pending } = get();
    update({
      ids: apply(ids, id, operation.type),
      ...(memberId !== null && { pending: { ...pending, [id]: operation } }),
    });
    if (sendOperation) send(id);
  };

  return {
    get,
    subscribe,

    /** Adds a favourite; false where there is no capacity for another. Undoes a removal if given its `note`. */
    save(id: number, note?: string): boolean {
      const { ids } = get();
      if (ids.includes(id)) return true;
      if (ids.length >= favouriteLimits.count) return false;
      change(id, note ? { type: 'save', note } : { type: 'save' });
      return true;
    },

    remove(id: number) {
      if (get().ids.includes(id)) change(id, { type: 'remove' });
    },

    /**
     * Adds what the account lists besides, such as a favourite that was saved on another device. `before` is the state
     * at the time of the request: what has been removed since then stays removed.
     */
    addFromAccount(accountIds: readonly number[], before: Favourites) {
      const { ids, memberId, pending } = get();
      if (memberId === null || before.memberId !== memberId) return;
      const known = new Set([...ids, ...before.ids]);
      const isNew = (id: number) => !known.has(id) && !pending[id] && !before.pending[id];
      const added = accountIds.filter(isNew);
      if (added.length > 0) update({ ids: [...ids, ...added].slice(0, favouriteLimits.count) });
    },

    /** Replaces the favourites by the account's, plus pending operations. Sends those and all later ones. */
    connect(memberId: number, accountIds: readonly number[], sender: SendOperation) {
      const before = get();
      const pending = before.memberId === memberId ? before.pending : {};
      const saved = before.ids.filter((id) => pending[id]?.type === 'save');
      update({
        memberId,
        ids: [...new Set([...saved, ...accountIds])].filter((id) => pending[id]?.type !== 'remove'),
        pending,
      });
      sendOperation = sender;
      for (const id of Object.keys(pending)) send(Number(id));
    },

    /** Stops sending. Later operations stay pending until the next connection. */
    disconnect() {
      sendOperation = null;
    },

    /** Drops the pending operations that have been sent, except where another one has replaced them. */
    markSent(sent: Pending) {
      update({ pending: withoutOperations(get().pending, sent) });
    },

    /** The member has signed out: drops their favourites. A visitor's stay. */
    forgetMember() {
      sendOperation = null;
      if (get().memberId !== null) update({ ids: [], memberId: null, pending: {} });
    },
  };
};
export type FavouritesStore = ReturnType<typeof createFavouritesStore>;

/** The store of this page. */
export const favourites = createFavouritesStore();
