import type { LazyMessages } from '@yoodee/i18n';

/** The messages of this library, which load with its components: see `withMessages`. */
export const accountViewingMessages: LazyMessages = {
  th: () => import('@yoodee/i18n/messages/account-viewings/th'),
  en: () => import('@yoodee/i18n/messages/account-viewings/en'),
};
