import type { ResponseOf, verifyOtp } from '@yoodee/api-contract';
import { sessionApi } from './session.api.ts';
import type { AppStore } from './store.ts';
import { clearToken, readToken, writeToken } from './token.ts';
import { emptyUserProfile, profileAdopted, profileStored, selectUserProfile, signedOut } from './user-profile.slice.ts';
import { onUserProfileChange } from './user-profile.storage.ts';
import { api } from '@yoodee/api-client';

/** Forgets the member in this browser: cookie, stored profile and everything the API answered them. */
const forget = (store: AppStore) => {
  clearToken();
  store.dispatch(signedOut());
  store.dispatch(api.util.resetApiState());
};

/** Takes a fresh session into use. */
export const startSession = (
  store: AppStore,
  { access_token, expires_at, member }: ResponseOf<typeof verifyOtp>,
): void => {
  writeToken(access_token, expires_at);
  store.dispatch(profileStored(member));
};

/** Ends the session here and at the API; without a network it still ends here. */
export const endSession = async (store: AppStore): Promise<void> => {
  await store.dispatch(sessionApi.endpoints.logout.initiate());
  forget(store);
};

let refreshing: Promise<void> | null = null;

const refresh = async (store: AppStore) => {
  const { data, error } = await store.dispatch(
    sessionApi.endpoints.getProfile.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
  // First of all: beside a failure, `data` is still the answer before it.
  if (error) {
    if ((error as { status?: number }).status === 401) await endSession(store);
  } else if (data) store.dispatch(profileStored(data));
};

/**
 * On every navigation with a token: fetches the profile and stores it. A 401 makes one logout call and forgets the
 * session, however many navigations ran into it. A visitor's navigation asks nothing.
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

/** Follows sign-in and sign-out of other tabs. Returns the way to stop. */
export const followOtherTabs = (store: AppStore): (() => void) =>
  onUserProfileChange((profile) => {
    store.dispatch(profileAdopted(readToken() ? profile : emptyUserProfile));
    if (profile.user_id === null) store.dispatch(api.util.resetApiState());
  });
