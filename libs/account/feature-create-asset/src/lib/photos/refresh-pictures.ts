import { isSuccess, send, toRequest } from '@yoodee/api-client';
import { getMemberAsset, type MemberAsset } from '@yoodee/api-contract/member-assets';
import { readToken, type AppStore } from '@yoodee/auth';
import { localeOfPath } from '@yoodee/site';
import { memberAssetsApi } from '../draft/member-assets.api.ts';

const { endpoints, util } = memberAssetsApi;

/** Reloads only the pictures of an asset. Its other fields stay at the version that the member's edits are based on. */
export const refreshPictures = async (store: AppStore, assetId: number): Promise<void> => {
  const known = () => endpoints.getMemberAsset.select(assetId)(store.getState()).data;
  const before = known();
  const result = await send<MemberAsset>(toRequest(getMemberAsset, { params: { id: assetId } }), {
    locale: localeOfPath(location.pathname),
    token: readToken() ?? undefined,
  });
  if (!isSuccess(result)) return;
  const { images, floor_plans } = result.data;
  const now = known();
  // Pictures that changed during the request may be missing in the response.
  if (now?.images !== before?.images || now?.floor_plans !== before?.floor_plans)
    return refreshPictures(store, assetId);
  store.dispatch(
    util.updateQueryData('getMemberAsset', assetId, (asset) => {
      Object.assign(asset, { images, floor_plans });
    }),
  );
};
