import { isIPv4, isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, in lower-case hex without leading zeros. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
};

/**
 * Whom an address counts as in limits: an IPv4 address is one caller; of an IPv6 address only the /64 is, for one
 * household has them all. Text that is no address shares one bucket.
 */
export const callerNetwork = (ip: string): string => {
  if (isIPv4(ip)) return ip;
  const address = ip.replace(/%.*$/, '');
  if (!isIPv6(address)) return 'unknown';
  const groups = groupsOf(address);
  if (groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff') {
    const bytes = groups.slice(6).flatMap((group) => {
      const pair = Number.parseInt(group, 16);
      return [pair >> 8, pair & 0xff];
    });
    return bytes.join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
};
