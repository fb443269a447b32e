import type { ProfileValues } from './profile-form.ts';

/** An unsaved form: what it holds, and what was saved when it was opened. */
export interface KeptForm {
  version: number;
  base: ProfileValues;
  values: ProfileValues;
}

const keyOf = (memberId: number) => `profile-form:${memberId}`;

/** The unsaved form of this tab, if a reload interrupted it. */
export const readKeptForm = (memberId: number): KeptForm | null => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(memberId)) ?? 'null');
    return kept && typeof kept === 'object' && 'values' in kept ? (kept as KeptForm) : null;
  } catch {
    return null;
  }
};

/** Keeps the form for a reload; null forgets it. */
export const keepForm = (memberId: number, form: KeptForm | null): void => {
  try {
    if (form) sessionStorage.setItem(keyOf(memberId), JSON.stringify(form));
    else sessionStorage.removeItem(keyOf(memberId));
  } catch {
    // A full or closed storage keeps nothing; the form itself is still there.
  }
};
