import { send, toRequest, type CallFailure } from '@yoodee/api-client';
import { removeAssetImage, type AssetImage } from '@yoodee/api-contract/images';
import { readToken, type AppStore } from '@yoodee/auth';
import { localeOfPath } from '@yoodee/site';
import { memberAssetsApi } from '../draft/member-assets.api.ts';

/** How long a removal can be undone. */
const undoMs = 15_000;

export interface RemovalState {
  /** Pictures that are hidden now and removed when the time to undo has passed. */
  hidden: readonly AssetImage[];
  /** Why a picture could not be removed, in the language of the member. */
  failure: { kind: AssetImage['kind']; message: string } | null;
}

/**
 * Removes pictures of an asset after a delay, so that the member can undo it. Leaving the page or the step removes them
 * at once.
 */
export const createRemovals = (store: AppStore, assetId: number) => {
  const listeners = new Set<() => void>();
  let state: RemovalState = { hidden: [], failure: null };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const set = (change: Partial<RemovalState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const removeOne = async ({ id, kind }: AssetImage) => {
    const { error } = await store.dispatch(
      memberAssetsApi.endpoints.removeAssetImage.initiate({ id: assetId, imageId: id, kind }, { track: false }),
    );
    const failure = error as CallFailure | undefined;
    set({
      hidden: state.hidden.filter((image) => image.id !== id),
      ...(failure && failure.status !== 404 && { failure: { kind, message: failure.message } }),
    });
  };
  /** Pictures whose request is running. Their removal cannot be undone. */
  const underWay = new Set<number>();
  const waiting = () => state.hidden.filter(({ id }) => !underWay.has(id));

  const flush = async () => {
    clearTimeout(timer);
    const images = waiting();
    for (const { id } of images) underWay.add(id);
    for (const image of images) {
      await removeOne(image);
      underWay.delete(image.id);
    }
  };
  const onPageHide = () => {
    for (const { id } of waiting()) {
      const request = toRequest(removeAssetImage, { params: { id: assetId, image_id: id } });
      void send(request, { locale: localeOfPath(location.pathname), token: readToken(), keepalive: true });
    }
  };

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    remove(images: readonly AssetImage[]) {
      void flush();
      set({ hidden: [...state.hidden, ...images], failure: null });
      timer = setTimeout(() => void flush(), undoMs);
    },
    /** Undoes the last removal. */
    undo() {
      clearTimeout(timer);
      set({ hidden: state.hidden.filter(({ id }) => underWay.has(id)) });
    },
    start() {
      addEventListener('pagehide', onPageHide);
      return () => {
        removeEventListener('pagehide', onPageHide);
        void flush();
      };
    },
  };
};

export type Removals = ReturnType<typeof createRemovals>;
