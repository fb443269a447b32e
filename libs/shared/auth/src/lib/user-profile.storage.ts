import { storageKeys } from '@yoodee/site';
import { emptyUserProfile, type UserProfile } from './user-profile.slice.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : null);

/** Parses a stored profile, only its five fields; returns the empty profile when the value is invalid. */
export const parseUserProfile = (stored: string | null): UserProfile => {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (Object(value) !== value) return emptyUserProfile;
    const { user_id, user_status, firstName, lastName, profile_img } = value as Record<string, unknown>;
    if (typeof user_id !== 'number') return emptyUserProfile;
    return {
      user_id,
      user_status: text(user_status),
      firstName: text(firstName),
      lastName: text(lastName),
      profile_img: text(profile_img),
    };
  } catch {
    return emptyUserProfile;
  }
};

/**
 * Storage for redux-persist that writes only the profile under its key: plain JSON, no `_persist`, nothing encoded
 * twice, and no key when signed out. If the browser blocks storage, nothing is persisted.
 */
export const userProfileStorage = {
  async getItem(key: string): Promise<UserProfile | undefined> {
    try {
      return parseUserProfile(localStorage.getItem(key));
    } catch {
      return undefined;
    }
  },
  async setItem(key: string, value: UserProfile): Promise<void> {
    const { user_id, user_status, firstName, lastName, profile_img } = value;
    try {
      if (user_id === null) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify({ user_id, user_status, firstName, lastName, profile_img }));
    } catch {
      // Storage is full or blocked: the session works without it, because the next navigation fetches the profile.
    }
  },
  async removeItem(key: string): Promise<void> {
    try {
      localStorage.removeItem(key);
    } catch {
      // As above.
    }
  },
};

/** Calls `listener` when another tab signs in or out or changes the profile. Returns a function that stops it. */
export const onUserProfileChange = (listener: (profile: UserProfile) => void): (() => void) => {
  const handle = ({ key, newValue }: StorageEvent) => {
    if (key === storageKeys.userProfile || key === null) listener(parseUserProfile(newValue));
  };
  addEventListener('storage', handle);
  return () => removeEventListener('storage', handle);
};
