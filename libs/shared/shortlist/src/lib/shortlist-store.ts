import { favouriteLimits, maxCompared } from './limits.ts';
import { emptyShortlist, parseShortlist, type Shortlist } from './stored-shortlist.ts';

export const shortlistKey = 'shortlist';

/** Tells the member's account of a change; false takes it back. */
export type TellAccount = (assetId: number, isKept: boolean) => Promise<boolean>;

const withKept = (ids: readonly number[], id: number, isKept: boolean) => {
  const others = ids.filter((other) => other !== id);
  return isKept ? [id, ...others] : others;
};

const without = (unsent: Shortlist['unsent'], id: number): Shortlist['unsent'] => {
  const { [id]: _sent, ...rest } = unsent;
  return rest;
};

/**
 * The shortlist of this browser: in localStorage, in step with other tabs and with the other app. Nothing is read before
 * somebody asks. A browser that refuses storage keeps it as long as the page.
 */
export const createShortlistStore = () => {
  const listeners = new Set<() => void>();
  let state: Shortlist | null = null;
  let waiting: number | null = null;
  let tell: TellAccount | null = null;
  let telling: Promise<void> = Promise.resolve();

  const read = (): Shortlist => {
    try {
      return parseShortlist(localStorage.getItem(shortlistKey));
    } catch {
      return state ?? emptyShortlist;
    }
  };
  const get = (): Shortlist => (state ??= read());
  const show = () => {
    for (const listener of listeners) listener();
  };
  const update = (change: Partial<Shortlist>) => {
    state = { ...get(), ...change };
    try {
      localStorage.setItem(shortlistKey, JSON.stringify(state));
    } catch {
      // Storage is full or forbidden: what is in memory goes on.
    }
    show();
  };
  const onStorage = ({ key }: StorageEvent) => {
    // A null key: the other tab cleared everything.
    if (key !== null && key !== shortlistKey) return;
    state = read();
    show();
  };

  /** One change at a time, in the order made: a heart pressed twice must not arrive the other way round. */
  const send = (id: number) => {
    telling = telling.then(async () => {
      const isKept = get().unsent[id];
      if (isKept === undefined || !tell) return;
      const isDone = await tell(id, isKept);
      const { favourites, unsent } = get();
      // Pressed again meanwhile: the next in the queue tells.
      if (unsent[id] !== isKept) return;
      update({ unsent: without(unsent, id), ...(!isDone && { favourites: withKept(favourites, id, !isKept) }) });
    });
  };

  return {
    get,
    subscribe(listener: () => void) {
      listeners.add(listener);
      if (listeners.size === 1) {
        addEventListener('storage', onStorage);
        // Another tab may have written while nobody listened here.
        state = read();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', onStorage);
      };
    },

    /** False where there is no room for another. */
    setFavourite(id: number, isKept: boolean): boolean {
      const { favourites, memberId, unsent } = get();
      if (favourites.includes(id) === isKept) return true;
      if (isKept && favourites.length >= favouriteLimits.count) return false;
      update({
        favourites: withKept(favourites, id, isKept),
        ...(memberId !== null && { unsent: { ...unsent, [id]: isKept } }),
      });
      if (tell) send(id);
      return true;
    },

    /** Replaces the assets to compare. */
    setCompared(ids: readonly number[]) {
      waiting = null;
      update({ compare: [...new Set(ids)].slice(0, maxCompared) });
    },

    /** Adds one to compare; a fifth waits for somebody to say in whose place, {@link offered}. */
    offer(id: number) {
      const { compare } = get();
      if (compare.includes(id)) return;
      if (compare.length < maxCompared) return update({ compare: [...compare, id] });
      waiting = id;
      show();
    },

    /** The asset that waits for a place among those to compare. */
    offered: () => waiting,

    withdrawOffer() {
      waiting = null;
      show();
    },

    /** The account's favourites take the place of the browser's, and `tell` hears of changes from now on. */
    joinAccount(memberId: number, assetIds: readonly number[], listener: TellAccount) {
      const { memberId: before, unsent, favourites } = get();
      const later = before === memberId ? unsent : {};
      const added = favourites.filter((id) => later[id] === true);
      update({
        memberId,
        favourites: [...new Set([...added, ...assetIds])].filter((id) => later[id] !== false),
        unsent: later,
      });
      tell = listener;
      for (const id of Object.keys(later)) send(Number(id));
    },

    /** Nobody listens to changes any more; they are kept until somebody does. */
    leaveAccount() {
      tell = null;
    },

    /** What {@link unsent} said has reached the account, if nothing has changed since. */
    markSent(sent: Shortlist['unsent']) {
      const left = Object.entries(get().unsent).filter(([id, isKept]) => sent[Number(id)] !== isKept);
      update({ unsent: Object.fromEntries(left) });
    },

    /** The member has signed out: their favourites are none of the next one's business. */
    forgetMember() {
      tell = null;
      if (get().memberId !== null) update({ favourites: [], memberId: null, unsent: {} });
    },
  };
};
export type ShortlistStore = ReturnType<typeof createShortlistStore>;

/** The one of this page. */
export const shortlist = createShortlistStore();
