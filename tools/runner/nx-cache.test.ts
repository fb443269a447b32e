import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createNxCache } from './nx-cache.ts';

let folder: string;
let server: Server;
const urlOf = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'yoodee-nx-cache-'));
  server = createNxCache(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

const put = (path: string, body: string) => fetch(urlOf(path), { method: 'PUT', body });

it('returns what was stored, and 404 for anything else', async () => {
  expect((await put('/v1/cache/123', 'result')).status).toBe(200);

  expect(await (await fetch(urlOf('/v1/cache/123'))).text()).toBe('result');
  expect((await fetch(urlOf('/v1/cache/124'))).status).toBe(404);
});

it('does not replace an entry', async () => {
  await put('/v1/cache/123', 'first');

  expect((await put('/v1/cache/123', 'second')).status).toBe(409);
  expect(await (await fetch(urlOf('/v1/cache/123'))).text()).toBe('first');
});

it.each(['/v1/cache/..%2fsecret', '/v1/cache/a/b', '/v1/cache/', '/'])('refuses %s', async (path) => {
  expect((await put(path, 'x')).status).toBe(404);
  expect(readdirSync(folder)).toEqual([]);
});

it('stores no entry of an interrupted upload', async () => {
  const upload = request(urlOf('/v1/cache/123'), { method: 'PUT', headers: { 'content-length': '100' } });
  upload.on('error', () => {});
  upload.write('half');
  await expect.poll(() => readdirSync(folder)).toHaveLength(1);
  upload.destroy();

  await expect.poll(() => readdirSync(folder)).toEqual([]);
});
