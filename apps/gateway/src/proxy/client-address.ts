import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Reads the client's IP address; an IPv4 address in IPv4 notation. */
export type ClientAddress = (request: IncomingMessage) => string;

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const unmapped = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Parses comma-separated addresses and networks (`10.0.0.0/8`); null if one is invalid. */
export const parseNetworks = (list: string): BlockList | null => {
  const networks = new BlockList();
  for (const written of list.split(',').map((one) => one.trim())) {
    if (written === '') continue;
    const [address = '', prefix] = written.split('/');
    const bits = family(address) === 'ipv6' ? 128 : 32;
    if (isIP(address) === 0) return null;
    if (prefix === undefined) networks.addAddress(address, family(address));
    else if (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)
      networks.addSubnet(address, Number(prefix), family(address));
    else return null;
  }
  return networks;
};

/**
 * The address of the connection. If that is a trusted proxy: the rightmost address in `X-Forwarded-For` that is not a
 * trusted proxy. Addresses further left were sent by the client itself and are not trusted.
 */
export const createClientAddress = (trusted: BlockList): ClientAddress => {
  const isTrusted = (address: string) => isIP(address) !== 0 && trusted.check(address, family(address));
  return ({ socket, headers }) => {
    let address = unmapped(socket.remoteAddress ?? '');
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join().split(',');
    while (isTrusted(address)) {
      const next = unmapped(forwarded.pop()?.trim() ?? '');
      if (isIP(next) === 0) break;
      address = next;
    }
    return address;
  };
};
