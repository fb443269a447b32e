import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const listing = (keys: readonly string[]) =>
  keys.map(
    (key) =>
      `<Contents><Key>${key}</Key><LastModified>${new Date().toISOString()}</LastModified><Size>1</Size></Contents>`,
  );

/** The part of S3 that the API uses, in memory: one bucket for the pictures of all machines. */
export const startBucket = async () => {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://s3');
    const key = pathname.replace('/pictures/', '');
    if (searchParams.has('list-type')) {
      const found = [...objects.keys()].filter((one) => one.startsWith(searchParams.get('prefix') ?? ''));
      return void response.end(`<?xml version="1.0"?><ListBucketResult>${listing(found).join('')}</ListBucketResult>`);
    }
    if (request.method === 'PUT') objects.set(key, await buffer(request));
    if (request.method === 'DELETE') return void response.writeHead(objects.delete(key) ? 204 : 404).end();
    const found = objects.get(key);
    response.writeHead(found ? 200 : 404).end(request.method === 'GET' ? found : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    objects,
    settings: {
      STORAGE: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    stop: () => void server.close(),
  };
};
