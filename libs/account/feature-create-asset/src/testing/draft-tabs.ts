import { makeStore, profileStored, writeToken } from '@yoodee/auth';
import { vi } from 'vitest';
import { draftSessionOf } from '../lib/draft/draft-sessions.ts';
import type { Edits } from '../lib/draft/draft-state.ts';
import { memberAssetsApi } from '../lib/draft/member-assets.api.ts';
import { profile } from './fake-api.ts';
import { forgetKept } from './kept.ts';

/** Lets what is under way come to its end, `ms` of the faked clock later. */
export const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

const stops: (() => void)[] = [];

/** A tab in which the asset is open, as far as the session is concerned. */
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

/** Before each test: a member is signed in, the clock is faked, and this browser has kept nothing. */
export const beginTabs = async (): Promise<void> => {
  vi.useFakeTimers();
  writeToken('token', '2099-01-01T00:00:00Z');
  await forgetKept();
};

/** After each test. */
export const endTabs = async (): Promise<void> => {
  // What is sent on the way out must not come to the API of the next test.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  await stopTabs();
};
