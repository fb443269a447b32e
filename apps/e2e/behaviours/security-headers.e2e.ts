import { locales, storageKeys, toLocale } from '@yoodee/site';
import { inlineScriptHashes, readPolicy } from '../src/documents.ts';
import { expect, test } from '../src/fixtures.ts';
import { addPhotograph, createDraft } from '../src/listing.ts';

const documentPaths = [
  '/',
  '/assets',
  '/assets?q=condo',
  '/nowhere',
  '/assets/999999999',
  '/authenticate',
  '/my-account',
];
const otherPaths = [
  { path: '/api/v1/assets', status: 200 },
  { path: '/api/v1/nowhere', status: 404 },
  { path: '/img/641/0000.webp', status: 400 },
  { path: '/static/nothing.js', status: 404 },
  { path: '/health/live', status: 404 },
  { path: '/metrics', status: 404 },
];

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

const expectStrictPolicy = (policy: Map<string, string[]>) => {
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  for (const directive of ['default-src', 'script-src']) {
    expect(policy.get(directive) ?? []).not.toContain("'unsafe-inline'");
    expect(policy.get(directive) ?? []).not.toContain("'unsafe-eval'");
  }
};

for (const locale of locales)
  for (const path of documentPaths.map((path) => toLocale(locale, path)))
    test(`T19, T33: the policy of ${path} allows its inline scripts by hash and no other`, async ({ request }) => {
      const reply = await request.get(path, { headers: { cookie: `locale=${locale}` } });

      const html = await reply.text();
      const policy = readPolicy(reply.headers()['content-security-policy']);
      expect(reply.headers()).toMatchObject(securityHeaders);
      expectStrictPolicy(policy);
      expect(policy.get('object-src')).toEqual(["'none'"]);
      expect(policy.get('base-uri')).toEqual(["'none'"]);
      expect(policy.get('connect-src')).toEqual(["'self'"]);
      expect(inlineScriptHashes(html).length).toBeGreaterThan(0);
      expect(policy.get('script-src')).toEqual(expect.arrayContaining(inlineScriptHashes(html)));
    });

for (const { path, status } of otherPaths)
  test(`T33: ${path} answers ${status} with the same security headers`, async ({ request }) => {
    const reply = await request.get(path);

    expect(reply.status()).toBe(status);
    expect(reply.headers()).toMatchObject(securityHeaders);
    expectStrictPolicy(readPolicy(reply.headers()['content-security-policy']));
  });

test("I3, T33: an image is cached for a year, with nosniff and default-src 'none'", async ({ request, member }) => {
  const { id } = await createDraft(member.api);
  const { key } = await addPhotograph(member.api, id);

  const reply = await request.get(`/img/640/${key}.webp`);

  expect(reply.headers()).toMatchObject({
    ...securityHeaders,
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'",
  });
  const again = await request.get(`/img/640/${key}.webp`, { headers: { 'if-none-match': reply.headers().etag! } });
  expect(again.status()).toBe(304);
});

test('T30: a public page has the same bytes for a member as for a visitor', async ({ request, listing }) => {
  const { id, seller } = listing;
  const cookie = `${storageKeys.accessToken}=${seller.token}`;
  const paths = ['/', '/assets', `/assets/${id}`, '/nowhere'].flatMap((path) =>
    locales.map((of) => toLocale(of, path)),
  );
  for (const path of paths) {
    const language = { cookie: 'locale=th' };
    // Other tests publish meanwhile, so the two responses may differ once. They must be equal when nothing changed in
    // between.
    await expect(async () => {
      const [visitor, ofMember] = await Promise.all([
        request.get(path, { headers: language }),
        request.get(path, {
          headers: { cookie: `${language.cookie}; ${cookie}`, authorization: `Bearer ${seller.token}` },
        }),
      ]);
      expect(ofMember.status()).toBe(visitor.status());
      expect((await ofMember.body()).equals(await visitor.body()), path).toBe(true);
      expect(ofMember.headers()['set-cookie'] ?? '').not.toContain(storageKeys.accessToken);
    }).toPass({ timeout: 10_000 });
  }
});

test('T30: private pages and API responses of a member are sent with no-store', async ({ request, member }) => {
  const authorization = `Bearer ${member.token}`;
  for (const path of ['/api/v1/member/profile', '/api/v1/member/assets', '/my-account', '/authenticate']) {
    const reply = await request.get(path, { headers: { authorization } });
    expect(reply.headers()['cache-control'], path).toBe('private, no-store');
  }
});
