import { storageKeys } from '@yoodee/site';

/** Whether this browser holds a session's cookie; the library that reads it comes only with the member's own code. */
export const hasToken = (): boolean =>
  document.cookie.split('; ').some((pair) => pair.startsWith(`${storageKeys.accessToken}=`));
