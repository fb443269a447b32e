import { createHash } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createS3Client, type S3Settings } from './s3-client.ts';
import { createS3ImageStore } from './s3-image-store.ts';

const objects = new Map<string, { body: Buffer; at: Date }>();
let requests: string[];
/** While set, handles the requests instead of the store. */
let trouble: RequestListener | null;
let whenRemoved: (key: string) => void;

/** Two keys per page, so that lists have several pages. */
const pageSize = 2;
const list = (url: URL) => {
  const keys = [...objects.keys()].filter((key) => key.startsWith(url.searchParams.get('prefix')!)).sort();
  const from = Number(url.searchParams.get('continuation-token') ?? 0);
  const entries = keys
    .slice(from, from + pageSize)
    .map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${objects.get(key)!.at.toISOString()}</LastModified><Size>1</Size></Contents>`,
    );
  const next = from + pageSize < keys.length ? `<NextContinuationToken>${from + pageSize}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult>${entries.join('')}${next}</ListBucketResult>`;
};

const server = createServer(async (request, response) => {
  requests.push(request.method!);
  const body = await buffer(request).catch(() => Buffer.alloc(0));
  if (trouble) return trouble(request, response);
  const url = new URL(request.url!, 'http://s3');
  if (!/^AWS4-HMAC-SHA256 Credential=id\/\d{8}\/th\/s3\/aws4_request,/.test(request.headers.authorization ?? ''))
    return void response.writeHead(403).end();
  const sha256 = createHash('sha256').update(body).digest('hex');
  if (request.headers['x-amz-content-sha256'] !== sha256) return void response.writeHead(400).end();
  const key = url.pathname.replace('/pictures/', '');
  if (url.searchParams.has('list-type')) return void response.end(list(url));
  if (request.method === 'PUT') objects.set(key, { body, at: new Date() });
  if (request.method === 'DELETE') whenRemoved(key);
  if (request.method === 'DELETE') return void response.writeHead(objects.delete(key) ? 204 : 404).end();
  const found = objects.get(key);
  response.writeHead(found ? 200 : 404).end(request.method === 'GET' ? found?.body : undefined);
});

let store: ReturnType<typeof createS3ImageStore>;
let waited: number[];
let settings: S3Settings;
beforeEach(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  settings = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: 'pictures',
    region: 'th',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  };
  waited = [];
  const wait = async (ms: number) => void waited.push(ms);
  store = createS3ImageStore(createS3Client(settings, { wait }));
  objects.clear();
  requests = [];
  trouble = null;
  whenRemoved = () => undefined;
});
afterEach(
  () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    }),
);

const bytes = Buffer.from('a picture');

describe('the store in a bucket', () => {
  it('stores, finds and removes a picture with its variants', async () => {
    await store.put('key-00000001', bytes);
    await store.putVariant('key-00000001', 640, bytes);
    expect([...objects.keys()]).toEqual(['originals/key-00000001', 'variants/640/key-00000001.webp']);
    expect([await store.has('key-00000001'), await store.get('key-00000001')]).toEqual([true, bytes]);
    expect(await store.getVariant('key-00000001', 640)).toEqual(bytes);

    await store.remove('key-00000001');
    await store.remove('key-00000001');

    expect([await store.has('key-00000001'), await store.get('key-00000001')]).toEqual([false, null]);
    expect(objects.size).toBe(0);
  });

  it('leaves no variant of a writer that still saw the original', async () => {
    await store.put('key-00000001', bytes);
    whenRemoved = (key) => {
      if (key.startsWith('originals/')) objects.set('variants/640/key-00000001.webp', { body: bytes, at: new Date() });
    };

    await store.remove('key-00000001');

    expect([...objects.keys()]).toEqual([]);
  });

  it('lists all originals, page by page, or those stored since', async () => {
    for (const n of [1, 2, 3, 4, 5]) await store.put(`key-0000000${n}`, bytes);
    objects.get('originals/key-00000002')!.at = new Date(0);
    const keysSince = async (changedSince?: Date) => {
      const keys = [];
      for await (const batch of store.originals(changedSince ? { changedSince } : {}))
        keys.push(...batch.map(({ key }) => key));
      return keys;
    };

    expect(await keysSince()).toEqual([1, 2, 3, 4, 5].map((n) => `key-0000000${n}`));
    expect(await keysSince(new Date(1))).toEqual([1, 3, 4, 5].map((n) => `key-0000000${n}`));
  });
});

describe('F13 a bucket in trouble', () => {
  it.each<[string, RequestListener]>([
    ['500', (_request, response) => void response.writeHead(500).end()],
    ['503', (_request, response) => void response.writeHead(503).end()],
    ['429', (_request, response) => void response.writeHead(429).end()],
    ['a reset', (request) => void request.socket.resetAndDestroy()],
  ])('is tried three times after %s, then is unavailable', async (_what, answer) => {
    trouble = answer;

    await expect(store.put('key-00000001', bytes)).rejects.toMatchObject({ code: 'unavailable' });
    expect(requests).toHaveLength(3);
    expect(waited).toHaveLength(2);
    expect(waited.every((ms) => ms >= 0 && ms <= 400)).toBe(true);
  });

  it.each([
    [{ tryMs: 30 }, 3],
    [{ totalMs: 30 }, 1],
  ])('times out after %j', async (limits, tries) => {
    trouble = () => undefined;
    const impatient = createS3ImageStore(createS3Client(settings, { wait: async () => {}, ...limits }));

    await expect(impatient.get('key-00000001')).rejects.toMatchObject({ code: 'unavailable' });
    expect(requests).toHaveLength(tries);
  });

  it('is not retried when it refuses', async () => {
    trouble = (_request, response) => void response.writeHead(403).end();

    await expect(store.get('key-00000001')).rejects.toMatchObject({ code: 'unavailable' });
    expect(requests).toHaveLength(1);
  });

  it('stores the picture when it recovers in between', async () => {
    trouble = (_request, response) => {
      trouble = null;
      response.writeHead(500).end();
    };

    await store.put('key-00000001', bytes);

    expect(await store.get('key-00000001')).toEqual(bytes);
  });
});
