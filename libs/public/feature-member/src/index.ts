export { MemberPage } from './lib/member-page.tsx';
export { messages as memberPageMessages } from './lib/member-page.messages.ts';
export type { MemberPageView } from './lib/member-page.view.ts';
