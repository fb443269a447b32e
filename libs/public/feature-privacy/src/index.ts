export { PrivacyPage } from './lib/privacy-page.tsx';
