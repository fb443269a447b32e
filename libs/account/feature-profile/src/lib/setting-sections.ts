import { messages } from './setting.messages.ts';

/** The sections of the settings by their place on the page. */
export const settingSections = {
  profile: messages.profile,
  'sign-in': messages.signIn,
  display: messages.display,
  notifications: messages.notifications,
  sessions: messages.sessions,
  privacy: messages.privacy,
} as const;

export type SettingSectionName = keyof typeof settingSections;
