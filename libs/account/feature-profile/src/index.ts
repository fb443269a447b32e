export { DeletionNotice } from './lib/deletion-notice.tsx';
export { SettingEditPage } from './lib/edit/setting-edit-page.tsx';
export type { PhoneProofSlotProps } from './lib/phone-proof.ts';
export { SettingPage } from './lib/setting-page.tsx';
export { SettingNav } from './lib/setting-section.tsx';
