import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { largestUpload } from '@yoodee/api-contract';
import { publicPage, startSite } from './testing/start-site.ts';

const multipart = { 'content-type': 'multipart/form-data; boundary=x' };

/** A request with an incomplete body. */
const halfOf = (path: string, type: string) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 9\r\n\r\nhalf`;

/** Sends the request on `count` connections; resolves when the gateway has received them all. */
const sendHalves = async (site: Awaited<ReturnType<typeof startSite>>, count: number, half: string) => {
  const sockets = Array.from({ length: count }, () => connect(site.port, '127.0.0.1').on('error', () => undefined));
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  for (const socket of sockets) socket.write(half);
  await expect.poll(() => site.received.length, { timeout: 10_000 }).toBe(count);
  return sockets;
};

describe('bodies', () => {
  it('streams an upload without buffering it', async () => {
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
    // The second part is sent after the API has received the first: a gateway that buffers the body would never finish.
    const body = Readable.from(
      (async function* () {
        yield firstPart;
        await expect.poll(() => arrived).toBe(firstPart.length);
        yield photograph.subarray(firstPart.length);
      })(),
    );

    const reply = await site.fetch('/api/v1/member/assets/7/images', {
      method: 'POST',
      body,
      headers: { ...multipart, 'content-length': String(photograph.length) },
    });

    expect([reply.status, arrived]).toEqual([201, photograph.length]);
    expect(hash.digest('hex')).toBe(createHash('sha256').update(photograph).digest('hex'));
    expect(site.api.requests[0]!.headers['content-length']).toBe(String(photograph.length));
  });

  it.each(['application/json', 'multipart/form-data; boundary=x'])(
    'serves other requests during 300 incomplete bodies of %s',
    async (type) => {
      const site = await startSite({
        api: (request, response) => void (request.method === 'GET' && response.end('served')),
      });
      await sendHalves(site, 300, halfOf('/api', type));

      const reply = await site.fetch('/img/640/a.webp');

      expect([reply.status, reply.text]).toEqual([200, 'served']);
    },
  );

  it('serves pages during 300 incomplete bodies', async () => {
    const site = await startSite({
      public: (request, response) => void (request.method === 'GET' && publicPage('a page')(request, response)),
    });
    await sendHalves(site, 300, halfOf('/assets', 'multipart/form-data; boundary=x'));

    expect((await site.fetch('/assets')).text).toBe('a page');
    expect(site.publicApp.requests.map(({ method }) => method)).toEqual(['GET']);
  });

  it('frees the connection of a rejected upload, however slowly the client sends the rest', async () => {
    const site = await startSite({
      api: (request, response) => void response.writeHead(request.headers.authorization ? 201 : 401).end(),
    });
    await sendHalves(site, 100, halfOf('/api', multipart['content-type']));

    const reply = await site.fetch('/api', {
      method: 'POST',
      body: 'all',
      headers: { ...multipart, authorization: 'Bearer x' },
    });

    expect(reply.status).toBe(201);
    expect(site.api.requests).toHaveLength(101);
  });

  it('relays an error response that arrives before the complete body is sent', async () => {
    const site = await startSite({
      api: (_request, response) =>
        void response.writeHead(413, { 'content-type': 'application/json' }).end('{"data":null}'),
    });

    const reply = await site.fetch('/api', {
      method: 'POST',
      body: Buffer.alloc(8 * 1024 * 1024),
      headers: multipart,
    });

    expect([reply.status, reply.text]).toEqual([413, '{"data":null}']);
  });

  it.each([
    ['announced', (size: number) => ({ 'content-length': String(size) })],
    ['in chunks', () => ({})],
  ])('rejects every upload that is too large, %s, whenever the API closes its connection', async (_how, lengthOf) => {
    const megabyte = Buffer.alloc(1024 * 1024);
    const site = await startSite({
      api: (request, response) => {
        const isAnnounced = Number(request.headers['content-length'] ?? 0) > largestUpload;
        if (isAnnounced) response.writeHead(413, { connection: 'close' }).end(() => request.socket.destroy());
        else request.resume().on('end', () => response.writeHead(413).end());
      },
    });
    const upload = async (megabytes: number) => {
      const body = Readable.from(Array.from({ length: megabytes }, () => megabyte));
      const headers = { ...multipart, ...lengthOf(megabytes * megabyte.length) };
      return (await site.fetch('/api', { method: 'POST', body, headers })).status;
    };

    const statuses = [];
    for (let count = 0; count < 30; count += 1) statuses.push(await upload(16 + (count % 25)));

    expect(statuses).toEqual(Array(30).fill(413));
  });

  it.each([
    ['a form', 'application/json', 15_000, 0],
    ['photographs', 'multipart/form-data; boundary=x', 300_000, 1],
  ])('times out an incomplete body of %s: %s after %i ms', async (_kind, type, timeoutMs, apiRequests) => {
    const site = await startSite({ api: () => undefined });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    let output = '';
    const socket = connect(site.port, '127.0.0.1', () => socket.write(halfOf('/api', type)));
    onTestFinished(() => void socket.destroy());
    socket.on('data', (chunk) => (output += chunk.toString()));
    while (site.received.length === 0 || site.api.requests.length < apiRequests) await new Promise(setImmediate);

    vi.advanceTimersByTime(timeoutMs - 1);
    await new Promise(setImmediate);
    const before = output;
    vi.advanceTimersByTime(1);
    while (!output.includes('code')) await new Promise(setImmediate);

    expect(before).toBe('');
    expect(output).toMatch(/^HTTP\/1\.1 408 [^]*connection: close/);
    expect(site.api.requests).toHaveLength(apiRequests);
  });

  it('forwards nothing of an interrupted body, and logs only the request', async () => {
    const site = await startSite({ api: (_request, response) => void response.end() });
    const [socket] = await sendHalves(site, 1, halfOf('/api', 'application/json'));

    socket!.destroy();
    await expect.poll(() => site.log.map(({ msg }) => msg)).toEqual(['request']);
    await site.fetch('/api');

    expect(site.api.requests.map(({ method }) => method)).toEqual(['GET']);
    expect(site.log[0]).toMatchObject({ method: 'POST', aborted: true });
  });

  it('compresses JSON but not images', async () => {
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
      await site.fetch('/api/v1/assets', { headers }),
      await site.fetch('/img/640/a.webp', { headers }),
    ];

    expect([data.headers['content-encoding'], data.headers.etag, gunzipSync(data.body).toString()]).toEqual([
      'gzip',
      'W/"1"',
      json,
    ]);
    expect([picture.headers['content-encoding'], picture.headers.etag, picture.text]).toEqual([undefined, '"1"', json]);
  });

  it('responds to HEAD and 304 without a body', async () => {
    const site = await startSite({
      api: (request, response) =>
        void (request.headers['if-none-match']
          ? response.writeHead(304, { etag: '"1"' }).end()
          : response.writeHead(200, { 'content-length': '7' }).end('picture')),
    });

    const head = await site.fetch('/img/640/a.webp', { method: 'HEAD' });
    const known = await site.fetch('/img/640/a.webp', { headers: { 'if-none-match': '"1"' } });

    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '7', 0]);
    expect([known.status, known.headers.etag, known.body.length]).toEqual([304, '"1"', 0]);
  });

  it('aborts the API request when the client disconnects', async () => {
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

  it('interrupts a response that the API interrupts', async () => {
    const site = await startSite({
      api: (_request, response) => {
        response.writeHead(200, { 'content-length': '1000' }).write('half');
        response.socket!.end();
      },
    });

    await expect(site.fetch('/api')).rejects.toThrow();
    expect((await site.fetch('/my-account')).status).toBe(200);
  });
});
