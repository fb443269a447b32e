import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { request } from 'undici';
import { expect, it, onTestFinished } from 'vitest';
import type { RequestContext } from '../http/request-context.ts';
import { BodyBufferFull, createBodyBuffer, streamedBody } from './request-body.ts';

it('rejects a body while other bodies use the memory', async () => {
  const bodies = createBodyBuffer(3000);
  let release: (text: string) => void = () => undefined;
  const failures: unknown[] = [];
  let received = 0;
  const server = createServer((incoming, response) => {
    bodies
      .withBody({ request: incoming, response } as RequestContext, (body) => {
        received += 1;
        return incoming.url === '/held'
          ? new Promise<string>((resolve) => (release = resolve))
          : Promise.resolve(String(body.length));
      })
      .catch((error: unknown) => {
        failures.push(error);
        return 'rejected';
      })
      .then((text) => response.end(text));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const send = async (path: string, size: number) => {
    const { body } = await request(origin + path, { method: 'POST', body: Buffer.alloc(size) });
    return body.text();
  };

  const first = send('/held', 2000);
  await expect.poll(() => received).toBe(1);
  const second = await send('/', 2000);
  release('done');

  expect([second, await first, await send('/', 2000)]).toEqual(['rejected', 'done', '2000']);
  expect(failures).toEqual([expect.any(BodyBufferFull)]);
});

it('does not read an upload ahead of the upstream', async () => {
  let sent = 0;
  const upload = Readable.from(
    (function* () {
      for (; sent < 10_000; sent += 1) yield Buffer.alloc(1024);
    })(),
  );
  const incoming = Object.assign(upload, { headers: {}, complete: true });
  const body = streamedBody({ request: incoming, response: {} } as unknown as RequestContext, new AbortController());
  let before = -1;
  while (sent !== before) {
    before = sent;
    await new Promise(setImmediate);
  }
  const ahead = sent;

  const received = Buffer.concat(await body.toArray());

  expect(ahead).toBeLessThan(500);
  expect(received).toHaveLength(10_000 * 1024);
});
