export { toMemberPageView } from './lib/member-page.view.ts';
