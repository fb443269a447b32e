export { GuestViewing } from './lib/guest/guest-viewing.tsx';
export { ViewingsTab } from './lib/tab/viewings-tab.tsx';
export { LinkViewings, ThreadViewings, type LinkViewingsProps } from './lib/thread/thread-viewings.tsx';
