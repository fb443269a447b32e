import { withMessages, type LazyMessages } from '@yoodee/i18n';
import type { Locale } from '@yoodee/site';

const ownMessages: LazyMessages = {
  th: () => import('@yoodee/i18n/messages/draw-mode/th'),
  en: () => import('@yoodee/i18n/messages/draw-mode/en'),
};

/** Drawing loads when it begins. */
export const loadDrawMode = (locale: Locale) =>
  withMessages(
    locale,
    import('./draw-mode.tsx').then(({ DrawMode }) => DrawMode),
    ownMessages,
  );
