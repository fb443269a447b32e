import type { PageHandle } from '@yoodee/layouts';
import { titles } from './titles.messages.ts';

export { AuthenticatePage as Component } from './lib/authenticate-page.tsx';

export const handle: PageHandle = {
  layout: 'blank',
  title: (_data, intl) => intl.formatMessage(titles.signIn),
};
