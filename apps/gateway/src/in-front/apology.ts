import { locales, type Locale } from '@yoodee/site';
import { failurePage } from '../http/failure-page.ts';
import { failures } from '../http/failures.ts';

const { title, message } = failures.unavailable;

/** Seconds. */
export const retryAfter = failures.unavailable.headers[1];

const pageIn = (locale: Locale) =>
  failurePage({ locale, title: title[locale], message: message[locale], isTemporary: true });

/** What visitors read while no gateway answers: the gateway's own page, in each language. */
export const apologies = Object.fromEntries(locales.map((locale) => [locale, pageIn(locale).body])) as Record<
  Locale,
  string
>;

/** Content-Security-Policy of those pages. */
export const apologyPolicy = pageIn('th').policy;

/** The same in the API's envelope; `requestId` is the proxy's variable. */
export const refusals = (requestId: string) =>
  Object.fromEntries(
    locales.map((locale) => [
      locale,
      JSON.stringify({ data: null, message: message[locale], code: failures.unavailable.code, request_id: requestId }),
    ]),
  ) as Record<Locale, string>;
