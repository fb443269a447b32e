import { makeStore, profileStored, writeToken } from '@yoodee/auth';
import { vi } from 'vitest';
import { draftSessionOf } from '../lib/draft/draft-sessions.ts';
import type { Edits } from '../lib/draft/draft-state.ts';
import { memberAssetsApi } from '../lib/draft/member-assets.api.ts';
import { profile } from './fake-api.ts';
import { clearUnsavedEdits } from './unsaved-edits.ts';

/** Advances the fake clock by `ms` and waits for pending promises. */
export const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

const stops: (() => void)[] = [];

/** Simulates a tab with the asset open, without rendering. */
export const openTab = async (id: number | null = 17, member = profile) => {
  const store = makeStore();
  store.dispatch(profileStored(member));
  if (id !== null) await store.dispatch(memberAssetsApi.endpoints.getMemberAsset.initiate(id));
  const session = draftSessionOf(store, id);
  stops.push(session.start());
  await pass();
  return { store, session, edit: (fields: Edits) => session.change(fields) };
};

export const stopTabs = async (): Promise<void> => {
  for (const stop of stops.splice(0)) stop();
  await pass();
};

/** Before each test: signs a member in, fakes the clock and clears the browser storage. */
export const beginTabs = async (): Promise<void> => {
  vi.useFakeTimers();
  writeToken('token', '2099-01-01T00:00:00Z');
  await clearUnsavedEdits();
};

export const endTabs = async (): Promise<void> => {
  // Requests sent on leaving must not reach the API of the next test.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  await stopTabs();
};
