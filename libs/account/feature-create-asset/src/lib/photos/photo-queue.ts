import { isSuccess, type CallFailure } from '@yoodee/api-client';
import type { AssetImage } from '@yoodee/api-contract';
import { refreshSession, type AppStore } from '@yoodee/auth';
import { keptStore, newKey, type KeptPhoto } from '../draft/kept-store.ts';
import { imageUploaded, memberAssetsApi, shelfOf } from '../draft/member-assets.api.ts';
import { checkPhoto, type PhotoProblem } from './check-photo.ts';
import { sendPhoto } from './send-photo.ts';

const atOnce = 2;
/** Waits before the network is tried again by itself; after that the member is asked. */
const retryAfterMs = [2_000, 5_000, 15_000];

export type QueuedStatus = 'waiting' | 'sending' | 'failed' | 'refused';

/** A picture on its way. `refused`: the file itself is wrong; `failed`: sending it went wrong and can be tried again. */
export interface QueuedPhoto {
  key: string;
  kind: AssetImage['kind'];
  name: string;
  status: QueuedStatus;
  percent: number;
  /** An object URL; null for a file that is no picture we can show. */
  preview: string | null;
  /** Why it was refused before it was sent. */
  problem: PhotoProblem | null;
  /** What the API said. */
  message: string | null;
}

export interface PhotoQueue {
  getItems(): readonly QueuedPhoto[];
  subscribe(listener: () => void): () => void;
  add(files: readonly File[], kind: AssetImage['kind']): void;
  retry(key: string): void;
  /** Cancels what is under way, forgets what was refused. */
  remove(key: string): void;
  /** Takes up pictures that an earlier visit left, and follows the network. Returns the way to stop following. */
  start(): () => void;
}

const kept = keptStore('photos');

const isWorthRetrying = ({ status, code }: CallFailure) =>
  status === 0 || status === 429 || status >= 500 || code === 'busy';

/**
 * Uploads an asset's pictures, two at a time, in the order they were chosen. What waits is kept in this browser and
 * goes on after a reload; every picture has a key of its own, so none is stored twice.
 */
export const createPhotoQueue = (store: AppStore, assetId: number): PhotoQueue => {
  const listeners = new Set<() => void>();
  const photos = new Map<string, KeptPhoto>();
  const sending = new Map<string, AbortController>();
  const attempts = new Map<string, number>();
  const uploaded = new Map<number, number>();
  let items: readonly QueuedPhoto[] = [];
  let nextSequence = Date.now();

  const setItems = (next: readonly QueuedPhoto[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  const update = (key: string, change: Partial<QueuedPhoto>) =>
    setItems(items.map((item) => (item.key === key ? { ...item, ...change } : item)));

  const forget = (key: string) => {
    const item = items.find((one) => one.key === key);
    if (item?.preview) URL.revokeObjectURL(item.preview);
    photos.delete(key);
    attempts.delete(key);
    setItems(items.filter((one) => one.key !== key));
    void kept.remove(key);
  };

  /** Two at a time may arrive in another order than they were chosen in; the first one is the cover. */
  const restoreOrder = (kind: AssetImage['kind']) => {
    const asset = memberAssetsApi.endpoints.getMemberAsset.select(assetId)(store.getState()).data;
    const present = asset?.[shelfOf(kind)].map(({ id }) => id) ?? [];
    const fresh = present.filter((id) => uploaded.has(id)).sort((a, b) => uploaded.get(a)! - uploaded.get(b)!);
    const ids = [...present.filter((id) => !uploaded.has(id)), ...fresh];
    for (const id of fresh) uploaded.delete(id);
    if (ids.some((id, index) => id !== present[index]))
      void store.dispatch(memberAssetsApi.endpoints.orderAssetImages.initiate({ id: assetId, kind, ids }));
  };

  const isBusy = (kind: AssetImage['kind']) =>
    items.some((item) => item.kind === kind && (item.status === 'waiting' || item.status === 'sending'));

  const onUploaded = (photo: KeptPhoto, image: AssetImage) => {
    store.dispatch(imageUploaded(assetId, image));
    store.dispatch(memberAssetsApi.util.invalidateTags(['MemberAssets']));
    uploaded.set(image.id, photo.sequence);
    forget(photo.key);
    if (!isBusy(photo.kind)) restoreOrder(photo.kind);
  };

  const onFailed = ({ key }: KeptPhoto, failure: CallFailure) => {
    if (!isWorthRetrying(failure) && failure.status !== 401) {
      update(key, { status: 'refused', message: failure.message });
      void kept.remove(key);
      return;
    }
    if (failure.status === 401) void refreshSession(store);
    const tries = attempts.get(key) ?? 0;
    attempts.set(key, tries + 1);
    update(key, { status: 'failed', percent: 0, message: failure.status === 0 ? null : failure.message });
    const wait = isWorthRetrying(failure) ? retryAfterMs[tries] : undefined;
    if (wait !== undefined) setTimeout(() => retryFailed(key), wait);
  };

  const send = async (photo: KeptPhoto) => {
    const { key } = photo;
    const cancelling = new AbortController();
    sending.set(key, cancelling);
    update(key, { status: 'sending', percent: 0, message: null });
    const result = await sendPhoto(photo, {
      onProgress: (percent) => update(key, { percent }),
      signal: cancelling.signal,
    });
    sending.delete(key);
    if (isSuccess(result)) onUploaded(photo, result.data);
    else if (!cancelling.signal.aborted) onFailed(photo, result);
    pump();
  };

  const pump = () => {
    const next = items.find(({ status }) => status === 'waiting');
    const photo = next && photos.get(next.key);
    if (!photo || sending.size >= atOnce) return;
    void send(photo);
    pump();
  };

  const retryFailed = (key: string) => {
    if (items.find((item) => item.key === key)?.status !== 'failed') return;
    update(key, { status: 'waiting' });
    pump();
  };

  const enqueue = (photo: KeptPhoto, problem: PhotoProblem | null): QueuedPhoto => {
    const { key, kind, file } = photo;
    if (!problem) photos.set(key, photo);
    return {
      ...{ key, kind, problem, name: file.name, percent: 0, message: null },
      status: problem ? 'refused' : 'waiting',
      preview: problem ? null : URL.createObjectURL(file),
    };
  };

  const resume = async () => {
    const left = (await kept.all()).filter((photo) => photo.assetId === assetId);
    const known = new Set(items.map(({ key }) => key));
    const found = left.filter(({ key }) => !known.has(key)).sort((a, b) => a.sequence - b.sequence);
    if (found.length === 0) return;
    setItems([...items, ...found.map((photo) => enqueue(photo, null))]);
    pump();
  };

  const retryAll = () => {
    for (const { key } of items.filter(({ status }) => status === 'failed')) retryFailed(key);
  };

  return {
    getItems: () => items,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(files, kind) {
      const added = files.map((file) => {
        const photo: KeptPhoto = { key: newKey(), assetId, kind, file, sequence: (nextSequence += 1) };
        const problem = checkPhoto(file);
        if (!problem) void kept.set(photo.key, photo);
        return enqueue(photo, problem);
      });
      setItems([...items, ...added]);
      pump();
    },
    retry(key) {
      attempts.delete(key);
      retryFailed(key);
    },
    remove(key) {
      sending.get(key)?.abort();
      forget(key);
    },
    start() {
      void resume();
      retryAll();
      addEventListener('online', retryAll);
      return () => removeEventListener('online', retryAll);
    },
  };
};
