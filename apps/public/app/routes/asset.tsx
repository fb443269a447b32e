import { data, type MetaDescriptor } from 'react-router';
import { getAsset } from '@yoodee/api-contract';
import { toAssetDetailView, type AssetDetailView } from '@yoodee/asset-view';
import { routeLayouts } from '@yoodee/layouts';
import { AssetPage } from '@yoodee/public-feature-assets';
import { hrefs, imageHref, localeOfPath } from '@yoodee/site';
import { loadFromApi } from '../api.server';
import { publicHeaders } from '../page-headers';
import { pageMeta } from '../page-meta';
import { originOf } from '../site-origin';
import type { Route } from './+types/asset';

export const handle = {
  layout: routeLayouts['/assets/:id'],
  title: (asset: AssetDetailView) => asset.title.text,
};

export const headers = publicHeaders;

export const loader = async ({ request, params }: Route.LoaderArgs) => {
  // Anything but a plain number is no address of ours; the API would call it a bad request.
  if (!/^[1-9]\d{0,14}$/.test(params.id)) throw data(null, { status: 404 });
  const asset = await loadFromApi(getAsset, { params: { id: Number(params.id) } }, request);
  return toAssetDetailView(asset, localeOfPath(new URL(request.url).pathname), new Date());
};

/** The first 155 characters of a description, without its tags, cut at a word. */
const summaryOf = ({ description, kind, place }: AssetDetailView) => {
  const text = (description?.text ?? '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${kind} ${place}${text ? ` – ${text}` : ''}`.slice(0, 155).trim();
};

const structuredData = (asset: AssetDetailView, origin: string, url: string) => ({
  '@type': 'RealEstateListing',
  name: asset.title.text,
  url,
  image: asset.images.slice(0, 6).map(({ key }) => origin + imageHref(key, 1280)),
  ...(asset.prices[0] && {
    offers: {
      '@type': 'Offer',
      price: asset.prices[0].baht,
      priceCurrency: 'THB',
      availability: asset.status === 'published' ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
    },
  }),
  contentLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'TH',
      streetAddress: asset.address,
      addressLocality: asset.place,
    },
    ...(asset.point && { geo: { '@type': 'GeoCoordinates', latitude: asset.point.lat, longitude: asset.point.lng } }),
  },
});

export function meta({ loaderData, location, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  const origin = originOf(matches);
  const url = origin + hrefs(localeOfPath(location.pathname)).asset(loaderData.id ?? '');
  return pageMeta({
    origin,
    path: location.pathname,
    title: loaderData.title.text,
    description: summaryOf(loaderData),
    imageKey: loaderData.images[0]?.key,
    isIndexed: loaderData.status === 'published' || loaderData.status === 'reserved',
    structuredData: structuredData(loaderData, origin, url),
  });
}

export default function AssetRoute({ loaderData }: Route.ComponentProps) {
  return <AssetPage asset={loaderData} />;
}
