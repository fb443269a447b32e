import { dayMs } from '@yoodee/site';

/** Days after publishing during which a listing is marked as new. */
export const newForDays = 7;

/** Days without confirmation after which the owner is asked to confirm. */
export const confirmAfterDays = 30;

/** Days without confirmation after which a listing is marked and ranks behind fresh ones. */
export const staleAfterDays = 45;

/** Days for which a published or confirmed listing is shown before it expires. */
export const listedForDays = 60;

/** Days before expiry on which the owner is warned. */
export const expiryWarningDays = 7;

interface Dated {
  status: string;
  /** ISO 8601; null: never. */
  confirmed_at: string | null;
}

/** Whether the owner has not confirmed a published listing for {@link staleAfterDays} or longer. */
export const isStale = ({ status, confirmed_at }: Dated, now: Date): boolean =>
  status === 'published' && confirmed_at !== null && now.getTime() - Date.parse(confirmed_at) >= staleAfterDays * dayMs;

/** Whether a listing was published less than {@link newForDays} ago. */
export const isNew = ({ published_at }: { published_at: string | null }, now: Date): boolean =>
  published_at !== null && now.getTime() - Date.parse(published_at) < newForDays * dayMs;
