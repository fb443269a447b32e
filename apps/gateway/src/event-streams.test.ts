import { request } from 'undici';
import { expect, it, onTestFinished } from 'vitest';
import { startSite } from './testing/start-site.ts';

const events = '/api/v1/member/conversations/events';
const headers = { 'accept-encoding': 'br, gzip' };

it('forwards each event of a stream unchanged as it arrives', async () => {
  let send: (text: string) => void = () => undefined;
  const site = await startSite({
    api: (_request, response) => {
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'private, no-store, no-transform',
      });
      send = (text) => void response.write(text);
      send('retry: 3000\n\n');
    },
  });
  const { body, headers: received } = await request(`http://127.0.0.1:${site.port}${events}`, { headers });
  onTestFinished(() => void body.on('error', () => undefined).destroy());
  const chunks = body[Symbol.asyncIterator]();
  const next = async () => String((await chunks.next()).value);

  expect(await next()).toBe('retry: 3000\n\n');
  send('id: 1\n\n');
  expect(await next()).toBe('id: 1\n\n');
  expect(received['content-encoding']).toBeUndefined();
});

it('serves other requests beside more streams than the API has other connections', async () => {
  const site = await startSite({
    api: (incoming, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-transform' });
      if (incoming.url === events) response.write(': open\n\n');
      else response.end('{}');
    },
  });
  const streams = await Promise.all(
    Array.from({ length: 300 }, () => request(`http://127.0.0.1:${site.port}${events}`, { headers })),
  );
  onTestFinished(() => streams.forEach(({ body }) => body.on('error', () => undefined).destroy()));

  expect((await site.fetch('/api/v1/news')).status).toBe(200);
});

it('ends streams when it stops, so that clients connect to another gateway', async () => {
  const site = await startSite({
    api: (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-transform' });
      response.write(': open\n\n');
    },
  });
  const { body } = await request(`http://127.0.0.1:${site.port}${events}`, { headers });
  const ended = new Promise<void>((resolve) =>
    body
      .once('error', () => resolve())
      .once('end', resolve)
      .resume(),
  );

  await site.close();

  await ended;
});
