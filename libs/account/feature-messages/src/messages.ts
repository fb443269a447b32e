import type { LazyMessages } from '@yoodee/i18n';

/** The messages of threads and the inbox, which load with the components that show them: see `withMessages`. */
export const conversationMessages: LazyMessages = {
  th: () => import('@yoodee/i18n/messages/conversations/th'),
  en: () => import('@yoodee/i18n/messages/conversations/en'),
};
