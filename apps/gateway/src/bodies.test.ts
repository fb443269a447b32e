import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { publicPage, startSite } from './testing/start-site.ts';

const multipart = { 'content-type': 'multipart/form-data; boundary=x' };

/** A request whose body never comes whole. */
const halfOf = (path: string, type: string) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 9\r\n\r\nhalf`;

/** Sends the same on connections of their own; resolves when the gateway has heard them all. */
const sendHalves = async (site: Awaited<ReturnType<typeof startSite>>, count: number, half: string) => {
  const sockets = Array.from({ length: count }, () => connect(site.port, '127.0.0.1').on('error', () => undefined));
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  for (const socket of sockets) socket.write(half);
  await expect.poll(() => site.readByNode.length, { timeout: 10_000 }).toBe(count);
  return sockets;
};

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
      headers: { ...multipart, 'content-length': String(photograph.length) },
    });

    expect([answer.status, arrived]).toEqual([201, photograph.length]);
    expect(hash.digest('hex')).toBe(createHash('sha256').update(photograph).digest('hex'));
    expect(site.api.requests[0]!.headers['content-length']).toBe(String(photograph.length));
  });

  it.each(['application/json', 'multipart/form-data; boundary=x'])(
    'keeps no call waiting for 300 bodies of %s that do not come',
    async (type) => {
      const site = await startSite({
        api: (request, response) => void (request.method === 'GET' && response.end('answered')),
      });
      await sendHalves(site, 300, halfOf('/api', type));

      const answer = await site.ask('/img/640/a.webp');

      expect([answer.status, answer.text]).toEqual([200, 'answered']);
    },
  );

  it('keeps no page waiting for 300 bodies that do not come', async () => {
    const site = await startSite({
      public: (request, response) => void (request.method === 'GET' && publicPage('a page')(request, response)),
    });
    await sendHalves(site, 300, halfOf('/assets', 'multipart/form-data; boundary=x'));

    expect((await site.ask('/assets')).text).toBe('a page');
    expect(site.publicApp.requests.map(({ method }) => method)).toEqual(['GET']);
  });

  it('keeps no connection for uploads that are refused, however slowly the rest of them comes', async () => {
    const site = await startSite({
      api: (request, response) => void response.writeHead(request.headers.authorization ? 201 : 401).end(),
    });
    await sendHalves(site, 100, halfOf('/api', multipart['content-type']));

    const answer = await site.ask('/api', {
      method: 'POST',
      body: 'all',
      headers: { ...multipart, authorization: 'Bearer x' },
    });

    expect(answer.status).toBe(201);
    expect(site.api.requests).toHaveLength(101);
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

    const answer = site.ask('/api', { method: 'POST', body, headers: multipart });
    let before = -1;
    await expect
      .poll(() => {
        const isStill = sent > 0 && sent === before && site.api.requests.length > 0;
        before = sent;
        return isStill;
      })
      .toBe(true);
    expect(sent).toBeLessThan(32 * 1024 * 1024);
    release();

    expect((await answer).status).toBe(200);
    expect(sent).toBe(64 * 1024 * 1024);
  });

  it('brings back a refusal that comes before the body is all sent', async () => {
    const site = await startSite({
      api: (_request, response) =>
        void response.writeHead(413, { 'content-type': 'application/json' }).end('{"data":null}'),
    });

    const answer = await site.ask('/api', {
      method: 'POST',
      body: Buffer.alloc(8 * 1024 * 1024),
      headers: multipart,
    });

    expect([answer.status, answer.text]).toEqual([413, '{"data":null}']);
  });

  it.each([
    ['a form', 'application/json', 15_000, 0],
    ['photographs', 'multipart/form-data; boundary=x', 300_000, 1],
  ])('gives up on %s that does not come: %s after %i ms', async (_kind, type, deadlineMs, asked) => {
    const site = await startSite({ api: () => undefined });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    let heard = '';
    const socket = connect(site.port, '127.0.0.1', () => socket.write(halfOf('/api', type)));
    onTestFinished(() => void socket.destroy());
    socket.on('data', (chunk) => (heard += chunk.toString()));
    while (site.readByNode.length === 0 || site.api.requests.length < asked) await new Promise(setImmediate);

    vi.advanceTimersByTime(deadlineMs - 1);
    await new Promise(setImmediate);
    const before = heard;
    vi.advanceTimersByTime(1);
    while (!heard.includes('code')) await new Promise(setImmediate);

    expect(before).toBe('');
    expect(heard).toMatch(/^HTTP\/1\.1 408 [^]*connection: close/);
    expect(site.api.requests).toHaveLength(asked);
  });

  it('sends nothing on of a body that is broken off, and has nothing to say of it', async () => {
    const site = await startSite({ api: (_request, response) => void response.end() });
    const [socket] = await sendHalves(site, 1, halfOf('/api', 'application/json'));

    socket!.destroy();
    await expect.poll(() => site.log.map(({ msg }) => msg)).toEqual(['request']);
    await site.ask('/api');

    expect(site.api.requests.map(({ method }) => method)).toEqual(['GET']);
    expect(site.log[0]).toMatchObject({ method: 'POST', aborted: true });
  });

  it('compresses JSON on the way and leaves pictures alone', async () => {
    const json = JSON.stringify({ data: 'x'.repeat(5000) });
    const site = await startSite({
      api: (request, response) => {
        response
          .setHeader('etag', '"1"')
          .setHeader('content-type', request.url!.startsWith('/img') ? 'image/webp' : 'application/json');
        response.end(json);
      },
    });
    const headers = { 'accept-encoding': 'gzip' };

    const [data, picture] = [
      await site.ask('/api/v1/assets', { headers }),
      await site.ask('/img/640/a.webp', { headers }),
    ];

    expect([data.headers['content-encoding'], data.headers.etag, gunzipSync(data.body).toString()]).toEqual([
      'gzip',
      'W/"1"',
      json,
    ]);
    expect([picture.headers['content-encoding'], picture.headers.etag, picture.text]).toEqual([undefined, '"1"', json]);
  });

  it('answers HEAD and 304 without a body', async () => {
    const site = await startSite({
      api: (request, response) =>
        void (request.headers['if-none-match']
          ? response.writeHead(304, { etag: '"1"' }).end()
          : response.writeHead(200, { 'content-length': '7' }).end('picture')),
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
