import { withMessages, type LazyMessages } from '@yoodee/i18n';
import type { Locale } from '@yoodee/site';

const ownMessages: LazyMessages = {
  th: () => import('@yoodee/i18n/messages/edit-areas/th'),
  en: () => import('@yoodee/i18n/messages/edit-areas/en'),
};

/** Editing loads with the first drawn area. */
export const loadEditAreas = (locale: Locale) =>
  withMessages(
    locale,
    import('./edit-areas.tsx').then(({ EditAreas }) => EditAreas),
    ownMessages,
  );
