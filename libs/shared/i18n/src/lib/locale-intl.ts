import { localeTags, type Locale } from '@yoodee/site';
import { createIntl, createIntlCache, type IntlShape, type MessageFormatElement } from 'react-intl';

/** Compiled messages by id: the default export of `@yoodee/i18n/messages/<app>/<locale>`. */
export type Messages = Record<string, MessageFormatElement[]>;

/** The `intl` of a page, for functions outside components, such as titles of routes. */
export type LocaleIntl = IntlShape;

const onError = (error: unknown) => {
  if (import.meta.env.DEV) throw error;
  // The build refuses missing messages, so this is a defect: it is logged, and the page is still rendered.
  console.error(error);
};

const intls = new WeakMap<Messages, LocaleIntl>();

/**
 * The `intl` of one language, created once per set of messages. A missing message or value throws in development and
 * in tests. It has no time zone, because FormatJS would merge it into the date formats of every message, a sixth of the
 * time of a page (measured). No message contains a date, and lint requires `timeZone` where a date is formatted.
 */
export const createLocaleIntl = (locale: Locale, messages: Messages): LocaleIntl => {
  const existing = intls.get(messages);
  if (existing) return existing;
  const intl = createIntl(
    { locale: localeTags[locale], defaultLocale: localeTags.th, messages, onError },
    createIntlCache(),
  );
  intls.set(messages, intl);
  return intl;
};
