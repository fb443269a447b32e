import { formatBaht } from '@yoodee/formatters';
import type { LocaleIntl } from '@yoodee/i18n';
import type { Locale } from '@yoodee/site';
import { messages } from './area-page.messages.ts';
import type { AreaPageView } from './area-page.view.ts';

/** The title of an area page. */
export const areaTitle = ({ kind, type, name, within }: AreaPageView, intl: LocaleIntl): string =>
  intl.formatMessage(messages.title, { kind, name, within, what: type ?? intl.formatMessage(messages.anything) });

/** The title for search engines, with the number of listings and the median price. */
export const areaDescription = (view: AreaPageView, intl: LocaleIntl, locale: Locale): string => {
  const { total, sale } = view;
  const price =
    sale.median === null
      ? ''
      : intl.formatMessage(messages.metaPrice, { price: formatBaht(locale, sale.median, { compact: true }) });
  return intl.formatMessage(messages.metaDescription, { title: areaTitle(view, intl), count: total, price });
};

/** The breadcrumb of an area page, from the home page; the last step is the page itself. */
export const areaTrail = (
  { parents, step }: Pick<AreaPageView, 'parents' | 'step'>,
  intl: LocaleIntl,
  { home, areas }: { home: string; areas: string },
): { label: string; href?: string }[] => [
  { label: intl.formatMessage(messages.home), href: home },
  { label: intl.formatMessage(messages.areas), href: areas },
  ...parents,
  { label: step },
];
