import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginTabs, endTabs, openTab, pass } from '../../testing/draft-tabs.ts';
import { fakeApi, profile, type FakeApi } from '../../testing/fake-api.ts';
import { unsavedEditsOf } from '../../testing/unsaved-edits.ts';
import { memberAsset } from '../../testing/member-asset.ts';

const newDraft = `new-of-${profile.id}`;

let api: FakeApi;
beforeEach(async () => {
  api = fakeApi(memberAsset());
  await beginTabs();
});
afterEach(endTabs);

describe('a new draft', () => {
  it('is restored only for the member who started it', async () => {
    const { edit } = await openTab(null);
    api.isOffline = true;
    edit({ listing_type: 'rent' });
    await pass();
    vi.clearAllTimers();

    const { session } = await openTab(null, { ...profile, id: 8 });
    await pass();

    expect(session.getState().edits).toEqual({});
    expect(await unsavedEditsOf(newDraft)).toHaveLength(1);
  });

  it('is created by the first answer, once, and then saved into', async () => {
    const { session, edit } = await openTab(null);

    edit({ listing_type: 'sale' });
    edit({ property_type: 'condo' });
    await pass();

    expect(api.to('POST', /assets$/)).toHaveLength(1);
    expect(api.patches()).toEqual([{ version: 1, listing_type: 'sale', property_type: 'condo' }]);
    expect(session.getState().id).toBe(41);
  });

  it('is created only once if the response is lost and the tab crashes', async () => {
    const { edit } = await openTab(null);
    api.once('POST', /assets$/, async ({ headers }) => {
      await fetch('/api/v1/member/assets', { method: 'POST', headers, body: '{}' });
      throw new TypeError('Failed to fetch');
    });
    edit({ listing_type: 'rent' });
    await pass();
    vi.clearAllTimers();

    const { session } = await openTab(null);
    await pass(1_000);

    expect(new Set(api.to('POST', /assets$/).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(session.getState().id).toBe(41);
    expect(api.asset(41).listing_type).toBe('rent');
    expect(await unsavedEditsOf(newDraft)).toEqual([]);
  });
});
