export { endSession, followOtherTabs, refreshSession, startSession } from './lib/session.ts';
export {
  sessionApi,
  useGetProfileQuery,
  useLoginWithLineMutation,
  useSendOtpMutation,
  useVerifyOtpMutation,
} from './lib/session.api.ts';
export { readMemberId } from './lib/member-id.ts';
export { isSessionOver, sessionOver } from './lib/session-over.ts';
export { makeStore, persistSession, type AppDispatch, type AppStore } from './lib/store.ts';
export { clearToken, readClaims, readToken, writeToken, type TokenClaims } from './lib/token.ts';
export {
  profileStored,
  selectUserProfile,
  signedOut,
  userProfileSlice,
  type UserProfile,
} from './lib/user-profile.slice.ts';
export { onUserProfileChange } from './lib/user-profile.storage.ts';
