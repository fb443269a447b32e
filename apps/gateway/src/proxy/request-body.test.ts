import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { request } from 'undici';
import { expect, it, onTestFinished } from 'vitest';
import type { Exchange } from '../http/exchange.ts';
import { createWholeBodies, NoRoomForBody } from './request-body.ts';

it('refuses a body for which there is no room beside the others, until they are done', async () => {
  const bodies = createWholeBodies(3000);
  let release: (text: string) => void = () => undefined;
  const failures: unknown[] = [];
  let gathered = 0;
  const server = createServer((incoming, response) => {
    bodies
      .gather({ request: incoming, response } as Exchange, (body) => {
        gathered += 1;
        return incoming.url === '/held'
          ? new Promise<string>((resolve) => (release = resolve))
          : Promise.resolve(String(body.length));
      })
      .catch((error: unknown) => {
        failures.push(error);
        return 'refused';
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
  await expect.poll(() => gathered).toBe(1);
  const beside = await send('/', 2000);
  release('done');

  expect([beside, await first, await send('/', 2000)]).toEqual(['refused', 'done', '2000']);
  expect(failures).toEqual([expect.any(NoRoomForBody)]);
});
