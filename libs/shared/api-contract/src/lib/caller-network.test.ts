import fc from 'fast-check';
import { expect, it } from 'vitest';
import { callerNetwork } from './caller-network.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['fe80::1%<script>', 'fe80:0:0:0::/64'],
  ['', 'unknown'],
  ['not an address', 'unknown'],
  ['203.0.113.7, 10.0.0.1', 'unknown'],
])('%j counts as %s', (ip, network) => {
  expect(callerNetwork(ip)).toBe(network);
});

it('maps every address of a /64 to one network, and never throws', () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      expect(callerNetwork(address)).toMatch(/^([0-9a-f]{1,4}:){4}:\/64$|^[\d.]+$/);
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(callerNetwork(text)).toBeTypeOf('string');
    }),
  );
});
