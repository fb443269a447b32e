import type { CallFailure } from '@yoodee/api-client';
import type { ViewingHours } from '@yoodee/api-contract/viewing-hours';
import { findRangeProblems, rangeProblemsOf, type RangeProblems } from './range-rules.ts';

export type SaveStatus = 'saved' | 'saving' | 'invalid' | 'offline' | 'failed';

export interface HoursState {
  hours: ViewingHours;
  problems: RangeProblems;
  status: SaveStatus;
  /** Why the API rejected the hours, if the reason is not about a single range. */
  reason: string | null;
}

/** Debounce of the autosave, in milliseconds. */
export const pauseMs = 600;

/**
 * Autosaves viewing hours, one request at a time. Invalid hours stay on the screen and are not sent until they are
 * valid. Hours that could not be sent are sent when there is a connection again.
 */
export const createSavedHours = (
  stored: ViewingHours,
  put: (hours: ViewingHours) => Promise<{ error?: CallFailure }>,
) => {
  let state: HoursState = { hours: stored, problems: {}, status: 'saved', reason: null };
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  const set = (changes: Partial<HoursState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const fail = ({ status, message, errors }: CallFailure) => {
    const problems = rangeProblemsOf(errors);
    if (status === 0) set({ status: 'offline' });
    else if (Object.keys(problems).length > 0) set({ status: 'invalid', problems });
    else set({ status: 'failed', reason: message });
  };
  const save = async () => {
    clearTimeout(timer);
    timer = undefined;
    if (isSending || state.status === 'invalid' || state.status === 'saved') return;
    isSending = true;
    const sent = state.hours;
    set({ status: 'saving' });
    const { error } = await put(sent);
    isSending = false;
    // The hours were changed during the request, so the response is not about the current ones.
    if (state.hours !== sent) {
      if (timer === undefined) void save();
      return;
    }
    if (error) fail(error);
    else set({ status: 'saved', reason: null });
  };
  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(changes: Partial<ViewingHours>) {
      const hours = { ...state.hours, ...changes };
      const problems = findRangeProblems(hours);
      const isValid = Object.keys(problems).length === 0;
      set({ hours, problems, status: isValid ? 'saving' : 'invalid', reason: null });
      clearTimeout(timer);
      timer = isValid ? setTimeout(() => void save(), pauseMs) : undefined;
    },
    save,
    /** Discards the changes that are not sent yet. */
    discard() {
      clearTimeout(timer);
      timer = undefined;
      set({ status: 'saved' });
    },
  };
};
export type SavedHours = ReturnType<typeof createSavedHours>;
