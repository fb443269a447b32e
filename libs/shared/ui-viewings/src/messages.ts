import type { LazyMessages } from '@yoodee/i18n';

/** The messages of this library, which load with the components that show them: see `withMessages`. */
export const viewingMessages: LazyMessages = {
  th: () => import('@yoodee/i18n/messages/viewings/th'),
  en: () => import('@yoodee/i18n/messages/viewings/en'),
};
