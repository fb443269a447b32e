export { MessagesTab } from './lib/inbox/messages-tab.tsx';
