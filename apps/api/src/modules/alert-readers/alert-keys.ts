import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Env } from '../../env.ts';

const keyPattern = /^([1-9]\d{0,14})\.([\w-]{43})$/;

/**
 * Keys in the links of alerts: the reader's id, signed. They are not stored and do not expire, because a mail may be
 * opened years later. Ids are never reused: the key of an erased reader leads to a page that says the alerts are
 * stopped.
 */
export const createAlertKeys = ({ JWT_SECRET }: Pick<Env, 'JWT_SECRET'>) => {
  const secret = Buffer.from(hkdfSync('sha256', JWT_SECRET, '', 'yoodee links of alerts', 32));
  const signatureOf = (id: number) => createHmac('sha256', secret).update(String(id)).digest('base64url');

  return {
    sign: (id: number): string => `${id}.${signatureOf(id)}`,

    /** The reader of a key; null for a forged one. */
    read(key: string): number | null {
      const [, id = '', signature = ''] = keyPattern.exec(key) ?? [];
      const expected = signatureOf(Number(id));
      const isSigned =
        signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
      return isSigned ? Number(id) : null;
    },
  };
};

/** The page on which visitors confirm, change and stop their alerts; `/stop` below it stops all (RFC 8058). */
export const alertsPath = '/api/alerts';
