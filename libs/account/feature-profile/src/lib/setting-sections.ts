import { messages } from './setting.messages.ts';

/** The sections of the settings, by the `id` of their element. */
export const settingSections = {
  profile: messages.profile,
  'sign-in': messages.signIn,
  passkeys: messages.passkeys,
  display: messages.display,
  notifications: messages.notifications,
  sessions: messages.sessions,
  activity: messages.activity,
  privacy: messages.privacy,
} as const;

export type SettingSectionName = keyof typeof settingSections;
