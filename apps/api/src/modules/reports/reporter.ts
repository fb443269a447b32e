import { createHmac, hkdfSync } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { callerNetwork } from '../../limits/address.ts';

/**
 * Makes the keyed hash that stands for a person in reports: a member is their id, a visitor their address and browser.
 * Without the key nobody can tell from the table who reported.
 */
export const createReporterHash = (secret: string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'yoodee reporters', 32));
  return ({ ip, headers }: FastifyRequest, memberId: number | null): string => {
    const person =
      memberId === null ? `visitor|${callerNetwork(ip)}|${headers['user-agent'] ?? ''}` : `member|${memberId}`;
    return createHmac('sha256', key).update(person).digest('base64url');
  };
};
