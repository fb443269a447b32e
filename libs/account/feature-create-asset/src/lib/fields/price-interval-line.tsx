import { useLocale, withMessages, type LazyMessages } from '@yoodee/i18n';
import { skipToken } from '@reduxjs/toolkit/query';
import { lazy, Suspense, useMemo } from 'react';
import { useGetPriceIntervalQuery, type AssetAsSaved } from '../listing-help.api.ts';

const intervalMessages: LazyMessages = {
  th: () => import('@yoodee/i18n/messages/price-interval/th'),
  en: () => import('@yoodee/i18n/messages/price-interval/en'),
};

/** The interval of prices that similar listings ask, for the asset as it is saved. Its text loads with it. */
export const PriceIntervalLine = ({ of, isRent }: { of: AssetAsSaved | null; isRent: boolean }) => {
  const locale = useLocale();
  const { currentData: interval } = useGetPriceIntervalQuery(of ?? skipToken);
  const Words = useMemo(
    () =>
      lazy(async () => {
        const words = import('./price-interval.tsx').then(({ PriceIntervalText }) => PriceIntervalText);
        return { default: await withMessages(locale, words, intervalMessages) };
      }),
    [locale],
  );
  return interval ? (
    <Suspense>
      <Words interval={interval} isRent={isRent} />
    </Suspense>
  ) : null;
};
