const byte = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const ipv4 = new RegExp(`^${byte}(?:\\.${byte}){3}$`);

/** The eight groups of an IPv6 address, in lower-case hex without leading zeros; null if it is none. */
const groupsOf = (address: string): string[] | null => {
  const url = /^[\da-f:.]+$/i.test(address) ? URL.parse(`http://[${address}]`) : null;
  if (!url) return null;
  const [head = '', tail] = url.hostname.slice(1, -1).split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
};

/**
 * The network of an address for limits per client: an IPv4 address counts as itself, an IPv6 address as its /64, because one
 * household has a full /64. Invalid addresses share one bucket.
 */
export const callerNetwork = (ip: string): string => {
  if (ipv4.test(ip)) return ip;
  const groups = groupsOf(ip.replace(/%.*$/, ''));
  if (!groups) return 'unknown';
  if (groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff') {
    const bytes = groups.slice(6).flatMap((group) => {
      const pair = Number.parseInt(group, 16);
      return [pair >> 8, pair & 0xff];
    });
    return bytes.join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
};
