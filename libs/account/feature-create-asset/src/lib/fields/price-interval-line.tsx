import { useLocale, withMessages, type LazyMessages } from '@yoodee/i18n';
import { withNetwork } from '@yoodee/runtime';
import type { Locale } from '@yoodee/site';
import { skipToken } from '@reduxjs/toolkit/query';
import { lazy, Suspense } from 'react';
import { useGetPriceIntervalQuery, type AssetAsSaved } from '../listing-help.api.ts';

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

/** The interval of prices that similar listings ask, for the asset as it is saved. Its text loads with it. */
export const PriceIntervalLine = ({ of, isRent }: { of: AssetAsSaved | null; isRent: boolean }) => {
  const Told = texts[useLocale()];
  const { currentData: interval } = useGetPriceIntervalQuery(of ?? skipToken);
  return interval ? (
    <Suspense>
      <Told interval={interval} isRent={isRent} />
    </Suspense>
  ) : null;
};
