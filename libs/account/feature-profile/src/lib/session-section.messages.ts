import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  lead: NoMessageValues;
  device: { browser: string; system: string };
  unknownDevice: NoMessageValues;
  here: NoMessageValues;
  times: { since: string; seen: string };
  signOut: NoMessageValues;
  signOutOf: { device: string };
  signOutOthers: NoMessageValues;
  ended: { count: number };
}>({
  lead: {
    id: 'account.feature-profile.sessions.lead',
    defaultMessage: 'ถ้ามีเครื่องที่ไม่ใช่ของคุณ ให้ออกจากระบบเครื่องนั้น มีผลภายใน 5 วินาที',
    description: 'What the list of sessions is for',
  },
  device: {
    id: 'account.feature-profile.sessions.device',
    defaultMessage: '{browser} บน {system}',
    description: 'A device, e.g. Chrome on Android',
  },
  unknownDevice: {
    id: 'account.feature-profile.sessions.unknown-device',
    defaultMessage: 'เครื่องที่ไม่รู้จัก',
    description: 'A device whose browser says nothing that we know',
  },
  here: {
    id: 'account.feature-profile.sessions.here',
    defaultMessage: 'เครื่องนี้',
    description: 'Marks the session in use',
  },
  times: {
    id: 'account.feature-profile.sessions.times',
    defaultMessage: 'เข้าสู่ระบบ {since} · ใช้ล่าสุด {seen}',
    description: 'When a session began and was last used',
  },
  signOut: {
    id: 'account.feature-profile.sessions.sign-out',
    defaultMessage: 'ออกจากระบบ',
    description: 'Button that ends one session',
  },
  signOutOf: {
    id: 'account.feature-profile.sessions.sign-out-of',
    defaultMessage: 'ออกจากระบบ {device}',
    description: 'The same, for those who hear it: which device',
  },
  signOutOthers: {
    id: 'account.feature-profile.sessions.sign-out-others',
    defaultMessage: 'ออกจากระบบเครื่องอื่นทั้งหมด',
    description: 'Button that ends all other sessions',
  },
  ended: {
    id: 'account.feature-profile.sessions.ended',
    defaultMessage: '{count, plural, other {ออกจากระบบแล้ว # เครื่อง}}',
    description: 'Toast: so many sessions were ended',
  },
});
