export type { PhoneProofSlotProps } from './lib/phone-proof.ts';
export { SettingPage } from './lib/setting-page.tsx';
export { SettingNav } from './lib/setting-section.tsx';
