export { GuestConversationPage, type GuestViewings } from './lib/guest/guest-conversation-page.tsx';
export { messages as guestMessages } from './lib/guest/guest.messages.ts';
export { MessagesTab } from './lib/inbox/messages-tab.tsx';
