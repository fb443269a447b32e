import type { LazyMessages } from '@yoodee/i18n';

/** Messages of the shading on the map, and of the point that a visitor chooses. */
export const reachMessages: LazyMessages = {
  th: () => import('@yoodee/i18n/messages/reach-places/th'),
  en: () => import('@yoodee/i18n/messages/reach-places/en'),
};
