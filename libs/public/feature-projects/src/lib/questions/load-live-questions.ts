import { withMessages, type LazyMessages } from '@yoodee/i18n';
import type { Locale } from '@yoodee/site';

const liveMessages: LazyMessages = {
  th: () => import('@yoodee/i18n/messages/project-questions/th'),
  en: () => import('@yoodee/i18n/messages/project-questions/en'),
};

/** The questions with their forms. Rejects without a network. */
export const loadLiveQuestions = (locale: Locale) =>
  withMessages(
    locale,
    import('./live-questions.tsx').then(({ LiveQuestions }) => LiveQuestions),
    liveMessages,
  );
