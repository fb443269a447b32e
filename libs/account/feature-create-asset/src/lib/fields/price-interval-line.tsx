import { useLocale, withMessages, type LazyMessages } from '@yoodee/i18n';
import { withNetwork } from '@yoodee/runtime';
import type { Locale } from '@yoodee/site';
import { lazy, Suspense } from 'react';
import type { ToldInterval } from './price-interval.tsx';

const intervalMessages: LazyMessages = {
  th: () => import('@yoodee/i18n/messages/price-interval/th'),
  en: () => import('@yoodee/i18n/messages/price-interval/en'),
};

const textIn = (locale: Locale) =>
  lazy(
    withNetwork(async () => {
      const text = import('./price-interval.tsx').then(({ PriceIntervalText }) => PriceIntervalText);
      return { default: await withMessages(locale, text, intervalMessages) };
    }),
  );
const texts = { th: textIn('th'), en: textIn('en') };

/** Compares a price with the asking prices of similar listings. Loads its messages on demand. */
export const PriceIntervalLine = (told: ToldInterval) => {
  const Told = texts[useLocale()];
  return (
    <Suspense>
      <Told {...told} />
    </Suspense>
  );
};
