import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Whose request it is; IPv4 in its own notation. */
export type ClientAddress = (request: IncomingMessage) => string;

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const inOwnNotation = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Addresses and networks (`10.0.0.0/8`) written with commas; null where one is neither. */
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
 * The address that a request came from. Where that is a trusted proxy, the nearest one in `X-Forwarded-For` that is not:
 * what stands further left was written by the client itself and says nothing.
 */
export const createClientAddress = (trusted: BlockList): ClientAddress => {
  const isTrusted = (address: string) => isIP(address) !== 0 && trusted.check(address, family(address));
  return ({ socket, headers }) => {
    let address = inOwnNotation(socket.remoteAddress ?? '');
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join().split(',');
    while (isTrusted(address)) {
      const next = inOwnNotation(forwarded.pop()?.trim() ?? '');
      if (isIP(next) === 0) break;
      address = next;
    }
    return address;
  };
};
