import { createECDH } from 'node:crypto';
import type { Env } from '../../env.ts';

/** The site's identity at push services (VAPID, RFC 8292). Keys are base64url; `subject` is how a service reaches us. */
export interface Vapid {
  publicKey: string;
  privateKey: string;
  subject: string;
}

/** Null when this site does not push. Throws when the key is none of the curve. */
export const readVapid = ({
  VAPID_PRIVATE_KEY: privateKey,
  PUBLIC_ORIGIN,
}: Pick<Env, 'VAPID_PRIVATE_KEY' | 'PUBLIC_ORIGIN'>): Vapid | null => {
  if (privateKey === undefined) return null;
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return {
    privateKey,
    publicKey: curve.getPublicKey().toString('base64url'),
    // Services take https and mailto only; on a developer's machine the site is neither.
    subject: PUBLIC_ORIGIN.startsWith('https:') ? PUBLIC_ORIGIN : 'mailto:nobody@localhost.invalid',
  };
};
