import { getAsset } from '@yoodee/api-contract/assets';
import { getSimilarAssets } from '@yoodee/api-contract/similar';
import { toAssetContactView } from '@yoodee/public-contact-seller/view';
import { toSimilarView, type SimilarView } from '@yoodee/public-feature-assets';
import { loadFromApi, loadIcons } from '@yoodee/public-page/loading';
import { hrefs, localeOfPath } from '@yoodee/site';
import { amenityIconNames, toAssetDetailView } from '@yoodee/ui-asset-detail';
import { data, type LoaderFunctionArgs } from 'react-router';

/** Data of the page that replaces a missing asset. */
export interface MissingData {
  /** Whether its seller has paused it, so that it may come back. */
  isPaused: boolean;
  similar: SimilarView | null;
}

/** The status and the problem code of a failed API call. */
const failureOf = (thrown: unknown) => {
  const { init, data: body } = thrown as { init?: { status?: number } | null; data?: { code?: string } | null };
  return { status: init?.status, code: body?.code };
};

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
    const { status, code } = failureOf(thrown);
    if (status !== 404 && status !== 410) throw thrown;
    const found = await finding;
    const similarView = found && toSimilarView(found, null, { locale, now });
    throw data({ isPaused: code === 'asset_paused', similar: similarView } satisfies MissingData, { status });
  });
  const view = toAssetDetailView(asset, locale, now, await loadIcons(amenityIconNames(asset)));
  const found = await finding;
  return {
    asset: view,
    contact: toAssetContactView(asset, locale),
    similar: found && toSimilarView(found, view, { locale, now }),
    url: origin + hrefs(locale).asset(asset.id),
    sharePicture: hrefs(locale).sharePicture(asset.id, asset.version),
  };
};
