import { connect } from 'node:net';
import { once } from 'node:events';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { createGateway } from './gateway.ts';
import { writeReply } from './http/exchange.ts';
import { publicPage, startSite } from './testing/start-site.ts';

const html = `<!doctype html><title>อยู่ดี</title>${'<p>คอนโดใกล้รถไฟฟ้า</p>'.repeat(100)}`;

/** A connection on which each request waits for the reply to the one before; replies come as they were sent. */
const openConnection = async (port: number) => {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return async (target: string, ...headers: string[]): Promise<string> => {
    let received = '';
    const isWhole = () => {
      const [head = '', ...rest] = received.split('\r\n\r\n');
      const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
      return rest.length > 0 && rest.join('\r\n\r\n').length === length;
    };
    const read = (bytes: Buffer) => (received += bytes.toString('latin1'));
    socket.on('data', read);
    socket.write([`GET ${target} HTTP/1.1`, 'Host: a', ...headers, '', ''].join('\r\n'));
    await expect.poll(isWhole).toBe(true);
    socket.off('data', read);
    return received;
  };
};

/** But for what differs between any two replies. */
const comparable = (reply: string) => reply.replace(/^(x-request-id|date): .*$/gim, '$1');

it('answers kept pages at once, in the very bytes that Node would send', async () => {
  const site = await startSite({ public: publicPage(html) });
  const ask = await openConnection(site.port);
  const accepts = 'Accept-Encoding: gzip';
  const tag = /^etag: (.*)$/m.exec(await ask('/assets', accepts))![1]!;

  const questions = [[accepts], ['Accept-Encoding: br;q=0'], [accepts, `If-None-Match: ${tag}`]];
  for (const headers of questions) {
    const atOnce = await ask('/assets', ...headers);
    const byNode = await (await openConnection(site.port))('/assets', ...headers);
    expect(comparable(atOnce)).toBe(comparable(byNode));
    expect(atOnce).toMatch(/^x-request-id: [0-9a-f-]{36}\r$/m);
    expect(Date.parse(/^Date: (.*)\r$/m.exec(atOnce)![1]!)).toBeGreaterThan(Date.now() - 10_000);
  }

  // The first of each connection.
  expect(site.readByNode).toHaveLength(1 + questions.length);
});

it('logs them like all others', async () => {
  const site = await startSite({ public: publicPage(html) });
  const ask = await openConnection(site.port);
  await ask('/assets?q=secret');

  await ask('/assets?q=secret', 'X-Request-Id: of-a-proxy-1');
  await (
    await openConnection(site.port)
  )('/assets?q=secret', 'X-Request-Id: of-a-proxy-2');

  const lines = site.log
    .filter(({ msg }) => msg === 'request')
    .map(({ time: _time, ms, ...line }) => ({ ...line, ms: typeof ms }));
  const line = { level: 30, method: 'GET', path: '/assets', status: 200, cache: 'hit', ms: 'number', msg: 'request' };
  expect(lines.slice(-2).map(({ pid: _pid, hostname: _hostname, ...rest }: Record<string, unknown>) => rest)).toEqual([
    { ...line, request_id: 'of-a-proxy-1' },
    { ...line, request_id: 'of-a-proxy-2' },
  ]);
});

it.each([
  ['what another app answers', '/api/v1/assets'],
  ['what belongs to the inside', '/health/live'],
  ['a built file', '/static/app.js'],
  ['an address that is none', '//elsewhere'],
])('leaves %s to Node', async (_what, target) => {
  const site = await startSite({ public: publicPage(html), api: publicPage('{}') });
  const ask = await openConnection(site.port);
  for (let time = 0; time < 3; time += 1) await ask('/assets');

  for (let time = 0; time < 2; time += 1) await ask(target).catch(() => undefined);

  expect(site.readByNode).toEqual(['/assets', target, target]);
});

it('asks for a page anew where the content has changed', async () => {
  const site = await startSite({ public: publicPage((path) => `${path} ${site.publicApp.requests.length}`) });
  const ask = await openConnection(site.port);
  for (let time = 0; time < 3; time += 1) await ask('/assets');

  site.content.version = 'v2';
  site.clock.advance(401);

  expect(await ask('/assets')).toMatch(/\/assets 2$/);
  expect(site.readByNode).toHaveLength(2);
});

it('answers the long way, and lives on, where looking a page up fails', async () => {
  const said: string[] = [];
  const gateway = createGateway({
    logger: pino({}, { write: (line: string) => said.push(line) }),
    clientAddress: () => '127.0.0.1',
    securityHeaders: [],
    keptPage: () => {
      throw new Error('broken');
    },
    apps: {
      public: async (exchange) => writeReply(exchange, { status: 200, headers: ['content-length', '2'], body: 'ok' }),
      account: () => Promise.reject(new Error('not asked')),
      api: () => Promise.reject(new Error('not asked')),
    },
  });
  const { port } = new URL(await gateway.listen({ port: 0, host: '127.0.0.1' }));
  onTestFinished(() => gateway.close());
  const ask = await openConnection(Number(port));

  for (let time = 0; time < 3; time += 1) expect(await ask('/assets')).toMatch(/ok$/);

  expect(said.filter((line) => line.includes('broken'))).toHaveLength(2);
});
