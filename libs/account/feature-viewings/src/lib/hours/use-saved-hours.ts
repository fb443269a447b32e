import type { CallFailure } from '@yoodee/api-client';
import { readMemberId } from '@yoodee/auth';
import type { ViewingHours } from '@yoodee/api-contract/viewing-hours';
import { useOnline } from '@yoodee/runtime';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { usePutMyViewingHoursMutation } from '../viewings.api.ts';
import { createSavedHours, type SavedHours } from './saved-hours.ts';

/** Unsaved hours by member and listing. They are kept after the form is unmounted. */
const unsaved = new Map<string, SavedHours>();

/** The hours of all listings (null) or of one, which are saved as they are changed. */
export const useSavedHours = (assetId: number | null, stored: ViewingHours) => {
  const [put] = usePutMyViewingHoursMutation();
  const key = `${readMemberId()}/${assetId ?? 'all'}`;
  const [saved] = useState(() => {
    const started = unsaved.get(key);
    if (started) return started;
    return createSavedHours(stored, async (hours) => {
      const { error } = await put({ asset_id: assetId, hours });
      return error ? { error: error as CallFailure } : {};
    });
  });
  const state = useSyncExternalStore(saved.subscribe, saved.get);
  const isOnline = useOnline();
  useEffect(() => {
    if (state.status === 'saved') unsaved.delete(key);
    else unsaved.set(key, saved);
  }, [key, saved, state.status]);
  useEffect(() => {
    if (isOnline && saved.get().status === 'offline') void saved.save();
  }, [isOnline, saved]);
  return { ...state, change: saved.change, save: () => void saved.save(), discard: saved.discard };
};
