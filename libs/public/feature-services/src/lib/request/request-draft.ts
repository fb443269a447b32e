/** What has been typed into the form. */
export interface RequestDraft {
  name: string;
  phone: string;
  province_code: string;
  /** `2026-12-01`; empty where a day is not yet chosen. */
  preferred_dates: string[];
  detail: string;
  /** Empty for none. */
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

/** What this tab keeps of the form for a service, so that a reload loses nothing; the empty form for none and for junk. */
export const readDraft = (slug: string): RequestDraft => {
  try {
    return parse(sessionStorage.getItem(keyOf(slug)));
  } catch {
    return emptyDraft;
  }
};

/** Keeps the form; null forgets it. */
export const keepDraft = (slug: string, draft: RequestDraft | null): void => {
  try {
    if (draft) sessionStorage.setItem(keyOf(slug), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(slug));
  } catch {
    // A full or closed storage keeps nothing; the form works all the same.
  }
};
