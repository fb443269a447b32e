import type { PageHandle } from '@yoodee/layouts';
import { titles } from '../titles.messages';

export { MyAccountPage as Component } from '@yoodee/account-feature-my-account';

export const handle: PageHandle = {
  layout: 'nocontact',
  title: (_data, intl) => intl.formatMessage(titles.account),
};
