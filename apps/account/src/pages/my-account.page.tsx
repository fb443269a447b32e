import { lazy, Suspense } from 'react';
import { MyAccountPage } from '@yoodee/account-feature-my-account';
import type { PageHandle } from '@yoodee/layouts';
import { lazyViewings } from '../lazy-viewings';
import { titles } from '../titles.messages';

export const handle: PageHandle = {
  layout: 'nocontact',
  title: (_data, intl) => intl.formatMessage(titles.account),
};

const MessagesTab = lazy(() =>
  import('@yoodee/account-feature-messages').then(({ MessagesTab }) => ({ default: MessagesTab })),
);
const ThreadViewings = lazyViewings(({ ThreadViewings }) => ThreadViewings);

const Messages = () => (
  <Suspense fallback={null}>
    <MessagesTab Viewings={ThreadViewings} />
  </Suspense>
);
const Viewings = lazyViewings(({ ViewingsTab }) => ViewingsTab);

export const Component = () => <MyAccountPage Messages={Messages} Viewings={Viewings} />;
