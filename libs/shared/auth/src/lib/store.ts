import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, persistReducer, persistStore, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { api } from '@yoodee/api-client';
import { storageKeys } from '@yoodee/site';
import { userProfileSlice, type UserProfile } from './user-profile.slice.ts';
import { userProfileStorage } from './user-profile.storage.ts';

const persistedProfile = persistReducer(
  // `deserialize: false` works but is missing from the types: the storage reads and writes JSON itself.
  {
    key: storageKeys.userProfile,
    keyPrefix: '',
    storage: userProfileStorage,
    serialize: false,
    deserialize: false,
  } as never,
  userProfileSlice.reducer as Reducer,
) as unknown as Reducer<UserProfile>;

/** The store of a tab: the member's profile and cached API responses. */
export const makeStore = () =>
  configureStore({
    reducer: combineReducers({ [userProfileSlice.name]: persistedProfile, [api.reducerPath]: api.reducer }),
    middleware: (defaults) =>
      defaults({ serializableCheck: { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER] } }).concat(
        api.middleware,
      ),
  });

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];

/** Loads the stored profile into the store and persists later changes; resolves when it is loaded. */
export const persistSession = (store: AppStore): Promise<void> =>
  new Promise((resolve) => {
    persistStore(store, null, resolve);
  });
