import { createHmac, hkdfSync } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { callerNetwork } from './caller-network.ts';

/**
 * Creates the function for the keyed hashes of a caller (a member's id, or a visitor's address and browser) and of their
 * network. Without the key, a stored hash does not reveal an address. The label of the key is never changed, so that
 * stored hashes stay comparable.
 */
export const createCallerHash = (secret: string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'yoodee reporters', 32));
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return ({ ip, headers }: FastifyRequest, memberId: number | null) => {
    const network = callerNetwork(ip);
    const person = memberId === null ? `visitor|${network}|${headers['user-agent'] ?? ''}` : `member|${memberId}`;
    return { caller: hash(person), network: hash(`network|${network}`) };
  };
};
