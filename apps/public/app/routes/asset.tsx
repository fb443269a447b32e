import { data, type MetaDescriptor } from 'react-router';
import { getAsset, getSimilarAssets, isAvailable } from '@yoodee/api-contract';
import { toAssetDetailView, type AssetDetailView } from '@yoodee/asset-view';
import { routeLayouts, type PageHandle } from '@yoodee/layouts';
import {
  AssetMissing,
  AssetPage,
  assetStructuredData,
  AssetTrail,
  toSimilarView,
  trailTo,
  type SimilarView,
} from '@yoodee/public-feature-assets';
import { ContactBar, ContactSeller, ReportAsset, type ContactView } from '@yoodee/public-contact-seller';
import { toAssetContactView } from '@yoodee/public-contact-seller/view';
import { CountShown, ShortlistActions } from '@yoodee/shortlist';
import { hrefs, localeOfPath } from '@yoodee/site';
import { loadFromApi } from '../api.server';
import { publicHeaders } from '../page-headers';
import { intlOfPath, pageMeta } from '../page-meta';
import { originOf } from '../site-origin';
import type { Route } from './+types/asset';

interface AssetData {
  asset: AssetDetailView;
  contact: ContactView | null;
  similar: SimilarView | null;
  url: string;
  sharePicture: string;
}

/** What the page in place of a missing asset is made from. */
interface MissingData {
  similar: SimilarView | null;
}

export const handle = {
  layout: routeLayouts['/assets/:id'],
  title: ({ asset }: AssetData) => asset.title.text,
  breadcrumb: ({ asset }: AssetData) => <AssetTrail asset={asset} />,
  footAction: ({ contact }: AssetData) => contact && <ContactBar contact={contact} />,
  problem: (status: number, missing: MissingData | null) =>
    status === 404 || status === 410 ? <AssetMissing status={status} similar={missing?.similar ?? null} /> : undefined,
} satisfies PageHandle;

export const headers = publicHeaders;

/** The status that a failed call was thrown with. */
const statusOf = (thrown: unknown) => (thrown as { init?: { status?: number } | null }).init?.status;

export const loader = async ({ request, params }: Route.LoaderArgs): Promise<AssetData> => {
  // Anything but a plain number is no address of ours; the API would call it a bad request.
  if (!/^[1-9]\d{0,14}$/.test(params.id)) throw data(null, { status: 404 });
  const arg = { params: { id: Number(params.id) } };
  const { pathname, origin } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const now = new Date();
  // The page is whole without them.
  const finding = loadFromApi(getSimilarAssets, arg, request).catch(() => null);
  const asset = await loadFromApi(getAsset, arg, request).catch(async (thrown: unknown) => {
    const status = statusOf(thrown);
    if (status !== 404 && status !== 410) throw thrown;
    const found = await finding;
    throw data({ similar: found && toSimilarView(found, null, { locale, now }) } satisfies MissingData, { status });
  });
  const view = toAssetDetailView(asset, locale, now);
  const found = await finding;
  return {
    asset: view,
    contact: toAssetContactView(asset, locale),
    similar: found && toSimilarView(found, view, { locale, now }),
    url: origin + hrefs(locale).asset(asset.id),
    sharePicture: hrefs(locale).sharePicture(asset.id, asset.version),
  };
};

/** What it is and where, in a few words. */
const headOf = ({ kind, place }: AssetDetailView) => `${kind} ${place.map(({ text }) => text).join('')}`;

/** The first 155 characters of a description, without its tags, cut at a word. */
const summaryOf = (asset: AssetDetailView) => {
  const text = (asset.description?.text ?? '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${headOf(asset)}${text ? ` – ${text}` : ''}`.slice(0, 155).trim();
};

export function meta({ loaderData, location, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  const { asset, url, sharePicture } = loaderData;
  const origin = originOf(matches);
  const locale = localeOfPath(location.pathname);
  const trail = trailTo(asset, locale, intlOfPath(location.pathname));
  return pageMeta({
    origin,
    path: location.pathname,
    title: asset.title.text,
    description: summaryOf(asset),
    sharePicture: { path: sharePicture, alt: headOf(asset) },
    isIndexed: isAvailable(asset),
    structuredData: assetStructuredData(asset, { origin, url, trail, locale }),
  });
}

export default function AssetRoute({ loaderData: { asset, contact, similar, url } }: Route.ComponentProps) {
  return (
    <AssetPage
      asset={asset}
      url={url}
      similar={similar}
      actions={
        <>
          <ShortlistActions assetId={asset.id} />
          <CountShown kind="view" assetIds={[asset.id]} />
        </>
      }
      contact={contact && <ContactSeller contact={contact} />}
      report={<ReportAsset assetId={asset.id} />}
    />
  );
}
