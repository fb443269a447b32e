import { isSuccess, send, toRequest } from '@yoodee/api-client';
import { getMemberAsset, type MemberAsset } from '@yoodee/api-contract';
import { readToken, type AppStore } from '@yoodee/auth';
import { localeOfPath } from '@yoodee/site';
import { memberAssetsApi } from '../draft/member-assets.api.ts';

const { endpoints, util } = memberAssetsApi;

/** Shows the pictures that the API has. The rest of the asset stays what the member's edits started from. */
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
  // What came or went meanwhile may not be in the answer.
  if (now?.images !== before?.images || now?.floor_plans !== before?.floor_plans)
    return refreshPictures(store, assetId);
  store.dispatch(
    util.updateQueryData('getMemberAsset', assetId, (asset) => {
      Object.assign(asset, { images, floor_plans });
    }),
  );
};
