import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { createClientAddress, parseNetworks } from './client-address.ts';

const from = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

it.each([
  ['nobody, whatever a stranger claims', '', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['a proxy', '127.0.0.1', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['a proxy in IPv6 notation', '127.0.0.1', '::ffff:127.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
  ['a proxy, not what its client claims', '127.0.0.1', '127.0.0.1', '1.2.3.4, 198.51.100.1', '198.51.100.1'],
  ['a chain of proxies', '127.0.0.1,10.0.0.0/8', '127.0.0.1', '1.2.3.4, 198.51.100.1, 10.1.2.3', '198.51.100.1'],
  ['networks of IPv6', '2001:db8::/32', '2001:db8::7', '2001:db9::1', '2001:db9::1'],
  ['a proxy that says nothing', '127.0.0.1', '127.0.0.1', undefined, '127.0.0.1'],
  ['a proxy that says nonsense', '127.0.0.1', '127.0.0.1', 'unknown', '127.0.0.1'],
])('trusts %s', (_whom, trusted, remote, forwarded, address) => {
  expect(createClientAddress(parseNetworks(trusted)!)(from(remote, forwarded))).toBe(address);
});

it.each(['proxy', '10.0.0.0/33', '10.0.0.0/', '::1/129', '10.0.0/8'])('rejects %s as a network', (list) => {
  expect(parseNetworks(list)).toBeNull();
});
