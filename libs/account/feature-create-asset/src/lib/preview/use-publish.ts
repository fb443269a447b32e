import type { CallFailure } from '@yoodee/api-client';
import { useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router';
import type { AppStore } from '@yoodee/auth';
import { memberAssetsApi } from '../draft/member-assets.api.ts';
import type { DraftSession } from '../draft/draft-session.ts';

export type PublishState =
  { status: 'idle' } | { status: 'working' } | { status: 'unsaved' } | { status: 'failed'; failure: CallFailure };

const { getMemberAsset, publishMemberAsset } = memberAssetsApi.endpoints;

/**
 * Saves all edits, publishes the draft and opens the confirmation page. Repeated calls publish the listing only once.
 */
export const usePublish = (session: DraftSession) => {
  const store = useStore() as AppStore;
  const navigate = useNavigate();
  const [state, setState] = useState<PublishState>({ status: 'idle' });
  const isWorking = useRef(false);

  const publishSaved = async (): Promise<PublishState> => {
    await session.flush();
    const { id, edits } = session.getState();
    const asset = id === null ? undefined : getMemberAsset.select(id)(store.getState()).data;
    if (!asset || Object.keys(edits).length > 0) return { status: 'unsaved' };
    const result = await store.dispatch(
      publishMemberAsset.initiate({ id: asset.id, version: asset.version }, { track: false }),
    );
    if (result.data) {
      await navigate(`../published?id=${asset.id}`, { relative: 'path', replace: true });
      return { status: 'working' };
    }
    const failure = result.error as CallFailure;
    // The list of missing fields depends on the current asset, so the asset is fetched again.
    if (failure.code === 'stale_version' || failure.code === 'not_ready')
      await store.dispatch(getMemberAsset.initiate(asset.id, { forceRefetch: true, subscribe: false }));
    return { status: 'failed', failure };
  };

  const publish = async () => {
    if (isWorking.current) return;
    isWorking.current = true;
    setState({ status: 'working' });
    setState(await publishSaved());
    isWorking.current = false;
  };

  return { state, publish };
};
