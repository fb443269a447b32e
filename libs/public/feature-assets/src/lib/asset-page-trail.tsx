import { useLocale, type LocaleIntl } from '@yoodee/i18n';
import { hrefs, type Locale } from '@yoodee/site';
import type { AssetDetailView } from '@yoodee/ui-asset-detail';
import { Breadcrumb } from '@yoodee/ui-kit';
import { useIntl } from 'react-intl';
import { messages } from './asset-page.messages.ts';

/** The breadcrumb from the home page to the asset; the last step is the page itself. */
export const trailTo = ({ code, plain }: AssetDetailView, locale: Locale, intl: LocaleIntl) => {
  const links = hrefs(locale);
  return [
    { label: intl.formatMessage(messages.homeStep), href: links.home },
    ...plain.trail.map(({ label, search, area }) => ({
      label,
      href: area === undefined ? links.assetsWith(search) : links.area(area),
    })),
    { label: code },
  ];
};

export const AssetTrail = ({ asset }: { asset: AssetDetailView }) => {
  const intl = useIntl();
  return <Breadcrumb label={intl.formatMessage(messages.trail)} items={trailTo(asset, useLocale(), intl)} />;
};
