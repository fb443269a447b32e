import type { SignedIn } from '@yoodee/api-contract/member';
import { memberDatabase, memberStoragePrefix } from '@yoodee/site';
import { sessionApi } from './session.api.ts';
import type { AppStore } from './store.ts';
import { clearToken, readToken, writeToken } from './token.ts';
import { emptyUserProfile, profileAdopted, profileStored, selectUserProfile, signedOut } from './user-profile.slice.ts';
import { onUserProfileChange } from './user-profile.storage.ts';
import { api } from '@yoodee/api-client';

const removeStoredData = () => {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(memberStoragePrefix)) localStorage.removeItem(key);
    indexedDB.deleteDatabase(memberDatabase);
  } catch {
    // The browser blocks storage, so nothing is stored.
  }
};

/** Removes the member from this browser: cookie, stored profile, what their pages stored, and cached API responses. */
const forget = (store: AppStore) => {
  clearToken();
  removeStoredData();
  store.dispatch(signedOut());
  store.dispatch(api.util.resetApiState());
};

/** Starts using a new session. */
export const startSession = (store: AppStore, { access_token, expires_at, member }: SignedIn): void => {
  writeToken(access_token, expires_at);
  store.dispatch(profileStored(member));
};

/**
 * Ends the session here and at the API; without a network it still ends here. A session that has begun meanwhile, in
 * this tab or in another, goes on.
 */
export const endSession = async (store: AppStore): Promise<void> => {
  const token = readToken();
  await store.dispatch(sessionApi.endpoints.logout.initiate());
  if (readToken() === token) forget(store);
};

let refreshing: Promise<void> | null = null;

const refresh = async (store: AppStore): Promise<void> => {
  const token = readToken();
  const { data, error } = await store.dispatch(
    sessionApi.endpoints.getProfile.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
  // Check the error first: when a request fails, `data` still holds the previous response.
  if (error) {
    if ((error as { status?: number }).status !== 401) return;
    // Linking LINE replaces the token: a 401 to the old one says nothing about the new one.
    await (readToken() === token ? endSession(store) : refresh(store));
  } else if (data) store.dispatch(profileStored(data));
};

/**
 * On every navigation with a token: fetches the profile and stores it. A 401 makes one logout call and ends the
 * session, however many navigations received it. Without a token no request is made.
 */
export const refreshSession = (store: AppStore): Promise<void> => {
  if (!readToken()) {
    if (selectUserProfile(store.getState())) store.dispatch(signedOut());
    return Promise.resolve();
  }
  refreshing ??= refresh(store).finally(() => {
    refreshing = null;
  });
  return refreshing;
};

/** Applies sign-in and sign-out of other tabs to this one. Returns a function that stops it. */
export const followOtherTabs = (store: AppStore): (() => void) =>
  onUserProfileChange((profile) => {
    store.dispatch(profileAdopted(readToken() ? profile : emptyUserProfile));
    if (profile.user_id === null) store.dispatch(api.util.resetApiState());
  });
