import { isSuccess, send, toRequest } from '@yoodee/api-client';
import { createSavedSearch, type SavedSearch } from '@yoodee/api-contract/saved-searches';
import { readToken } from '@yoodee/auth';
import { withMessages, type LazyMessages } from '@yoodee/i18n';
import type { Locale } from '@yoodee/site';

const dialogMessages: LazyMessages = {
  th: () => import('@yoodee/i18n/messages/alert-dialog/th'),
  en: () => import('@yoodee/i18n/messages/alert-dialog/en'),
};

/** What visitors are offered instead. It is loaded from here, so that the list's own script does not name its files. */
export const loadAlertDialog = (locale: Locale) => {
  const dialog = import('./alert-dialog.tsx').then(({ AlertDialog }) => AlertDialog);
  return withMessages(locale, dialog, dialogMessages);
};

/** Saves a search. Returns null on success, else the reason for the member; `signed_out` when the session has ended. */
export const postSavedSearch = async (
  body: { name: string; query: string },
  locale: Locale,
): Promise<string | 'signed_out' | null> => {
  const token = readToken();
  if (!token) return 'signed_out';
  const result = await send<SavedSearch>(toRequest(createSavedSearch, { body }), { locale, token });
  if (isSuccess(result)) return null;
  return result.status === 401 ? 'signed_out' : result.message;
};
