import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import { completeness, publishGaps, type AssetFields } from '@yoodee/asset-rules/fields';
import type { AppStore } from '@yoodee/auth';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { fieldsOf, type DraftState } from './draft-state.ts';
import type { DraftSession } from './draft-session.ts';
import { draftSessionOf } from './draft-sessions.ts';
import { useGetMemberAssetQuery } from './member-assets.api.ts';

export interface Draft {
  session: DraftSession;
  state: DraftState;
  /** The asset stored by the API; undefined while it loads and for a draft without an id. */
  asset: MemberAsset | undefined;
  /** The stored values with the member's edits applied. */
  fields: AssetFields;
  gaps: ReturnType<typeof publishGaps>;
  completeness: ReturnType<typeof completeness>;
}

/** The session of the draft with this id. When a new draft gets its id, its session stays the same. */
const useSession = (id: number | null): DraftSession => {
  const store = useStore() as AppStore;
  const [held, setHeld] = useState(() => ({ id, session: draftSessionOf(store, id) }));
  if (held.id === id) return held.session;
  const session = held.session.getState().id === id ? held.session : draftSessionOf(store, id);
  setHeld({ id, session });
  return session;
};

/**
 * Loads and autosaves the draft with this id, or the new draft if it is null. The result includes the fields that are
 * still missing.
 */
export const useDraft = (id: number | null) => {
  const session = useSession(id);
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const query = useGetMemberAssetQuery(id ?? skipToken);
  const asset = query.data;
  const isReady = id === null || asset !== undefined;

  useEffect(() => (isReady ? session.start() : undefined), [session, isReady]);

  const draft = useMemo((): Draft => {
    const fields = fieldsOf(asset, state.edits);
    const imageCount = asset?.images.length ?? 0;
    const floorPlanCount = asset?.floor_plans.length ?? 0;
    return {
      session,
      state,
      asset,
      fields,
      gaps: publishGaps(fields, imageCount),
      completeness: completeness(fields, { imageCount, floorPlanCount }),
    };
  }, [session, state, asset]);

  return { draft, isReady, error: query.error, retry: query.refetch };
};
