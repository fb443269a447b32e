import { conversationMessages } from '@yoodee/account-feature-messages/messages';
import { MyAccountPage } from '@yoodee/account-feature-my-account';
import type { PageHandle } from '@yoodee/layouts';
import { lazyViewings } from '../lazy-viewings';
import { lazyWithMessages } from '../lazy-with-messages';
import { titles } from '../titles.messages';

export const handle: PageHandle = {
  layout: 'nocontact',
  title: (_data, intl) => intl.formatMessage(titles.account),
};

const MessagesTab = lazyWithMessages(
  () => import('@yoodee/account-feature-messages').then(({ MessagesTab }) => MessagesTab),
  conversationMessages,
);
const ThreadViewings = lazyViewings(({ ThreadViewings }) => ThreadViewings);

const Messages = () => <MessagesTab Viewings={ThreadViewings} />;
const Viewings = lazyViewings(({ ViewingsTab }) => ViewingsTab);

export const Component = () => <MyAccountPage Messages={Messages} Viewings={Viewings} />;
