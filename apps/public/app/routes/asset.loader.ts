import { getAsset } from '@yoodee/api-contract/assets';
import { getSimilarAssets } from '@yoodee/api-contract/similar';
import { toAssetContactView } from '@yoodee/public-contact-seller/view';
import { toSimilarView, type SimilarView } from '@yoodee/public-feature-assets';
import { loadFromApi } from '@yoodee/public-page/loading';
import { hrefs, localeOfPath } from '@yoodee/site';
import { toAssetDetailView } from '@yoodee/ui-asset-detail';
import { data, type LoaderFunctionArgs } from 'react-router';

/** Data of the page that replaces a missing asset. */
export interface MissingData {
  similar: SimilarView | null;
}

/** The status of a failed API call. */
const statusOf = (thrown: unknown) => (thrown as { init?: { status?: number } | null }).init?.status;

export const loader = async ({ request, params: { id = '' } }: LoaderFunctionArgs) => {
  // The API would respond with 400 to any other id.
  if (!/^[1-9]\d{0,14}$/.test(id)) throw data(null, { status: 404 });
  const arg = { params: { id: Number(id) } };
  const { pathname, origin } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const now = new Date();
  // Similar assets are optional: the page is complete without them.
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
