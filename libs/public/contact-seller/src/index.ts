export { AskSeller } from './lib/ask-seller.tsx';
export { ContactBar } from './lib/contact-bar.tsx';
export { ContactSeller } from './lib/contact-seller.tsx';
export type { ContactView } from './lib/contact.view.ts';
export { ReportAsset } from './lib/report/report-asset.tsx';
