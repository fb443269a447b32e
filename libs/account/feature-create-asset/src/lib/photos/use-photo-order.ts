import type { CallFailure } from '@yoodee/api-client';
import type { AssetImage } from '@yoodee/api-contract/images';
import type { AppStore } from '@yoodee/auth';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useStore } from 'react-redux';
import { imagesField, memberAssetsApi, useOrderAssetImagesMutation } from '../draft/member-assets.api.ts';
import { moved, withHidden, type Move } from './photo-order.ts';
import { messages } from './photo-tile.messages.ts';
import { refreshPictures } from './refresh-pictures.ts';

/** Changes the order of the visible pictures, and announces the new position to screen readers. */
export const usePhotoOrder = (assetId: number, kind: AssetImage['kind'], shown: readonly AssetImage[]) => {
  const intl = useIntl();
  const store = useStore() as AppStore;
  const [order, { isError }] = useOrderAssetImagesMutation();
  const [said, setSaid] = useState('');
  const ids = shown.map(({ id }) => id);

  const place = async (next: readonly number[]) => {
    if (next.every((id, index) => id === ids[index])) return;
    const asset = memberAssetsApi.endpoints.getMemberAsset.select(assetId)(store.getState()).data;
    const all = asset?.[imagesField(kind)].map(({ id }) => id) ?? ids;
    const { error } = await order({ id: assetId, kind, ids: withHidden(all, next) });
    // The pictures shown here are out of date.
    if ((error as CallFailure | undefined)?.code === 'invalid_request') void refreshPictures(store, assetId);
  };
  const move = (moving: readonly number[], to: Move) => {
    const next = moved(ids, moving, to);
    void place(next);
    const first = next.findIndex((id) => moving.includes(id)) + 1;
    setSaid(intl.formatMessage(messages.moved, { place: first, count: ids.length }));
  };
  return { ids, place, move, said, isError };
};
