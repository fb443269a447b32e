import { AddedMessages, useLocale } from '@yoodee/i18n';
import english from '@yoodee/i18n/messages/projects/en';
import thai from '@yoodee/i18n/messages/projects/th';
import type { ReactNode } from 'react';

const catalogues = { th: thai, en: english };

/**
 * Knows the messages of this library. They come with the pages of projects and not with the app's, which every page
 * loads; both languages, because a page's module does not know its language before it renders.
 */
export const ProjectMessages = ({ children }: { children: ReactNode }) => (
  <AddedMessages messages={catalogues[useLocale()]}>{children}</AddedMessages>
);
