/** Type of `@yoodee/i18n/messages/<app>/<locale>`, which `nx build i18n` writes. */
import type { MessageFormatElement } from 'react-intl';

declare const messages: Record<string, MessageFormatElement[]>;
export default messages;
