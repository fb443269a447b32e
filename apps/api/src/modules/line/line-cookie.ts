import { createHash, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { locales, type Locale } from '@yoodee/site';
import type { Env } from '../../env.ts';
import { createHostCookie } from '../../http/host-cookie.ts';
import type { LoginSecrets } from './line-client.ts';

/** A login in progress in this browser. */
export interface StartedLogin extends Omit<LoginSecrets, 'challenge'> {
  locale: Locale;
  /** Path to continue with, or null. */
  next: string | null;
}

const lifeS = 600;
const type = 'line-login+jwt';

const Started = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  locale: z.enum(locales),
  next: z.nullable(z.string()),
});

const random = () => randomBytes(32).toString('base64url');

/** New for every login. */
export const createLoginSecrets = (): LoginSecrets => {
  const verifier = random();
  return {
    state: random(),
    nonce: random(),
    verifier,
    challenge: createHash('sha256').update(verifier).digest('base64url'),
  };
};

/**
 * The cookie that binds a login to its browser: HttpOnly, signed, valid for ten minutes. Nothing is stored on the
 * server, so any replica can read it.
 */
export const createLineCookie = (env: Env) => {
  const key = new TextEncoder().encode(env.JWT_SECRET);
  // Lax: the way back from LINE begins on another site.
  const cookie = createHostCookie(env.PUBLIC_ORIGIN, 'line_login', 'Lax');

  return {
    async set(login: StartedLogin): Promise<string> {
      const value = await new SignJWT({ ...login })
        .setProtectedHeader({ alg: 'HS256', typ: type })
        .setIssuedAt()
        .setExpirationTime(`${lifeS}s`)
        .sign(key);
      return cookie.set(value, lifeS);
    },

    /** The cookie is cleared when the login ends, with any result. */
    clear: cookie.clear,

    /** The login in progress; null without one, or when it is too old. */
    async read(header: string | undefined): Promise<StartedLogin | null> {
      const value = cookie.read(header);
      if (!value) return null;
      const verified = await jwtVerify(value, key, { algorithms: ['HS256'], typ: type }).catch(() => null);
      const login = z.safeParse(Started, verified?.payload);
      return login.success ? login.data : null;
    },
  };
};
