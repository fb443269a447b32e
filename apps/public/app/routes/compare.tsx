import { redirect, type MetaDescriptor } from 'react-router';
import type { LocaleIntl } from '@yoodee/i18n';
import { searchAssets } from '@yoodee/api-contract';
import { routeLayouts } from '@yoodee/layouts';
import { AskSeller } from '@yoodee/public-contact-seller';
import {
  ComparePage,
  comparePageMessages as messages,
  ShareComparison,
  type ComparedAsset,
} from '@yoodee/public-feature-compare';
import { readAddedId, readCompareIds, toComparePageView } from '@yoodee/public-feature-compare/view';
import { CompareChoices, CountShown, shortlist } from '@yoodee/shortlist';
import { hrefs, localeOfPath } from '@yoodee/site';
import { loadFromApi } from '../api.server';
import { publicHeaders } from '../page-headers';
import { intlOfPath, pageMeta } from '../page-meta';
import { originOf } from '../site-origin';
import type { Route } from './+types/compare';

export const handle = {
  layout: routeLayouts['/assets/compare'],
  title: (_data: unknown, intl: LocaleIntl) => intl.formatMessage(messages.title),
};

export const headers = publicHeaders;

export const loader = async ({ request }: Route.LoaderArgs) => {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const asked = readCompareIds(searchParams.get('ids'));
  const added = readAddedId(searchParams.get('add'), asked.ids);
  if (added && 'ids' in added) throw redirect(hrefs(locale).compareWith(added.ids));
  const { details = [] } =
    asked.ids.length > 0
      ? await loadFromApi(searchAssets, { query: { ids: asked.ids.join(), detail: '1' } }, request)
      : {};
  return toComparePageView({ asked, added: added?.problem ?? null, details, locale, now: new Date() });
};

export function meta({ loaderData, location, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  const intl = intlOfPath(location.pathname);
  const { assets } = loaderData;
  return pageMeta({
    origin: originOf(matches),
    path: location.pathname,
    title: [
      intl.formatMessage(messages.title),
      ...(assets.length > 0 ? [intl.formatMessage(messages.count, { count: assets.length })] : []),
    ].join(' – '),
    description: intl.formatMessage(messages.description),
    imageKey: assets[0]?.cover?.key,
    isIndexed: assets.length === 0,
  });
}

/** What is taken from the comparison is taken from the tray as well. */
const forget = (assetId: number) => shortlist.setCompared(shortlist.get().compare.filter((id) => id !== assetId));

const askForMissing = ({ id, seller, missing }: ComparedAsset) => (
  <div>
    <AskSeller
      isShort
      contact={{
        target: { kind: 'asset', id },
        sellerName: seller,
        hasPhone: false,
        lineId: null,
        facebook: null,
        missing,
        asksMissing: true,
      }}
    />
  </div>
);

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ComparePage
        view={loaderData}
        onRemove={forget}
        ask={askForMissing}
        actions={<ShareComparison />}
        choices={<CompareChoices ids={loaderData.ids} />}
      />
      <CountShown kind="compare" assetIds={loaderData.assets.length > 1 ? loaderData.ids : []} />
    </>
  );
}
