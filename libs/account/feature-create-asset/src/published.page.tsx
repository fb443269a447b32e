import type { PageHandle } from '@yoodee/layouts';
import { titles } from './titles.messages.ts';

export { PublishedPage as Component } from './lib/published/published-page.tsx';

export const handle: PageHandle = {
  layout: { mobile: 'menu', tablet: 'no-footer', desktop: 'no-footer' },
  title: (_data, intl) => intl.formatMessage(titles.published),
};
