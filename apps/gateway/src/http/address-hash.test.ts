import { describe, expect, it } from 'vitest';
import { startSite } from '../testing/start-site.ts';
import { createAddressHash } from './address-hash.ts';

const key = 'a-key-of-the-logs-of-32-characters';

describe('the hash of an address', () => {
  it('is the same within a network, and differs between networks and between keys', () => {
    const hash = createAddressHash(key);

    expect(hash('203.0.113.7')).toMatch(/^[\w-]{22}$/);
    expect(createAddressHash(key)('203.0.113.7')).toBe(hash('203.0.113.7'));
    expect(hash('203.0.113.8')).not.toBe(hash('203.0.113.7'));
    expect(hash('2001:db8:1:2::1')).toBe(hash('2001:db8:1:2::9'));
    expect(createAddressHash(`${key}!`)('203.0.113.7')).not.toBe(hash('203.0.113.7'));
  });

  it('changes with each start without a configured key', () => {
    expect(createAddressHash()('203.0.113.7')).not.toBe(createAddressHash()('203.0.113.7'));
  });

  it('stays the same after many other clients', () => {
    const hash = createAddressHash(key);
    const before = hash('203.0.113.7');
    for (let n = 0; n < 10_001; n += 1) hash(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`);

    expect(hash('203.0.113.7')).toBe(before);
  });
});

describe('a log line', () => {
  it.each([
    ['that is answered', '/api/v1/geo'],
    ['that is closed', '/metrics'],
    ['that cannot be read', '/%'],
    ['that is too long', `/${'x'.repeat(20_000)}`],
  ])('of a request %s has the hash of the client’s network, and the address nowhere', async (_which, path) => {
    const site = await startSite({
      api: (_request, response) => void response.end('{}'),
      env: { TRUSTED_PROXIES: '127.0.0.1', LOG_HASH_KEY: key },
    });

    await site.fetch(path.slice(0, 9_000), { headers: { 'x-forwarded-for': '10.1.2.3, 203.0.113.7' } });
    await expect.poll(() => site.log.length).toBeGreaterThan(0);

    expect(site.log.map(({ address_hash }) => address_hash)).toEqual([createAddressHash(key)('203.0.113.7')]);
    expect(JSON.stringify(site.log)).not.toMatch(/203\.0\.113\.7|10\.1\.2\.3|127\.0\.0\.1/);
  });
});
