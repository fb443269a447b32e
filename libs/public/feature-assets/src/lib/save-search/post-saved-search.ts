import { isSuccess, send, toRequest } from '@yoodee/api-client';
import { getAlertChannels, type AlertChannels } from '@yoodee/api-contract/alerts';
import { createSavedSearch, type SavedSearch, type SearchKind } from '@yoodee/api-contract/saved-searches';
import { readToken } from '@yoodee/auth';
import { withMessages, type LazyMessages } from '@yoodee/i18n';
import type { Locale } from '@yoodee/site';
import type { AlertChannel } from './use-alert-request.ts';

const dialogMessages: LazyMessages = {
  th: () => import('@yoodee/i18n/messages/alert-dialog/th'),
  en: () => import('@yoodee/i18n/messages/alert-dialog/en'),
};

/** The dialog for visitors. Imported here, so that the list's own script does not contain the names of its files. */
export const loadAlertDialog = (locale: Locale) => {
  const dialog = import('./alert-dialog.tsx').then(({ AlertDialog }) => AlertDialog);
  return withMessages(locale, dialog, dialogMessages);
};

/** The alert channels for visitors, LINE first. Only email if the request fails; the form then shows errors. */
export const loadAlertChannels = async (locale: Locale): Promise<readonly AlertChannel[]> => {
  const result = await send<AlertChannels>(toRequest(getAlertChannels, {}), { locale });
  if (!isSuccess(result)) return ['email'];
  return (['line', 'email'] as const).filter((channel) => result.data[channel]);
};

/** The search to save, by default for alerts about new matches. */
export interface SearchToSave {
  kind?: SearchKind;
  name: string;
  query: string;
}

/** Saves a search. Returns null on success, else the reason for the member; `signed_out` when the session has ended. */
export const postSavedSearch = async (body: SearchToSave, locale: Locale): Promise<string | 'signed_out' | null> => {
  const token = readToken();
  if (!token) return 'signed_out';
  const result = await send<SavedSearch>(toRequest(createSavedSearch, { body }), { locale, token });
  if (isSuccess(result)) return null;
  return result.status === 401 ? 'signed_out' : result.message;
};
