import Cookies from 'js-cookie';
import { jwtDecode } from 'jwt-decode';
import { storageKeys } from '@yoodee/site';

/** The claims that the UI reads. They only control what is shown; the API authorizes. */
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

/** Stores the token until it expires. `expiresAt` is ISO 8601. */
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
