import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Env } from '../../env.ts';
import { createHostCookie } from '../../http/host-cookie.ts';

/** As long as a session can last; its row decides when it ends. */
const lifeS = 7 * 24 * 3_600;

/**
 * The cookie that binds a session to its browser. It holds a key: its number, and a keyed hash of session and number.
 * Nothing secret is in the database, and every replica can send the same next key again until it has arrived, so that a
 * lost response does not end a session.
 */
export const createBrowserKeys = ({ JWT_SECRET, PUBLIC_ORIGIN }: Pick<Env, 'JWT_SECRET' | 'PUBLIC_ORIGIN'>) => {
  const secret = Buffer.from(hkdfSync('sha256', JWT_SECRET, '', 'yoodee keys of browsers', 32));
  const cookie = createHostCookie(PUBLIC_ORIGIN, 'session', 'Strict');
  const sign = (sessionId: string, number: number) =>
    createHmac('sha256', secret).update(`${sessionId}|${number}`).digest();

  return {
    /** The number of the key that a `Cookie` header presents for this session; 0 when there is none. */
    read(sessionId: string, header: string | undefined): number {
      const [, digits, signature] = /^([1-9]\d{0,8})\.([\w-]{43})$/.exec(cookie.read(header) ?? '') ?? [];
      if (digits === undefined || signature === undefined) return 0;
      const isOurs = timingSafeEqual(Buffer.from(signature, 'base64url'), sign(sessionId, Number(digits)));
      return isOurs ? Number(digits) : 0;
    },
    /** A `Set-Cookie` header with a key of this session. */
    set: (sessionId: string, number: number) =>
      cookie.set(`${number}.${sign(sessionId, number).toString('base64url')}`, lifeS),
    clear: cookie.clear,
  };
};
