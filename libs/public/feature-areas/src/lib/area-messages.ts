import { createMessagesProvider } from '@yoodee/i18n';
import english from '@yoodee/i18n/messages/areas/en';
import thai from '@yoodee/i18n/messages/areas/th';

export const AreaMessages = createMessagesProvider({ th: thai, en: english });
