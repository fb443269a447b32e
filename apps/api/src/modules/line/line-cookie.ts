import { createHash, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { locales, type Locale } from '@yoodee/site';
import type { Env } from '../../env.ts';
import type { LoginSecrets } from './line-client.ts';

/** A login that was started in this browser. */
export interface StartedLogin extends Omit<LoginSecrets, 'challenge'> {
  locale: Locale;
  /** Path to go on to, or null. */
  next: string | null;
}

const name = 'line_login';
const path = '/api/v1/public/member/auth';
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
 * The cookie that binds a login to the browser it was started in: HttpOnly, for ten minutes, signed by us. Any replica
 * can read it, and nothing about it is kept here.
 */
export const createLineCookie = (env: Env) => {
  const key = new TextEncoder().encode(env.JWT_SECRET);
  const attributes = `Path=${path}; HttpOnly; SameSite=Lax${env.PUBLIC_ORIGIN.startsWith('https:') ? '; Secure' : ''}`;

  return {
    async set(login: StartedLogin): Promise<string> {
      const value = await new SignJWT({ ...login })
        .setProtectedHeader({ alg: 'HS256', typ: type })
        .setIssuedAt()
        .setExpirationTime(`${lifeS}s`)
        .sign(key);
      return `${name}=${value}; Max-Age=${lifeS}; ${attributes}`;
    },

    /** A login is finished once, whatever comes of it. */
    clear: () => `${name}=; Max-Age=0; ${attributes}`,

    /** The login that was started; null for a browser that started none, or too long ago. */
    async read(header: string | undefined): Promise<StartedLogin | null> {
      const value = /(?:^|;\s*)line_login=([\w.-]+)/.exec(header ?? '')?.[1];
      if (!value) return null;
      const verified = await jwtVerify(value, key, { algorithms: ['HS256'], typ: type }).catch(() => null);
      const login = z.safeParse(Started, verified?.payload);
      return login.success ? login.data : null;
    },
  };
};
