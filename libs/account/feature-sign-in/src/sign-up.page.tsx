import type { PageHandle } from '@yoodee/layouts';
import { titles } from './titles.messages.ts';

export { SignUpPage as Component } from './lib/sign-up-page.tsx';

export const handle: PageHandle = {
  layout: 'blank',
  title: (_data, intl) => intl.formatMessage(titles.signUp),
};
