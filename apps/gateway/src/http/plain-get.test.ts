import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { readPlainGet } from './plain-get.ts';

const request = (...lines: string[]) => Buffer.from([...lines, '', ''].join('\r\n'), 'latin1');

it('reads target and headers, names in lower case and values trimmed', () => {
  const bytes = request(
    'GET /assets?q=%E0%B8%84 HTTP/1.1',
    'Host: yoodee.example',
    'Accept-Encoding:  gzip, br\t',
    'X-A:',
  );

  expect({ ...readPlainGet(bytes), headers: { ...readPlainGet(bytes)?.headers } }).toEqual({
    target: '/assets?q=%E0%B8%84',
    headers: { host: 'yoodee.example', 'accept-encoding': 'gzip, br', 'x-a': '' },
  });
});

const host = 'Host: a';

it.each([
  ['another method', request('HEAD / HTTP/1.1', host)],
  ['an older protocol', request('GET / HTTP/1.0', host)],
  ['a whole address', request('GET http://a/ HTTP/1.1', host)],
  ['odd characters in the target', request('GET /a"b HTTP/1.1', host)],
  ['no host', request('GET / HTTP/1.1', 'Accept: */*')],
  ['no header', request('GET / HTTP/1.1')],
  ['a header twice', request('GET / HTTP/1.1', host, 'HOST: b')],
  ['a body by length', request('GET / HTTP/1.1', host, 'Content-Length: 0')],
  ['a body in chunks', request('GET / HTTP/1.1', host, 'Transfer-Encoding: chunked')],
  ['an upgrade', request('GET / HTTP/1.1', host, 'Connection: upgrade', 'Upgrade: websocket')],
  ['a connection that ends', request('GET / HTTP/1.1', host, 'Connection: close')],
  ['an expectation', request('GET / HTTP/1.1', host, 'Expect: 100-continue')],
  ['a space before the colon', request('GET / HTTP/1.1', 'Host : a')],
  ['a folded line', request('GET / HTTP/1.1', host, ' b: c')],
  ['a name of no token', request('GET / HTTP/1.1', host, 'a b: c')],
  ['a bare line feed', Buffer.from('GET / HTTP/1.1\nHost: a\n\n')],
  ['a bare carriage return', request('GET / HTTP/1.1', `${host}\rX: b`)],
  ['a zero byte', request('GET / HTTP/1.1', `${host}\0`)],
  ['characters beyond ASCII', request('GET / HTTP/1.1', host, 'X: \xa0')],
  ['half a request', request('GET / HTTP/1.1', host).subarray(0, -2)],
  ['two requests', Buffer.concat([request('GET / HTTP/1.1', host), request('GET / HTTP/1.1', host)])],
  ['an empty line ahead', Buffer.concat([Buffer.from('\r\n'), request('GET / HTTP/1.1', host)])],
  ['more than is usual', request('GET / HTTP/1.1', host, `Cookie: ${'a'.repeat(4096)}`)],
])('leaves %s to a real parser', (_what, bytes) => {
  expect(readPlainGet(bytes)).toBeNull();
});

/** What Node's own server makes of these bytes: the requests it read, or the parser's refusal. */
const startNode = async () => {
  const server = createServer({ insecureHTTPParser: false });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  return async (bytes: Buffer) => {
    const read: { target: string | undefined; headers: IncomingMessage['headers']; body: number }[] = [];
    let refusal: Error | undefined;
    server.removeAllListeners('request').on('request', async (incoming, response) => {
      let body = 0;
      for await (const chunk of incoming) body += (chunk as Buffer).length;
      read.push({ target: incoming.url, headers: incoming.headers, body });
      response.setHeader('connection', 'close').end();
    });
    server.removeAllListeners('clientError').on('clientError', (error, socket) => {
      refusal = error;
      socket.destroy();
    });
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    client.on('error', () => undefined).resume();
    client.write(bytes);
    await once(client, 'close');
    return { read, refusal };
  };
};

/** Mostly what is usual, so that enough is taken; now and then something that two readers may take differently. */
const mostly = (usual: readonly string[], odd: readonly string[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...usual) }, { weight: 1, arbitrary: fc.constantFrom(...odd) });

const header = fc
  .record({
    name: mostly(
      ['Accept', 'accept', 'Cookie', 'If-None-Match', 'User-Agent', 'X-Forwarded-For', 'X-1_2', "!#$%&'*+.^`|~-"],
      ['Content-Length', 'Transfer-Encoding', 'Connection', 'Te', 'X y', 'X\t', '', 'ก'],
    ),
    colon: mostly([':', ': ', ':\t'], [' : ', '']),
    value: mostly(
      ['', ' ', 'a, b', '\t a \t', '"', '*/*;q=0.1', 'a=b; c=d', ':', '{}'],
      ['keep-alive', '0', 'a\rb', 'a\nb: c', 'a\r\n b', 'ก', '\x7f', '\x00', '\x80'],
    ),
  })
  .map(({ name, colon, value }) => `\r\n${name}${colon}${value}`);

const bytesOfRequests = fc
  .record({
    method: mostly(['GET '], ['GET  ', 'get ', 'HEAD ', '\r\nGET ']),
    target: fc.oneof(
      { weight: 9, arbitrary: fc.stringMatching(/^\/[\w\-.~/?&=%:,+@!$'()*;]{0,12}$/) },
      { weight: 1, arbitrary: fc.stringMatching(/^[/h][ -~]{0,12}$/) },
    ),
    version: mostly([' HTTP/1.1'], [' HTTP/1.0', ' HTTP/1.1 ', ' HTTP/2.0', '']),
    headers: fc.array(header, { maxLength: 3 }),
    end: mostly(['\r\n\r\n'], ['\n\n', '\r\n', '\r\n\r\nGET', '\r\n\r\n\r\n']),
  })
  .map(({ method, target, version, headers, end }) =>
    Buffer.from(`${method}${target}${version}\r\nHost: a${headers.join('')}${end}`, 'latin1'),
  );

it('reads nothing otherwise than Node does', async () => {
  const askNode = await startNode();
  let taken = 0;

  await fc.assert(
    fc.asyncProperty(bytesOfRequests, async (bytes) => {
      const get = readPlainGet(bytes);
      if (!get) return;
      taken += 1;
      const { target, headers } = get;
      expect(await askNode(bytes), bytes.toString('latin1')).toEqual({
        read: [{ target, headers: { ...headers }, body: 0 }],
        refusal: undefined,
      });
    }),
    { numRuns: 2000 },
  );
  expect(taken).toBeGreaterThan(200);
});
