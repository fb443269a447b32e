import { storageKeys } from '@yoodee/site';
import { emptyUserProfile, type UserProfile } from './user-profile.slice.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : null);

/** A stored profile, its five fields only; the empty one for junk, foreign shapes and other types. */
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
 * redux-persist's storage that keeps exactly the profile under exactly its key: plain JSON, no `_persist`, nothing
 * encoded twice, the key gone when signed out. A browser that refuses storage only forgets.
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
      // Storage is full or forbidden: the session works without its copy, which the next navigation refreshes.
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

/** Calls back when another tab signs in, out, or changes the profile. Returns the way to stop. */
export const onUserProfileChange = (listener: (profile: UserProfile) => void): (() => void) => {
  const handle = ({ key, newValue }: StorageEvent) => {
    if (key === storageKeys.userProfile || key === null) listener(parseUserProfile(newValue));
  };
  addEventListener('storage', handle);
  return () => removeEventListener('storage', handle);
};
