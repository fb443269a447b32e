import Cookies from 'js-cookie';
import { jwtDecode } from 'jwt-decode';
import { storageKeys } from '@yoodee/site';

/** What the UI reads of a token. It steers the screens only; the API decides. */
export interface TokenClaims {
  /** Absent while a LINE account is not yet linked to a member. */
  user_status?: string;
  /** Seconds since the epoch. */
  exp?: number;
}

export const readToken = (): string | undefined => Cookies.get(storageKeys.accessToken);

/** The claims of the token in the cookie; null when there is none or it cannot be read. */
export const readClaims = (): TokenClaims | null => {
  const token = readToken();
  if (!token) return null;
  try {
    return jwtDecode<TokenClaims>(token);
  } catch {
    return null;
  }
};

/** Keeps the token for the rest of its life. `expiresAt` is ISO 8601. */
export const writeToken = (token: string, expiresAt: string): void => {
  Cookies.set(storageKeys.accessToken, token, {
    path: '/',
    sameSite: 'lax',
    secure: location.protocol === 'https:',
    expires: new Date(expiresAt),
  });
};

export const clearToken = (): void => {
  Cookies.remove(storageKeys.accessToken, { path: '/' });
};
