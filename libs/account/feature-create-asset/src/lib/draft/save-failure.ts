import type { CallFailure } from '@yoodee/api-client';
import type { Edits, Refusals } from './draft-state.ts';

/** A failed request. `halted`: saving waits for an action by the member. `retry`: it is retried automatically. */
export type Setback =
  { kind: 'halted'; status: 'signed_out' | 'gone' | 'closed' } | { kind: 'retry'; status: 'offline' | 'failing' };

/** Why a save failed. `stale`: the asset was changed elsewhere. `refused`: the values of some sent fields are invalid. */
export type SaveFailure = { kind: 'stale' } | { kind: 'refused'; errors: Refusals } | Setback;

export const readSetback = ({ status, code }: CallFailure): Setback => {
  if (status === 401) return { kind: 'halted', status: 'signed_out' };
  if (status === 404 || status === 410) return { kind: 'halted', status: 'gone' };
  if (code === 'wrong_state' || status === 403) return { kind: 'halted', status: 'closed' };
  return { kind: 'retry', status: status === 0 ? 'offline' : 'failing' };
};

export const readSaveFailure = (failure: CallFailure, sent: Edits): SaveFailure => {
  const { code, errors } = failure;
  if (code === 'stale_version') return { kind: 'stale' };
  // If the error names no sent field, sending the same fields again at once would fail again.
  if (code === 'invalid_request' && Object.keys(errors).some((name) => name in sent))
    return { kind: 'refused', errors };
  return readSetback(failure);
};
