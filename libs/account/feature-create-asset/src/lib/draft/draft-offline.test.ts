import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginTabs, endTabs, openTab, pass, stopTabs } from '../../testing/draft-tabs.ts';
import { fakeApi, profile, type FakeApi } from '../../testing/fake-api.ts';
import { fakeLocks } from '../../testing/fake-locks.ts';
import { unsavedEditsOf } from '../../testing/unsaved-edits.ts';
import { memberAsset } from '../../testing/member-asset.ts';

const newDraft = `new-of-${profile.id}`;
const patch = /assets\/\d+$/;

let api: FakeApi;
beforeEach(async () => {
  api = fakeApi(memberAsset());
  await beginTabs();
});
afterEach(endTabs);

describe('without a network', () => {
  it('retries with backoff, and immediately when the network is back', async () => {
    const { session, edit } = await openTab();
    api.isOffline = true;

    edit({ road: 'สุขุมวิท' });
    await pass(1_000);
    expect(session.getState().status).toBe('offline');
    await pass(1_000 + 2_000 + 4_000);
    expect(api.patches()).toHaveLength(4);
    api.isOffline = false;
    dispatchEvent(new Event('online'));
    await pass();

    expect(api.asset()).toMatchObject({ road: 'สุขุมวิท', version: 2 });
    expect(session.getState().status).toBe('saved');
  });

  it('restores the answers of a crashed tab and sends them', async () => {
    const { edit } = await openTab();
    api.isOffline = true;
    edit({ road: 'สุขุมวิท' });
    await pass();
    vi.clearAllTimers();

    api.isOffline = false;
    const { session } = await openTab();
    await pass();

    expect(api.asset().road).toBe('สุขุมวิท');
    expect(session.getState()).toMatchObject({ status: 'saved', edits: {} });
    expect(await unsavedEditsOf('17')).toEqual([]);
  });

  it('recognises a save whose response was lost', async () => {
    const { session, edit } = await openTab();
    api.once('PATCH', patch, ({ body }) => {
      api.write({ road: body!.road as string });
      throw new TypeError('Failed to fetch');
    });

    edit({ road: 'สุขุมวิท' });
    await pass(5_000);

    expect(session.getState()).toMatchObject({ status: 'saved', edits: {}, isMerged: false });
    expect(api.asset()).toMatchObject({ road: 'สุขุมวิท', version: 2 });
  });

  it('sends the remaining edits when the page is closed', async () => {
    const { edit } = await openTab();

    edit({ road: 'สุขุมวิท' });
    dispatchEvent(new Event('pagehide'));
    await pass();

    const [call] = api.to('PATCH', patch);
    expect(call).toMatchObject({ keepalive: true, body: { version: 1, road: 'สุขุมวิท' } });
    expect(call!.headers.get('authorization')).toBe('Bearer token');
  });
});

describe('two tabs without a network', () => {
  const { locks, closeTabs } = fakeLocks();
  const crash = async () => {
    await stopTabs();
    vi.clearAllTimers();
    closeTabs();
    await pass();
  };
  beforeEach(() => Object.defineProperty(navigator, 'locks', { value: locks, configurable: true }));
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  it('keep what was typed in each, and send both', async () => {
    const [one, other] = [await openTab(), await openTab()];
    api.isOffline = true;
    one.edit({ road: 'สุขุมวิท' });
    other.edit({ soi: 'ทองหล่อ 10' });
    await pass();
    expect(await unsavedEditsOf('17')).toMatchObject([{ edits: { road: 'สุขุมวิท' } }, { edits: { soi: 'ทองหล่อ 10' } }]);

    api.isOffline = false;
    dispatchEvent(new Event('online'));
    await pass(2_000);

    expect(api.asset()).toMatchObject({ road: 'สุขุมวิท', soi: 'ทองหล่อ 10' });
    expect(await unsavedEditsOf('17')).toEqual([]);
  });

  it('do not take over the edits of an open tab until it is closed', async () => {
    const one = await openTab();
    api.isOffline = true;
    one.edit({ road: 'สุขุมวิท' });
    await pass();
    api.isOffline = false;
    const other = await openTab();
    api.isOffline = true;
    expect(other.session.getState().edits).toEqual({});

    await crash();

    expect(other.session.getState().edits).toEqual({ road: 'สุขุมวิท' });
    expect(await unsavedEditsOf('17')).toHaveLength(1);
  });

  it('lose nothing when both crash: once one edit is saved, the other is shown as a conflict', async () => {
    const [one, other] = [await openTab(), await openTab()];
    api.isOffline = true;
    one.edit({ road: 'สุขุมวิท', soi: 'ทองหล่อ 10' });
    other.edit({ road: 'เพชรบุรี', landmark_th: 'ตรงข้ามตลาด' });
    await pass();
    await crash();

    api.isOffline = false;
    const { session } = await openTab();
    await pass(2_000);

    expect(api.asset()).toMatchObject({ road: 'สุขุมวิท', soi: 'ทองหล่อ 10', landmark_th: 'ตรงข้ามตลาด' });
    expect(session.getState()).toMatchObject({ status: 'conflict', edits: { road: 'เพชรบุรี' } });
  });

  it('create two drafts if each tab starts one', async () => {
    const [one, other] = [await openTab(null), await openTab(null)];
    api.isOffline = true;
    one.edit({ listing_type: 'rent' });
    other.edit({ listing_type: 'sale' });
    await pass();

    api.isOffline = false;
    dispatchEvent(new Event('online'));
    await pass(2_000);

    expect([api.asset(41).listing_type, api.asset(42).listing_type].toSorted()).toEqual(['rent', 'sale']);
    expect(await unsavedEditsOf(newDraft)).toEqual([]);
  });
});
