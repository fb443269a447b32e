import type { ProfileValues } from './profile-form.ts';

/** An unsaved form: `values` are its current values, `base` those of the saved profile when it was opened. */
export interface UnsavedForm {
  version: number;
  base: ProfileValues;
  values: ProfileValues;
}

const keyOf = (memberId: number) => `profile-form:${memberId}`;

/** The unsaved form of this tab, restored after a reload; null if there is none. */
export const readUnsavedForm = (memberId: number): UnsavedForm | null => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(memberId)) ?? 'null');
    return kept && typeof kept === 'object' && 'values' in kept ? (kept as UnsavedForm) : null;
  } catch {
    return null;
  }
};

/** Stores the form for a reload; null deletes it. */
export const storeForm = (memberId: number, form: UnsavedForm | null): void => {
  try {
    if (form) sessionStorage.setItem(keyOf(memberId), JSON.stringify(form));
    else sessionStorage.removeItem(keyOf(memberId));
  } catch {
    // Storage is full or blocked: the form works without the copy.
  }
};
