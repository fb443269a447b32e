import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { localeTags, timeZone, type Locale } from '@yoodee/site';
import { IntlMessageFormat } from 'intl-messageformat';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';

/** Parsed messages by id: the default export of `virtual:messages/th` and `virtual:messages/en`. */
export type Messages = Record<string, MessageFormatElement[]>;

const onError = (error: Error) => {
  if (import.meta.env.DEV) throw error;
  // Builds are refused when a message is missing, so this is a defect worth a line in the log, not a broken page.
  console.error(error);
};

/**
 * Finds the formatter of a parsed message by the message itself. The library looks it up by message and formats written as
 * JSON, each time a text is shown: a twentieth of the CPU of a rendered list.
 */
const rememberFormatters = ({ formatters }: IntlShape) => {
  const made = new WeakMap<object, IntlMessageFormat>();
  const make = formatters.getMessageFormat;
  Object.assign(formatters, {
    getMessageFormat: (...args: Parameters<typeof make>) => {
      const [message] = args;
      if (typeof message === 'string') return make(...args);
      const known = made.get(message) ?? new IntlMessageFormat(...args);
      made.set(message, known);
      return known;
    },
  });
};

const intls = new WeakMap<Messages, IntlShape>();

/**
 * The `intl` of one language, made once per set of messages: its formatters are dear.
 * A missing message or value throws in development and tests.
 */
export const createLocaleIntl = (locale: Locale, messages: Messages): IntlShape => {
  const known = intls.get(messages);
  if (known) return known;
  const intl = createIntl(
    // No language is the default one: a message missing in Thai is as much an error as in English.
    { locale: localeTags[locale], defaultLocale: 'und', messages, timeZone, onError },
    createIntlCache(),
  );
  rememberFormatters(intl);
  intls.set(messages, intl);
  return intl;
};
