import type { PageHandle } from '@yoodee/layouts';
import { messages } from './lib/guest/guest.messages.ts';

export { GuestConversationPage as Component } from './lib/guest/guest-conversation-page.tsx';

export const handle: PageHandle = {
  layout: 'nocontact',
  title: (_data, intl) => intl.formatMessage(messages.title),
};
