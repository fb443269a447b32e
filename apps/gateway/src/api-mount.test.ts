import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { publicPage, startSite } from './testing/start-site.ts';

describe('request headers for the API', () => {
  it('include the token, cookies and the gateway’s own forwarding headers', async () => {
    const site = await startSite({ api: (_request, response) => void response.end() });

    await site.fetch('/api/v1/member/profile?a=1&utm_source=x', {
      headers: {
        authorization: 'Bearer token',
        cookie: 'a=b',
        host: 'evil.example',
        forwarded: 'for=6.6.6.6',
        'x-forwarded-for': '6.6.6.6',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'gopher',
        'x-forwarded-port': '1',
        'x-real-ip': '6.6.6.6',
        'true-client-ip': '6.6.6.6',
        'x-original-url': '/admin',
        traceparent: '00-66666666666666666666666666666666-6666666666666666-01',
        tracestate: 'evil=1',
        baggage: 'user=evil',
      },
    });

    const { url, headers } = site.api.requests[0]!;
    expect(url).toBe('/api/v1/member/profile?a=1&utm_source=x');
    expect(headers).toMatchObject({
      authorization: 'Bearer token',
      cookie: 'a=b',
      host: new URL(site.api.origin).host,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'yoodee.example',
      'x-forwarded-proto': 'https',
    });
    expect(JSON.stringify(headers)).not.toMatch(/6\.6\.6\.6|evil|gopher|admin|x-forwarded-port|traceparent/);
  });

  it('include the client address from a trusted proxy', async () => {
    const site = await startSite({
      api: (_request, response) => void response.end(),
      env: { TRUSTED_PROXIES: '127.0.0.1' },
    });

    await site.fetch('/api/v1/assets', {
      headers: { 'x-forwarded-for': '1.2.3.4, 6.6.6.6', 'x-forwarded-proto': 'http' },
    });

    expect(site.api.requests[0]!.headers).toMatchObject({
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-proto': 'https',
    });
  });

  it('do not include hop-by-hop headers', async () => {
    const site = await startSite({
      api: (_request, response) =>
        void response.writeHead(200, { connection: 'x-private', 'x-private': '1', 'x-shared': '2' }).end(),
    });

    const head = await new Promise<string>((resolve) => {
      const socket = connect(site.port, '127.0.0.1', () =>
        socket.write(
          'GET /api HTTP/1.1\r\nHost: a\r\nTE: trailers\r\nUpgrade: h2c\r\nProxy-Authorization: x\r\nX-Hop: 1\r\nConnection: close, X-Hop, Upgrade\r\n\r\n',
        ),
      );
      socket.on('data', (chunk) => resolve(chunk.toString()));
    });

    const { headers } = site.api.requests[0]!;
    for (const name of ['te', 'upgrade', 'proxy-authorization', 'x-hop']) expect(headers[name]).toBeUndefined();
    expect(head).toContain('x-shared: 2');
    expect(head).not.toContain('x-private');
  });

  it.each([
    ['trace-1234-abcd', true],
    ['short', false],
    ['with space and more', false],
    ['a'.repeat(65), false],
    ['x"; DROP TABLE--', false],
  ])('accept the request id %j: %s', async (given, isKept) => {
    const site = await startSite({ api: (_request, response) => void response.end() });

    const reply = await site.fetch('/api', { headers: { 'x-request-id': given } });

    const id = reply.headers['x-request-id'];
    expect(id === given).toBe(isKept);
    expect(site.api.requests[0]!.headers['x-request-id']).toBe(id);
    await expect
      .poll(() => site.log.at(-1))
      .toMatchObject({ request_id: id, method: 'GET', path: '/api', status: 200 });
  });

  it('passes methods, statuses, repeated headers and empty responses through unchanged', async () => {
    const site = await startSite({
      api: (_request, response) =>
        void response
          .writeHead(
            201,
            [
              ['set-cookie', 'a=1'],
              ['set-cookie', 'b=2'],
              ['x-a', '1'],
            ].flat(),
          )
          .end(),
    });

    const reply = await site.fetch('/api/v1/member/assets/7', { method: 'PATCH', body: '{}' });

    expect([reply.status, reply.headers['set-cookie'], reply.headers['x-a']]).toEqual([201, ['a=1', 'b=2'], '1']);
    expect(site.api.requests[0]!.method).toBe('PATCH');
  });
});

it('logs one line per request, without queries, tokens and codes', async () => {
  const site = await startSite({ api: (_request, response) => void response.end(), public: publicPage('x') });

  await site.fetch('/api/v1/member/auth/otp?otp=123456&line_code=secret', {
    headers: { authorization: 'Bearer secret', cookie: 'access_token=secret' },
  });
  await site.fetch('/assets');
  await site.fetch('/assets');

  const lines = () => site.log.filter(({ msg }) => msg === 'request');
  await expect
    .poll(() => lines().map(({ msg, path, status, cache }) => [msg, path, status, cache]))
    .toEqual([
      ['request', '/api/v1/member/auth/otp', 200, undefined],
      ['request', '/assets', 200, 'miss'],
      ['request', '/assets', 200, 'hit'],
    ]);
  expect(JSON.stringify(site.log)).not.toMatch(/secret|123456/);
});
