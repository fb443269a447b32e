import { GuestConversationPage, guestMessages } from '@yoodee/account-feature-messages';
import type { PageHandle } from '@yoodee/layouts';
import { lazyViewings } from '../lazy-viewings';

export const handle: PageHandle = {
  layout: 'nocontact',
  title: (_data, intl) => intl.formatMessage(guestMessages.title),
};

const Viewings = lazyViewings(({ LinkViewings }) => LinkViewings);
const Viewing = lazyViewings(({ GuestViewing }) => GuestViewing);

export const Component = () => <GuestConversationPage Viewings={Viewings} Viewing={Viewing} />;
