import type { CallFailure } from '@yoodee/api-client';
import type { AppStore } from '@yoodee/auth';
import { useRef, useState } from 'react';
import { useStore } from 'react-redux';
import type { DraftSession } from '../draft/draft-session.ts';
import { memberAssetsApi } from '../draft/member-assets.api.ts';

export type ChangesAction = 'publish' | 'discard' | 'restore';

export type ChangesState =
  | { status: 'idle' }
  | { status: 'working'; action: ChangesAction }
  | { status: 'done'; action: ChangesAction }
  | { status: 'unsaved' }
  | { status: 'failed'; failure: CallFailure };

const { getMemberAsset, setAssetChanges } = memberAssetsApi.endpoints;

/**
 * Publishes, discards or restores the open changes of a listing, after all edits are saved. It publishes exactly the
 * version that the panel showed. If the listing was changed elsewhere, the panel shows the new version instead.
 */
export const useChanges = (session: DraftSession) => {
  const store = useStore() as AppStore;
  const [state, setState] = useState<ChangesState>({ status: 'idle' });
  const isWorking = useRef(false);

  const send = async (action: ChangesAction, confirmedPrice: number | null): Promise<ChangesState> => {
    await session.flush();
    const { id, edits } = session.getState();
    const asset = id === null ? undefined : getMemberAsset.select(id)(store.getState()).data;
    if (!asset || (action === 'publish' && Object.keys(edits).length > 0)) return { status: 'unsaved' };
    const result = await store.dispatch(
      setAssetChanges.initiate({ id: asset.id, version: asset.version, action, confirmedPrice }, { track: false }),
    );
    if (!result.error) {
      // Edits that could not be saved are discarded with the rest.
      if (action === 'discard') await session.forgetEdits();
      return { status: 'done', action };
    }
    const failure = result.error as CallFailure;
    if (failure.status > 0)
      await store.dispatch(getMemberAsset.initiate(asset.id, { forceRefetch: true, subscribe: false }));
    return { status: 'failed', failure };
  };

  /** `confirmedPrice` is the price that the owner typed again before publishing. */
  const run = async (action: ChangesAction, confirmedPrice: number | null = null) => {
    if (isWorking.current) return;
    isWorking.current = true;
    setState({ status: 'working', action });
    setState(await send(action, confirmedPrice));
    isWorking.current = false;
  };

  return { state, run };
};
