import { createMessagesProvider } from '@yoodee/i18n';
import english from '@yoodee/i18n/messages/projects/en';
import thai from '@yoodee/i18n/messages/projects/th';

export const ProjectMessages = createMessagesProvider({ th: thai, en: english });
