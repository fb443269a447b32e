import { storageKeys } from '@yoodee/site';

/** Whether this browser has a session cookie. Does not use the cookie library, which loads only for members. */
export const hasToken = (): boolean =>
  document.cookie.split('; ').some((pair) => pair.startsWith(`${storageKeys.accessToken}=`));
