import type { PageHandle } from '@yoodee/layouts';
import { messages } from './lib/undo-phone.messages.ts';

export { UndoPhonePage as Component } from './lib/undo-phone-page.tsx';

export const handle: PageHandle = {
  layout: 'blank',
  title: (_data, intl) => intl.formatMessage(messages.title),
};
