import { createMessagesProvider } from '@yoodee/i18n';
import english from '@yoodee/i18n/messages/compare/en';
import thai from '@yoodee/i18n/messages/compare/th';

export const CompareMessages = createMessagesProvider({ th: thai, en: english });
