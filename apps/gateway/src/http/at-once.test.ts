import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { AnswerAtOnce } from './at-once.ts';
import { createHttpServer } from './server.ts';

const get = (target: string, ...headers: string[]) =>
  [`GET ${target} HTTP/1.1`, 'Host: a', ...headers, '', ''].join('\r\n');

const replyWith = (body: Buffer | string) => ({
  head: `HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n`,
  body: Buffer.from(body),
  onSent: vi.fn(),
});

/** Says who answered and what was read of the body; what asks for `/slow` waits among `held` until it is let go. */
const byNode =
  (held: (() => void)[]): RequestListener =>
  async (request, response) => {
    if (request.url!.startsWith('/slow')) await new Promise<void>((resolve) => held.push(resolve));
    let body = '';
    for await (const chunk of request) body += String(chunk);
    response.sendDate = false;
    response.end(`[node ${request.method} ${request.url}${body && ` ${body}`}]`);
  };

/** A server on a port of its own, and clients that send bytes and gather what comes back. */
const start = async (
  atOnce: AnswerAtOnce = ({ target }) => (target.startsWith('/kept') ? replyWith(`[at once ${target}]`) : undefined),
) => {
  const held: (() => void)[] = [];
  const server = createHttpServer(byNode(held), atOnce);
  const accepted = new Map<number | undefined, Socket>();
  server.server.on('connection', (socket: Socket) => accepted.set(socket.remotePort, socket));
  const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
  onTestFinished(() => {
    server.server.closeAllConnections();
    return server.close();
  });
  const open = async () => {
    const socket = connect(Number(port), '127.0.0.1').setNoDelay(true);
    await once(socket, 'connect');
    let received = '';
    socket.on('data', (bytes: Buffer) => (received += bytes.toString('latin1')));
    const bodies = () => received.match(/\[[^\]]*\]/g) ?? [];
    return {
      socket,
      bodies,
      received: () => received,
      /** Resolves when the server has read all that was sent. */
      isRead: () => expect.poll(() => accepted.get(socket.localPort)?.bytesRead).toBe(socket.bytesWritten),
      async send(bytes: string, count = bodies().length + 1) {
        socket.write(bytes);
        await expect.poll(() => bodies().length).toBe(count);
      },
    };
  };
  /** Lets the one go that was held next. */
  const letGo = async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    held.shift()!();
  };
  return { server, open, letGo };
};

it('answers what Node has read once already, and the connection stays both’s', async () => {
  const client = await (await start()).open();

  for (const target of ['/kept/1', '/kept/2', '/other', '/kept/3']) await client.send(get(target));

  expect(client.bodies()).toEqual([
    '[node GET /kept/1]',
    '[at once /kept/2]',
    '[node GET /other]',
    '[at once /kept/3]',
  ]);
});

it('answers in order what was sent without waiting', async () => {
  const client = await (await start()).open();
  await client.send(get('/kept/0'));

  await client.send(get('/kept/1') + get('/other') + get('/kept/2'), 4);
  await client.send(get('/kept/3'));

  expect(client.bodies().slice(1)).toEqual(
    ['/kept/1', '/other', '/kept/2', '/kept/3'].map((one) => `[node GET ${one}]`),
  );
});

it('takes no body for a request, however it arrives', async () => {
  const client = await (await start()).open();
  const body = get('/kept/hidden');
  await client.send(get('/kept/0'));

  client.socket.write(`POST /other HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n`);
  await client.isRead();
  await client.send(body);

  expect(client.bodies()[1]).toMatch(/^\[node POST \/other GET \/kept\/hidden/);
});

it('takes no end of a request for another one', async () => {
  const client = await (await start()).open();
  await client.send(get('/kept/0'));

  client.socket.write('GET /other HTTP/1.1\r\nHost: a\r\nX-A: ');
  await client.isRead();
  await client.send(get('/kept/hidden'));

  expect(client.received()).not.toContain('at once');
});

it('leaves to Node what comes while Node is answering', async () => {
  const { open, letGo } = await start();
  const client = await open();
  await client.send(get('/kept/0'));

  client.socket.write(get('/slow'));
  await client.isRead();
  client.socket.write(get('/kept/1'));
  await client.isRead();
  await letGo();
  await expect.poll(() => client.bodies().length).toBe(3);

  expect(client.bodies().slice(1)).toEqual(['[node GET /slow]', '[node GET /kept/1]']);
});

it('overtakes nothing that Node has yet to answer', async () => {
  const { open, letGo } = await start();
  const client = await open();
  await client.send(get('/kept/0'));

  client.socket.write(get('/slow/1'));
  await client.isRead();
  client.socket.write(get('/slow/2'));
  await client.isRead();
  await letGo();
  await expect.poll(() => client.bodies().length).toBe(2);
  client.socket.write(get('/kept/1'));
  await client.isRead();
  await letGo();
  await expect.poll(() => client.bodies().length).toBe(4);

  expect(client.bodies().slice(1)).toEqual(['[node GET /slow/1]', '[node GET /slow/2]', '[node GET /kept/1]']);
});

it('sends what it has begun before it closes, and nothing more', async () => {
  const large = Buffer.alloc(32 * 1024 * 1024, 'x');
  const reply = replyWith(large);
  const { server, open } = await start(({ target }) => (target === '/kept' ? reply : undefined));
  const { socket, send, received, isRead } = await open();
  const other = await open();
  await other.send(get('/other'));
  await send(get('/other'));
  const before = received().length;
  socket.write(get('/kept'));
  socket.pause();
  await isRead();

  const closed = server.close();
  await other.send(get('/kept'));
  expect(other.bodies()[1]).toBe('[node GET /kept]');
  expect(reply.onSent).not.toHaveBeenCalled();
  socket.resume();
  await closed;

  await expect.poll(() => received().length - before).toBe(reply.head.length + large.length);
  expect(reply.onSent.mock.calls).toEqual([[null]]);
});

it('takes no new connection while it sends what it has begun, and no more than one request of an open one', async () => {
  const reply = replyWith(Buffer.alloc(32 * 1024 * 1024));
  const { server, open } = await start(({ target }) => (target === '/kept' ? reply : undefined));
  const slow = await open();
  const other = await open();
  await slow.send(get('/other'));
  await other.send(get('/other'));
  slow.socket.write(get('/kept'));
  slow.socket.pause();
  await slow.isRead();

  const closed = server.close();

  await expect(open()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await other.send(get('/other'));
  expect(other.received()).toMatch(/connection: close[^]*$/i);
  slow.socket.resume();
  await closed;
  expect(reply.onSent.mock.calls).toEqual([[null]]);
});

it('tells of a reply that was broken off', async () => {
  const reply = replyWith(Buffer.alloc(32 * 1024 * 1024));
  const { open } = await start(({ target }) => (target === '/kept' ? reply : undefined));
  const { socket, send, isRead } = await open();
  await send(get('/other'));
  socket.write(get('/kept'));
  socket.pause();
  await isRead();

  socket.resetAndDestroy();

  await expect.poll(() => reply.onSent.mock.calls.length).toBe(1);
  expect(reply.onSent.mock.calls[0]![0]).toBeInstanceOf(Error);
});
