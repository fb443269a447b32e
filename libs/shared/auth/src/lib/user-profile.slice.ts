import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Profile } from '@yoodee/api-contract/member';
import { sessionApi } from './session.api.ts';

/** Who is signed in, exactly as stored under `user_profile`; all null for a visitor. */
export interface UserProfile {
  user_id: number | null;
  user_status: string | null;
  firstName: string | null;
  lastName: string | null;
  profile_img: string | null;
}

export const emptyUserProfile: UserProfile = {
  user_id: null,
  user_status: null,
  firstName: null,
  lastName: null,
  profile_img: null,
};

const toUserProfile = (profile: Profile): UserProfile => ({
  user_id: profile.id,
  user_status: profile.user_status,
  firstName: profile.first_name,
  lastName: profile.last_name,
  profile_img: profile.image_url,
});

export const userProfileSlice = createSlice({
  name: 'user_profile',
  initialState: emptyUserProfile,
  reducers: {
    profileStored: (_state, { payload }: PayloadAction<Profile>) => toUserProfile(payload),
    /** Another tab changed the stored profile. */
    profileAdopted: (_state, { payload }: PayloadAction<UserProfile>) => payload,
    signedOut: () => emptyUserProfile,
  },
  extraReducers: (builder) => {
    // A change in the settings is fetched again, because header and menus show it too. Ignored after the member has
    // signed out.
    builder.addMatcher(sessionApi.endpoints.getProfile.matchFulfilled, (profile, { payload }) =>
      profile.user_id === payload.id ? toUserProfile(payload) : profile,
    );
  },
  selectors: {
    selectUserProfile: (profile): UserProfile | null => (profile.user_id === null ? null : profile),
  },
});

export const { profileAdopted, profileStored, signedOut } = userProfileSlice.actions;
export const { selectUserProfile } = userProfileSlice.selectors;
