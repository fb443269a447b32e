import { createHmac, randomBytes } from 'node:crypto';
import { callerNetwork } from '@yoodee/api-contract/caller-network';

/** The size of the cache of hashes. */
const maxKept = 10_000;

/**
 * Creates the function for the keyed hash of a client's network in log lines: 128 bits, base64url. It correlates lines,
 * and cannot be reversed by trying all addresses. Without a configured key, a random one is used, so that hashes change
 * with each start.
 */
export const createAddressHash = (configuredKey?: string): ((address: string) => string) => {
  const key = configuredKey ?? randomBytes(32);
  const kept = new Map<string, string>();
  return (address) => {
    const known = kept.get(address);
    if (known !== undefined) return known;
    const hash = createHmac('sha256', key)
      .update(`address|${callerNetwork(address)}`)
      .digest('base64url')
      .slice(0, 22);
    if (kept.size >= maxKept) kept.clear();
    kept.set(address, hash);
    return hash;
  };
};
