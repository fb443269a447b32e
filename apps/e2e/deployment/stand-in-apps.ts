import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const startServer = async (listener: RequestListener) => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
};

/** Large enough for every content coding to be used. */
const page = (text: string) => `<!doctype html><title>${text}</title>${'<p>คอนโดใกล้รถไฟฟ้า</p>'.repeat(100)}`;

const isEnglish = ({ headers }: IncomingMessage) =>
  /locale=en/.test(headers.cookie ?? '') || /^en/.test(headers['accept-language'] ?? '');

/**
 * Stand-ins for the public app and the API, with content that a test can change: each page shows `text`, and `write`
 * changes it together with the content version. Below `/private` pages must not be cached.
 */
export const startStandIns = async (folder: string) => {
  const content = { text: 'first', version: 1 };
  const rendered: string[] = [];
  const publicApp = await startServer((request, response) => {
    const url = request.url!;
    rendered.push(url);
    const isPrivate = url.startsWith('/private');
    const isHome = url === '/';
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('cache-control', isPrivate || (isHome && isEnglish(request)) ? 'private, no-store' : 'public');
    if (isHome) response.setHeader('vary', 'Accept-Language, Cookie');
    if (isHome && isEnglish(request)) response.writeHead(302, { location: '/en' }).end();
    else response.end(page(isPrivate ? `private ${rendered.length}` : `${url} ${content.text}`));
  });
  let apiCalls = 0;
  const api = await startServer((request, response) => {
    const isVersion = request.url === '/internal/content-version';
    const reply = isVersion ? { version: String(content.version) } : { calls: (apiCalls += 1) };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(reply));
  });
  const accountBuild = join(folder, 'account');
  mkdirSync(join(accountBuild, 'en'), { recursive: true });
  writeFileSync(join(accountBuild, 'index.html'), page('บัญชีของฉัน'));
  writeFileSync(join(accountBuild, 'en/index.html'), page('My account'));
  writeFileSync(join(accountBuild, 'pages.json'), JSON.stringify(['/sign-up', '/my-account', '/my-account/setting']));
  return {
    /** URLs of all renders so far. */
    rendered,
    write(text: string) {
      content.text = text;
      content.version += 1;
    },
    settings: {
      PUBLIC_APP_ORIGIN: publicApp.origin,
      API_ORIGIN: api.origin,
      API_INNER_ORIGIN: api.origin,
      ACCOUNT_DIST: accountBuild,
    },
    stop() {
      publicApp.stop();
      api.stop();
    },
  };
};
