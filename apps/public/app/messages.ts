import type { Locale } from '@yoodee/site';
import type { Messages } from '@yoodee/i18n';

const provided = new Map<Locale, Messages>();

/**
 * Called once per language before rendering: on the server for both languages, in the browser for the page's language.
 */
export const provideMessages = (locale: Locale, messages: Messages): void => {
  provided.set(locale, messages);
};

export const messagesOf = (locale: Locale): Messages => {
  const messages = provided.get(locale);
  if (!messages) throw new Error(`No messages for ${locale}: entry.client loads only the language of its document.`);
  return messages;
};
