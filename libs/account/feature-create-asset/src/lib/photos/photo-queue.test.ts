import { makeStore, writeToken, type AppStore } from '@yoodee/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { fakeLocks } from '../../testing/fake-locks.ts';
import { fakeUploads, picture } from '../../testing/fake-uploads.ts';
import { assetImage, memberAsset } from '../../testing/member-asset.ts';
import { localStore } from '../draft/local-store.ts';
import { memberAssetsApi } from '../draft/member-assets.api.ts';
import { createPhotoQueue } from './photo-queue.ts';

const store = localStore('photos');
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const stops: (() => void)[] = [];

const openTab = async (store: AppStore = makeStore()) => {
  await store.dispatch(memberAssetsApi.endpoints.getMemberAsset.initiate(17));
  const queue = createPhotoQueue(store, 17);
  stops.push(queue.start());
  await pass();
  return { queue, names: () => queue.getItems().map(({ name }) => name) };
};

describe('two tabs with the same asset', () => {
  const { locks, closeTabs } = fakeLocks();
  let uploads: ReturnType<typeof fakeUploads>;
  beforeEach(async () => {
    vi.useFakeTimers();
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    writeToken('token', '2099-01-01T00:00:00Z');
    fakeApi(memberAsset());
    uploads = fakeUploads();
    for (const { key } of await store.all()) await store.remove(key);
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    closeTabs();
    Reflect.deleteProperty(navigator, 'locks');
    vi.useRealTimers();
  });

  const openBoth = async () => {
    const first = await openTab();
    first.queue.add([picture('a.jpg'), picture('b.jpg'), picture('c.jpg')], 'photo');
    await pass();
    return { first, second: await openTab() };
  };

  it('send each picture once', async () => {
    const { second } = await openBoth();

    expect(uploads.names()).toEqual(['a.jpg', 'b.jpg']);
    await uploads.store('a.jpg', assetImage(1));

    expect(uploads.names()).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
    expect(second.names()).toEqual([]);
  });

  it('do not restore pictures that were cancelled in the other tab', async () => {
    const { first, second } = await openBoth();

    for (const { key } of first.queue.getItems()) first.queue.remove(key);
    await pass();
    closeTabs();
    await pass();

    expect(second.names()).toEqual([]);
    expect(uploads.names()).toEqual(['a.jpg', 'b.jpg']);
  });

  it('take over the remaining pictures when the other tab is closed', async () => {
    const { second } = await openBoth();
    await uploads.store('a.jpg', assetImage(1));

    closeTabs();
    await pass();

    expect(second.names()).toEqual(['b.jpg', 'c.jpg']);
  });

  it('find pictures that were added in the other tab later', async () => {
    const first = await openTab();
    const second = await openTab();
    first.queue.add([picture('a.jpg')], 'photo');
    await pass();
    closeTabs();

    document.dispatchEvent(new Event('visibilitychange'));
    await pass();

    expect(second.names()).toEqual(['a.jpg']);
  });
});
