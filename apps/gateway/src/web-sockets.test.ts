import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { startUpstream } from './testing/fake-upstream.ts';
import { startSite } from './testing/start-site.ts';

/** An upstream that accepts any upgrade and echoes what it is sent. */
const startEcho = async (name: string) => {
  const echo = await startUpstream((_request, response) => void response.writeHead(404).end());
  const paths: string[] = [];
  echo.server.on('upgrade', (request, socket: Socket) => {
    paths.push(`${request.url} ${request.headers.cookie}`);
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nX-App: ${name}\r\n\r\n`,
    );
    socket.pipe(socket);
  });
  return { ...echo, paths };
};

const upgrade = (port: number, path: string) => {
  let received = '';
  const socket = connect(port, '127.0.0.1', () =>
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nCookie: access_token=secret\r\n\r\n`,
    ),
  );
  socket.on('data', (chunk) => (received += chunk.toString()));
  return { socket, received: () => received };
};

it('proxies WebSockets to the app of their path in development', async () => {
  const [publicApp, account] = [await startEcho('public'), await startEcho('account')];
  const site = await startSite({
    env: { NODE_ENV: 'development', PUBLIC_APP_ORIGIN: publicApp.origin, ACCOUNT_ORIGIN: account.origin },
  });

  const sockets = [upgrade(site.port, '/?token=a'), upgrade(site.port, '/my-account/?token=b')] as const;
  for (const { socket, received } of sockets) {
    await expect.poll(received).toContain('101 Switching Protocols');
    socket.write('สวัสดี');
    await expect.poll(received).toContain('สวัสดี');
    socket.destroy();
  }

  expect(sockets.map(({ received }) => /x-app: (\w+)/i.exec(received())?.[1])).toEqual(['public', 'account']);
  expect([...publicApp.paths, ...account.paths]).toEqual(['/?token=a undefined', '/my-account/?token=b undefined']);
});

it('rejects an upgrade for an app without WebSockets', async () => {
  const site = await startSite({ env: { NODE_ENV: 'development' } });

  const { socket, received } = upgrade(site.port, '/api/v1');

  await expect.poll(received).toContain('502 Bad Gateway');
  socket.destroy();
});

it('does not wait for upgraded connections when it closes', async () => {
  const app = await startEcho('public');
  const site = await startSite({ env: { NODE_ENV: 'development', PUBLIC_APP_ORIGIN: app.origin } });
  const { socket, received } = upgrade(site.port, '/');
  await expect.poll(received).toContain('101 Switching Protocols');
  socket.on('error', () => undefined);

  await site.close();

  await expect(site.fetch('/my-account')).rejects.toThrow();
});

it('treats an upgrade as an ordinary request in production', async () => {
  const app = await startEcho('public');
  const site = await startSite({ env: { NODE_ENV: 'production', PUBLIC_APP_ORIGIN: app.origin } });

  const { socket, received } = upgrade(site.port, '/');

  await expect.poll(received).toContain('HTTP/1.1 404');
  expect(app.paths).toEqual([]);
  socket.destroy();
});
