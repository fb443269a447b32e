import { isSuccess, send, toRequest } from '@yoodee/api-client';
import { createSavedSearch, type SavedSearch } from '@yoodee/api-contract';
import { readToken } from '@yoodee/auth';
import type { Locale } from '@yoodee/site';

/** Keeps a search. Null when it is kept; else why not, for the member; `signed_out` when the session is over. */
export const postSavedSearch = async (
  body: { name: string; query: string },
  locale: Locale,
): Promise<string | 'signed_out' | null> => {
  const token = readToken();
  if (!token) return 'signed_out';
  const result = await send<SavedSearch>(toRequest(createSavedSearch, { body }), { locale, token });
  if (isSuccess(result)) return null;
  return result.code === 'signed_out' ? 'signed_out' : result.message;
};
