import type { LazyMessages } from '@yoodee/i18n';

/** The messages of this library, which load with its pages: see `withMessages`. */
export const createAssetMessages: LazyMessages = {
  th: () => import('@yoodee/i18n/messages/create-asset/th'),
  en: () => import('@yoodee/i18n/messages/create-asset/en'),
};
