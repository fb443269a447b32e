import { createHash, randomBytes } from 'node:crypto';
import { passkeyLimits } from '@yoodee/api-contract/passkeys';
import type { Env } from '../../env.ts';
import { createHostCookie } from '../../http/host-cookie.ts';

/** A value of the cookie and the hash that the database stores. */
export interface Browser {
  value: string;
  hash: string;
}

const browserOf = (value: string): Browser => ({
  value,
  hash: createHash('sha256').update(value).digest('base64url'),
});

/**
 * The cookie that binds a challenge to the browser that asked for it: a random value, of which the database has only
 * the hash. Two tabs share it, so that neither invalidates the other's challenge.
 */
export const createBrowserCookie = ({ PUBLIC_ORIGIN }: Pick<Env, 'PUBLIC_ORIGIN'>) => {
  const cookie = createHostCookie(PUBLIC_ORIGIN, 'passkey', 'Strict');

  return {
    read(header: string | undefined): Browser | null {
      const value = cookie.read(header);
      return value === null ? null : browserOf(value);
    },
    create: (): Browser => browserOf(randomBytes(32).toString('base64url')),
    set: ({ value }: Browser) => cookie.set(value, passkeyLimits.challengeLifeS),
    clear: cookie.clear,
  };
};
