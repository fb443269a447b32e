import { createHmac, hkdfSync } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { callerNetwork } from '../../rate-limits/caller-network.ts';

/**
 * Creates the function for who is counted: the keyed hash of the member or, for others, of the network. Null for robots,
 * which are not counted.
 */
export const createMetricVisitor = (secret: string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'yoodee metric visitors', 32));
  return ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>, memberId: number | null): string | null => {
    if (isbot(headers['user-agent'])) return null;
    const who = memberId === null ? `network|${callerNetwork(ip)}` : `member|${memberId}`;
    return createHmac('sha256', key).update(who).digest('base64url').slice(0, 22);
  };
};
