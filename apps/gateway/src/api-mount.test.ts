import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { deadOrigin } from './testing/fake-upstream.ts';
import { publicPage, startSite } from './testing/start-site.ts';

describe('what the API is told', () => {
  it('gets the token and cookies, and the gateway’s own word on where the request came from', async () => {
    const site = await startSite({ api: (_request, response) => void response.end() });

    await site.ask('/api/v1/member/profile?a=1&utm_source=x', {
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
    expect(JSON.stringify(headers)).not.toMatch(/6\.6\.6\.6|evil|gopher|admin|x-forwarded-port/);
  });

  it('keeps headers of one connection to that connection', async () => {
    const site = await startSite({
      api: (_request, response) => void response.writeHead(200, { connection: 'x-private', 'x-private': '1', 'x-shared': '2' }).end(),
    });

    const head = await new Promise<string>((resolve) => {
      const socket = connect(site.port, '127.0.0.1', () =>
        socket.write('GET /api HTTP/1.1\r\nHost: a\r\nTE: trailers\r\nUpgrade: h2c\r\nProxy-Authorization: x\r\nX-Hop: 1\r\nConnection: close, X-Hop, Upgrade\r\n\r\n'),
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
  ])('request id %j is kept: %s', async (given, isKept) => {
    const site = await startSite({ api: (_request, response) => void response.end() });

    const answer = await site.ask('/api', { headers: { 'x-request-id': given } });

    const id = answer.headers['x-request-id'];
    expect(id === given).toBe(isKept);
    expect(site.api.requests[0]!.headers['x-request-id']).toBe(id);
    await expect.poll(() => site.log.at(-1)).toMatchObject({ request_id: id, method: 'GET', path: '/api', status: 200 });
  });

  it('passes methods, statuses, repeated headers and empty replies on as they are', async () => {
    const site = await startSite({
      api: (_request, response) => void response.writeHead(201, [['set-cookie', 'a=1'], ['set-cookie', 'b=2'], ['x-a', '1']].flat()).end(),
    });

    const answer = await site.ask('/api/v1/member/assets/7', { method: 'PATCH', body: '{}' });

    expect([answer.status, answer.headers['set-cookie'], answer.headers['x-a']]).toEqual([201, ['a=1', 'b=2'], '1']);
    expect(site.api.requests[0]!.method).toBe('PATCH');
  });
});

describe('bodies', () => {
  it('hands an upload on while it is still coming, holding none of it back', async () => {
    const photograph = Buffer.alloc(15 * 1024 * 1024, 'jpeg');
    const firstPart = photograph.subarray(0, 1024 * 1024);
    let arrived = 0;
    const hash = createHash('sha256');
    const site = await startSite({
      api: (request, response) => {
        request.on('data', (chunk: Buffer) => {
          arrived += chunk.length;
          hash.update(chunk);
        });
        request.on('end', () => response.writeHead(201, { 'content-type': 'application/json' }).end('{}'));
      },
    });
    // The second part is sent only once the API has the first: a gateway that gathers the body would never finish.
    const body = Readable.from(
      (async function* () {
        yield firstPart;
        await expect.poll(() => arrived).toBe(firstPart.length);
        yield photograph.subarray(firstPart.length);
      })(),
    );

    const answer = await site.ask('/api/v1/member/assets/7/images', {
      method: 'POST',
      body,
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(photograph.length) },
    });

    expect([answer.status, arrived]).toEqual([201, photograph.length]);
    expect(hash.digest('hex')).toBe(createHash('sha256').update(photograph).digest('hex'));
    expect(site.api.requests[0]!.headers['content-length']).toBe(String(photograph.length));
  });

  it('holds a fast sender back while the API does not read', async () => {
    let sent = 0;
    let release: () => void = () => undefined;
    const site = await startSite({
      api: (request, response) => {
        release = () => void request.resume().on('end', () => response.end());
      },
    });
    const chunk = Buffer.alloc(1024 * 1024);
    const body = Readable.from(
      (async function* () {
        for (let count = 0; count < 64; count += 1) {
          sent += chunk.length;
          yield chunk;
        }
      })(),
    );

    const answer = site.ask('/api', { method: 'POST', body });
    let before = -1;
    await expect.poll(() => {
      const isStill = sent > 0 && sent === before && site.api.requests.length > 0;
      before = sent;
      return isStill;
    }).toBe(true);
    expect(sent).toBeLessThan(32 * 1024 * 1024);
    release();

    expect((await answer).status).toBe(200);
    expect(sent).toBe(64 * 1024 * 1024);
  });

  it('brings back a refusal that comes before the body is all sent', async () => {
    const site = await startSite({
      api: (_request, response) => void response.writeHead(413, { 'content-type': 'application/json' }).end('{"data":null}'),
    });

    const answer = await site.ask('/api', { method: 'POST', body: Buffer.alloc(8 * 1024 * 1024) });

    expect([answer.status, answer.text]).toEqual([413, '{"data":null}']);
  });

  it('compresses JSON on the way and leaves pictures alone', async () => {
    const json = JSON.stringify({ data: 'x'.repeat(5000) });
    const site = await startSite({
      api: (request, response) => {
        response.setHeader('etag', '"1"').setHeader('content-type', request.url!.startsWith('/img') ? 'image/webp' : 'application/json');
        response.end(json);
      },
    });
    const headers = { 'accept-encoding': 'gzip' };

    const [data, picture] = [await site.ask('/api/v1/assets', { headers }), await site.ask('/img/640/a.webp', { headers })];

    expect([data.headers['content-encoding'], data.headers.etag, gunzipSync(data.body).toString()]).toEqual(['gzip', 'W/"1"', json]);
    expect([picture.headers['content-encoding'], picture.headers.etag, picture.text]).toEqual([undefined, '"1"', json]);
  });

  it('answers HEAD and 304 without a body', async () => {
    const site = await startSite({
      api: (request, response) => void (request.headers['if-none-match'] ? response.writeHead(304, { etag: '"1"' }).end() : response.writeHead(200, { 'content-length': '7' }).end('picture')),
    });

    const head = await site.ask('/img/640/a.webp', { method: 'HEAD' });
    const known = await site.ask('/img/640/a.webp', { headers: { 'if-none-match': '"1"' } });

    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '7', 0]);
    expect([known.status, known.headers.etag, known.body.length]).toEqual([304, '"1"', 0]);
  });

  it('stops the API’s work when the client goes away', async () => {
    let isClosed = false;
    const site = await startSite({
      api: (_request, response) => {
        response.on('close', () => (isClosed = true));
        response.write('first');
      },
    });

    const socket = connect(site.port, '127.0.0.1', () => socket.write('GET /api HTTP/1.1\r\nHost: a\r\n\r\n'));
    socket.once('data', () => socket.destroy());

    await expect.poll(() => isClosed).toBe(true);
  });

  it('breaks off a reply that the API breaks off, rather than end it as if whole', async () => {
    const site = await startSite({
      api: (_request, response) => {
        response.writeHead(200, { 'content-length': '1000' }).write('half');
        response.socket!.end();
      },
    });

    await expect(site.ask('/api')).rejects.toThrow();
    expect((await site.ask('/my-account')).status).toBe(200);
  });
});

describe('when an upstream is down', () => {
  it.each([
    ['th', 'th-TH,en;q=0.5', 'ระบบขัดข้องชั่วคราว ลองใหม่ในอีกสักครู่'],
    ['en', 'en-GB', 'The service is unavailable for a moment. Try again soon.'],
    ['th', 'fr', 'ระบบขัดข้องชั่วคราว ลองใหม่ในอีกสักครู่'],
  ])('the API’s envelope says so in %s for %s', async (locale, language, message) => {
    const site = await startSite({ env: { API_ORIGIN: await deadOrigin() } });

    const answer = await site.ask('/api/v1/assets', { headers: { 'accept-language': language } });

    expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([503, '5', 'private, no-store']);
    expect(answer.headers['content-language']).toMatch(locale);
    expect(JSON.parse(answer.text)).toEqual({ data: null, message, code: 'unavailable', request_id: answer.headers['x-request-id'] });
  });

  it.each([
    ['/assets', 'th-TH', 'ขออภัยในความไม่สะดวก'],
    ['/en/assets', 'en-US', 'We will be right back'],
  ])('%s is a small page in %s', async (path, language, title) => {
    const site = await startSite({ env: { PUBLIC_APP_ORIGIN: await deadOrigin() } });

    const answer = await site.ask(path, { headers: { 'accept-language': 'en' } });

    expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([503, '5', 'no-store']);
    expect(answer.text).toContain(`<html lang="${language}" dir="ltr">`);
    expect(answer.text).toContain(`<h1>${title}</h1>`);
    expect((await site.ask(path, { method: 'HEAD' })).body).toHaveLength(0);
  });

  it('a connection closed by a restarting upstream is tried once more', async () => {
    let count = 0;
    const site = await startSite({
      public: (request, response) => {
        count += 1;
        if (count === 1) request.socket.destroy();
        else publicPage('back')(request, response);
      },
    });

    expect((await site.ask('/assets')).text).toBe('back');
  });

  it('a write is never sent twice', async () => {
    const site = await startSite({ api: (request) => void request.socket.destroy() });

    expect((await site.ask('/api', { method: 'POST', body: '{}' })).status).toBe(503);
    expect(site.api.requests).toHaveLength(1);
  });
});

it('logs one line per request, without queries, tokens and codes', async () => {
  const site = await startSite({ api: (_request, response) => void response.end(), public: publicPage('x') });

  await site.ask('/api/v1/member/auth/otp?otp=123456&line_code=secret', { headers: { authorization: 'Bearer secret', cookie: 'access_token=secret' } });
  await site.ask('/assets');
  await site.ask('/assets');

  const lines = () => site.log.filter(({ msg }) => msg === 'request');
  await expect.poll(() => lines().map(({ msg, path, status, cache }) => [msg, path, status, cache])).toEqual([
    ['request', '/api/v1/member/auth/otp', 200, undefined],
    ['request', '/assets', 200, 'miss'],
    ['request', '/assets', 200, 'hit'],
  ]);
  expect(JSON.stringify(site.log)).not.toMatch(/secret|123456/);
});
