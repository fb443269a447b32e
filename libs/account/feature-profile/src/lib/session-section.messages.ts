import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  lead: {
    id: 'account.feature-profile.sessions.lead',
    defaultMessage: 'เครื่องไหนไม่ใช่ของคุณ กดออกจากระบบได้เลย มีผลภายใน 5 วินาที',
    description: 'Explains the list of sessions',
  },
  device: defineMessage<{ browser: string; system: string }>({
    id: 'account.feature-profile.sessions.device',
    defaultMessage: '{browser} บน {system}',
    description: 'Device of a session, for example Chrome on Android',
  }),
  unknownDevice: {
    id: 'account.feature-profile.sessions.unknown-device',
    defaultMessage: 'เครื่องที่ไม่รู้จัก',
    description: 'Stands for a device that is not recognized',
  },
  here: {
    id: 'account.feature-profile.sessions.here',
    defaultMessage: 'เครื่องนี้',
    description: 'Badge on the current session',
  },
  times: defineMessage<{ since: string; seen: string }>({
    id: 'account.feature-profile.sessions.times',
    defaultMessage: 'เข้าสู่ระบบ {since} · ใช้ล่าสุด {seen}',
    description: 'When the session started and was last used',
  }),
  signOut: {
    id: 'account.feature-profile.sessions.sign-out',
    defaultMessage: 'ออกจากระบบ',
    description: 'Button that ends a session',
  },
  signOutOf: defineMessage<{ device: string }>({
    id: 'account.feature-profile.sessions.sign-out-of',
    defaultMessage: 'ออกจากระบบ {device}',
    description: 'The same button for screen readers, with the name of the device',
  }),
  signOutOthers: {
    id: 'account.feature-profile.sessions.sign-out-others',
    defaultMessage: 'ออกจากระบบเครื่องอื่นทั้งหมด',
    description: 'Button that ends all other sessions',
  },
  ended: defineMessage<{ count: number }>({
    id: 'account.feature-profile.sessions.ended',
    defaultMessage: '{count, plural, other {ออกจากระบบแล้ว # เครื่อง}}',
    description: 'Toast: number of sessions that were ended',
  }),
});
