export { toAssetContactView, toMemberContactView } from './lib/contact.view.ts';
