import { locales, type Locale } from '@yoodee/site';
import { failurePage } from '../http/failure-page.ts';
import { failures } from '../http/failures.ts';

const { title, message } = failures.unavailable;

/** Seconds. */
export const retryAfter = failures.unavailable.headers[1];

const pageIn = (locale: Locale) =>
  failurePage({ locale, title: title[locale], message: message[locale], isTemporary: true });

/** The gateway's 503 page in each language, for a proxy that reaches no gateway. */
export const unavailablePages = Object.fromEntries(locales.map((locale) => [locale, pageIn(locale).body])) as Record<
  Locale,
  string
>;

/** Content-Security-Policy of these pages. */
export const unavailablePolicy = pageIn('th').policy;

/** The same reply in the API's envelope; `requestId` is the proxy's variable. */
export const unavailableEnvelopes = (requestId: string) =>
  Object.fromEntries(
    locales.map((locale) => [
      locale,
      JSON.stringify({ data: null, message: message[locale], code: failures.unavailable.code, request_id: requestId }),
    ]),
  ) as Record<Locale, string>;
