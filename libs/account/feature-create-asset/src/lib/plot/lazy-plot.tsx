import { useLocale, withMessages, type LazyMessages } from '@yoodee/i18n';
import { withNetwork } from '@yoodee/runtime';
import type { Locale } from '@yoodee/site';
import { lazy, Suspense, type ComponentType } from 'react';

const plotMessages: LazyMessages = {
  th: () => import('@yoodee/i18n/messages/plot/th'),
  en: () => import('@yoodee/i18n/messages/plot/en'),
};

const lazyIn = (load: () => Promise<ComponentType>, locale: Locale) =>
  lazy(withNetwork(async () => ({ default: await withMessages(locale, load(), plotMessages) })));

const inBoth = (load: () => Promise<ComponentType>) => ({ th: lazyIn(load, 'th'), en: lazyIn(load, 'en') });

const fields = inBoth(() => import('./plot-fields.tsx').then(({ PlotFields }) => PlotFields));
const area = inBoth(() => import('./plot-area.tsx').then(({ PlotArea }) => PlotArea));

/** The fields of the outline. They load with their texts, because few listings have land. */
export const LazyPlotFields = () => {
  const Fields = fields[useLocale()];
  return (
    <Suspense>
      <Fields />
    </Suspense>
  );
};

/** The area of the outline beside that of the deed. */
export const LazyPlotArea = () => {
  const Area = area[useLocale()];
  return (
    <Suspense>
      <Area />
    </Suspense>
  );
};
