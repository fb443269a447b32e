import { afterEach, describe, expect, it, vi } from 'vitest';
import { siteEnv, type Site } from './site.ts';

const site: Site = {
  port: 4200,
  origin: 'http://localhost:4200',
  dataDir: '/data',
  ports: { api: 1, public: 2, apiInner: 3, gatewayInner: 4, account: 5, line: 6 },
  secret: 'secret',
  vapidKey: 'key',
};

afterEach(() => vi.unstubAllEnvs());

describe('siteEnv', () => {
  it.each([
    ['is not set', undefined, '1', 'all'],
    ['is set to the outbox', 'outbox', '1', 'all'],
    ['is another provider', 'a-provider', '0', 'none'],
  ])('allows development transports and reminders when SMS_PROVIDER %s', (_is, provider, allowed, reminders) => {
    vi.stubEnv('SMS_PROVIDER', provider);

    const { ALLOW_DEVELOPMENT_TRANSPORTS, SMS_REMINDERS } = siteEnv(site, 'production');

    expect([ALLOW_DEVELOPMENT_TRANSPORTS, SMS_REMINDERS]).toEqual([allowed, reminders]);
  });

  it.each([
    ['DRAIN_MS', '5000'],
    ['ALLOW_DEVELOPMENT_TRANSPORTS', '0'],
    ['SMS_REMINDERS', 'before'],
    ['MALLOC_ARENA_MAX', '4'],
    ['LD_PRELOAD', 'libmimalloc.so'],
    ['MALLOC_CONF', 'narenas:2'],
    ['NODE_OPTIONS', '--max-semi-space-size=32'],
  ])('does not override %s', (name, value) => {
    vi.stubEnv(name, value);

    expect(siteEnv(site, 'production')[name]).toBe(value);
  });
});
