import { GuestConversationPage, guestMessages } from '@yoodee/account-feature-messages';
import { conversationMessages } from '@yoodee/account-feature-messages/messages';
import type { PageHandle } from '@yoodee/layouts';
import { lazyViewings } from '../lazy-viewings';
import { lazyWithMessages } from '../lazy-with-messages';

export const handle: PageHandle = {
  layout: 'nocontact',
  title: (_data, intl) => intl.formatMessage(guestMessages.title),
};

const GuestPage = lazyWithMessages(async () => GuestConversationPage, conversationMessages);
const Viewings = lazyViewings(({ LinkViewings }) => LinkViewings);
const Viewing = lazyViewings(({ GuestViewing }) => GuestViewing);

export const Component = () => <GuestPage Viewings={Viewings} Viewing={Viewing} />;
