export { privacyNotice } from './lib/privacy-notice.ts';
