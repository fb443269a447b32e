import type { CallFailure } from '@yoodee/api-client';
import type { Edits, Refusals } from './draft-state.ts';

/** A call that came to nothing: `halted` until the member has done something, or to be tried again by itself. */
export type Setback =
  { kind: 'halted'; status: 'signed_out' | 'gone' | 'closed' } | { kind: 'retry'; status: 'offline' | 'failing' };

/**
 * Why a save came to nothing. `stale`: the asset was changed elsewhere; `incomplete`: a published asset would lack
 * fields; `refused`: fields of those sent cannot be stored.
 */
export type SaveFailure = { kind: 'stale' } | { kind: 'incomplete' | 'refused'; errors: Refusals } | Setback;

export const readSetback = ({ status, code }: CallFailure): Setback => {
  if (status === 401) return { kind: 'halted', status: 'signed_out' };
  if (status === 404 || status === 410) return { kind: 'halted', status: 'gone' };
  if (code === 'wrong_state' || status === 403) return { kind: 'halted', status: 'closed' };
  return { kind: 'retry', status: status === 0 ? 'offline' : 'failing' };
};

export const readSaveFailure = (failure: CallFailure, sent: Edits): SaveFailure => {
  const { code, errors } = failure;
  if (code === 'stale_version') return { kind: 'stale' };
  if (code === 'not_ready') return { kind: 'incomplete', errors };
  // A refusal that names nothing of what was sent would be met again at once.
  if (code === 'invalid_request' && Object.keys(errors).some((name) => name in sent))
    return { kind: 'refused', errors };
  return readSetback(failure);
};
