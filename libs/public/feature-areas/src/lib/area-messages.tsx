import { AddedMessages, useLocale } from '@yoodee/i18n';
import english from '@yoodee/i18n/messages/areas/en';
import thai from '@yoodee/i18n/messages/areas/th';
import type { ReactNode } from 'react';

const catalogues = { th: thai, en: english };

/**
 * Provides the messages of this library. They load with the area pages, and not with the app's messages, which every
 * page loads. Both languages load, because a page's module does not know its language before it renders.
 */
export const AreaMessages = ({ children }: { children: ReactNode }) => (
  <AddedMessages messages={catalogues[useLocale()]}>{children}</AddedMessages>
);
