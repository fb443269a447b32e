/** The current values of the form. */
export interface RequestDraft {
  name: string;
  phone: string;
  province_code: string;
  /** `2026-12-01`; empty if no day is chosen yet. */
  preferred_dates: string[];
  detail: string;
  /** Empty if no listing is chosen. */
  asset_id: string;
}

const emptyDraft: RequestDraft = {
  name: '',
  phone: '',
  province_code: '',
  preferred_dates: [''],
  detail: '',
  asset_id: '',
};

const keyOf = (slug: string) => `service-request:${slug}`;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const parse = (stored: string | null): RequestDraft => {
  const value: unknown = JSON.parse(stored ?? 'null');
  if (Object(value) !== value) return emptyDraft;
  const { preferred_dates: dates, ...rest } = value as Record<string, unknown>;
  return {
    name: textOf(rest.name),
    phone: textOf(rest.phone),
    province_code: textOf(rest.province_code),
    preferred_dates: Array.isArray(dates) && dates.length > 0 ? dates.slice(0, 3).map(textOf) : [''],
    detail: textOf(rest.detail),
    asset_id: textOf(rest.asset_id),
  };
};

/**
 * The draft that this tab stores for a service, so that a reload loses nothing. Empty if there is none or it is
 * invalid.
 */
export const readDraft = (slug: string): RequestDraft => {
  try {
    return parse(sessionStorage.getItem(keyOf(slug)));
  } catch {
    return emptyDraft;
  }
};

/** Stores the draft; null deletes it. */
export const storeDraft = (slug: string, draft: RequestDraft | null): void => {
  try {
    if (draft) sessionStorage.setItem(keyOf(slug), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(slug));
  } catch {
    // Storage is full or blocked: the form works without the draft.
  }
};
