import { storageKeys } from '@yoodee/site';
import { readToken } from './token.ts';

/**
 * The id of the member who is signed in here, from the browser's storage and without the store; null for a visitor.
 * It only controls what is shown: the API authorizes.
 */
export const readMemberId = (): number | null => {
  if (!readToken()) return null;
  try {
    const stored = JSON.parse(localStorage.getItem(storageKeys.userProfile) ?? 'null') as { user_id?: unknown } | null;
    return typeof stored?.user_id === 'number' ? stored.user_id : null;
  } catch {
    return null;
  }
};
