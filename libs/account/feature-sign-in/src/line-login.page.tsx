import type { PageHandle } from '@yoodee/layouts';
import { titles } from './titles.messages.ts';

export { LineLoginPage as Component } from './lib/line-login-page.tsx';

export const handle: PageHandle = {
  layout: 'blank',
  title: (_data, intl) => intl.formatMessage(titles.signIn),
};
