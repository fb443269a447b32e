import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { localeTags, timeZone, type Locale } from '@yoodee/site';
import { IntlMessageFormat } from 'intl-messageformat';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { formatNumber } from './format-number.ts';

/** Parsed messages by id: the default export of `virtual:messages/th` and `virtual:messages/en`. */
export type Messages = Record<string, MessageFormatElement[]>;

/** What of `react-intl`'s `intl` the site uses: texts, and two things that only islands need. */
export type LocaleIntl = Pick<
  IntlShape,
  'locale' | 'timeZone' | 'messages' | 'formatMessage' | 'formatDate' | 'formatList'
>;

/** The type of text in a parsed message. */
const literal = 0;

const report = (error: unknown) => {
  if (import.meta.env.DEV) throw error;
  // Builds are refused when a message is missing, so this is a defect worth a line in the log, not a broken page.
  console.error(error);
};

type Values = NonNullable<Parameters<typeof IntlMessageFormat.prototype.format<ReactNode>>[0]>;

/** Parts of a text never change places: what is an element among them has its place for a key. */
const keyed = (parts: readonly ReactNode[]): ReactNode[] =>
  parts.map((part, place) => (isValidElement(part) && part.key === null ? cloneElement(part, { key: place }) : part));

/** React wants keys for what a tag of a message holds as well. */
const withKeys = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'function' ? (inside: ReactNode[]) => value(keyed(inside)) : value,
    ]),
  );

const remembered = <Made>(make: (options?: object) => Made) => {
  const made = new Map<string, Made>();
  return (options?: object): Made => {
    const key = JSON.stringify(options) ?? '';
    const known = made.get(key) ?? make(options);
    made.set(key, known);
    return known;
  };
};

/** Messages say plain numbers. `Intl.NumberFormat` has more methods; messages call this one only. */
const plainNumbers = {
  format: (value: number) => formatNumber(value, { maximumFractionDigits: 3 }),
} as Intl.NumberFormat;

// Its own asks which languages numbers can be written in: 15 ms that every page would wait for (see `formatNumber`).
IntlMessageFormat.resolveLocale = (tags) => new Intl.Locale([tags].flat()[0]!);

/** `Intl`'s own formatters are dear: one of each kind for a language. */
const createFormatters = (tag: string) => {
  const [date, plural] = [
    remembered((options) => new Intl.DateTimeFormat(tag, { timeZone, ...options })),
    remembered((options) => new Intl.PluralRules(tag, options)),
  ];
  return {
    getNumberFormat: (_tags: unknown, options?: object) => {
      if (options) throw new Error('A number in a message has no style of its own: put in a text that has.');
      return plainNumbers;
    },
    getDateTimeFormat: (_tags: unknown, options?: object) => date(options),
    getPluralRules: (_tags: unknown, options?: object) => plural(options),
  };
};

/** React-intl's own brings eight more formatters (2.8 kB gzip on every page), and merges formats at each text. */
const createIntl = (locale: Locale, messages: Messages): LocaleIntl => {
  const tag = localeTags[locale];
  const formatters = createFormatters(tag);
  const formats = new Map<string, IntlMessageFormat>();

  const formatOf = (id: string, message: MessageFormatElement[]) => {
    const known = formats.get(id) ?? new IntlMessageFormat(message, tag, undefined, { formatters });
    formats.set(id, known);
    return known;
  };

  const formatMessage = ({ id = '' }: { id?: string }, values: Values = {}) => {
    const message = messages[id];
    try {
      if (!message) throw new Error(`No message "${id}" in ${tag}`);
      const [first] = message;
      if (message.length === 1 && first?.type === literal) return first.value;
      const text = formatOf(id, message).format<ReactNode>(withKeys(values));
      return Array.isArray(text) ? keyed(text) : text;
    } catch (error) {
      report(error);
      return id;
    }
  };

  return {
    locale: tag,
    timeZone,
    messages,
    // Its overloads tell a text from a list of nodes by the types of the values, which no body can prove.
    formatMessage: formatMessage as LocaleIntl['formatMessage'],
    formatDate: (value: string | number | Date, options?: Intl.DateTimeFormatOptions) =>
      formatters.getDateTimeFormat(tag, options).format(new Date(value)),
    formatList: (values: Iterable<string>, options?: Intl.ListFormatOptions) =>
      new Intl.ListFormat(tag, options).format(values),
  };
};

const intls = new WeakMap<Messages, LocaleIntl>();

/**
 * The `intl` of one language, made once per set of messages. A missing message or value throws in development and tests.
 */
export const createLocaleIntl = (locale: Locale, messages: Messages): LocaleIntl => {
  const known = intls.get(messages);
  if (known) return known;
  const intl = createIntl(locale, messages);
  intls.set(messages, intl);
  return intl;
};
