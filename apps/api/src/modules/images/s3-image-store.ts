import { imageWidths } from '@yoodee/site';
import type { ImageStore } from './image-store.ts';
import type { S3Client } from './s3-client.ts';

const originalPath = (key: string) => `originals/${key}`;
const variantPath = (key: string, width: number) => `variants/${width}/${key}.webp`;

/** Entries of a ListObjectsV2 response. Our keys contain nothing that XML escapes. */
const contents = /<Contents>([^]*?)<\/Contents>/g;
const textOf = (xml: string, tag: string): string | null =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? null;

const readList = (xml: string) => ({
  entries: [...xml.matchAll(contents)].map(([, entry]) => ({
    key: textOf(entry!, 'Key')!.slice(originalPath('').length),
    storedAt: new Date(textOf(entry!, 'LastModified')!),
  })),
  next: textOf(xml, 'NextContinuationToken')?.replaceAll('&amp;', '&') ?? null,
});

/**
 * The image store in a bucket: `originals/<key>` and `variants/<width>/<key>.webp`. An aborted upload leaves nothing:
 * an object appears with its last byte.
 */
export const createS3ImageStore = (client: S3Client): Omit<ImageStore, 'removeUnfinished'> => {
  const read = async (path: string) => {
    const { status, body } = await client.send('GET', path);
    return status === 404 ? null : body;
  };
  const write = async (path: string, body: Buffer) => void (await client.send('PUT', path, { body }));
  const removeVariants = async (key: string) =>
    void (await Promise.all(imageWidths.map((width) => client.send('DELETE', variantPath(key, width)))));

  return {
    put: (key, bytes) => write(originalPath(key), bytes),
    has: async (key) => (await client.send('HEAD', originalPath(key))).status !== 404,
    get: (key) => read(originalPath(key)),
    async remove(key) {
      await removeVariants(key);
      await client.send('DELETE', originalPath(key));
      await removeVariants(key);
    },
    removeVariants,
    putVariant: (key, width, bytes) => write(variantPath(key, width), bytes),
    getVariant: (key, width) => read(variantPath(key, width)),
    async *originals({ changedSince }) {
      let next: string | null = null;
      do {
        const query = { 'list-type': '2', prefix: originalPath(''), ...(next && { 'continuation-token': next }) };
        const page = readList((await client.send('GET', '', { query })).body.toString());
        yield page.entries.filter(({ storedAt }) => !changedSince || storedAt >= changedSince);
        next = page.next;
      } while (next !== null);
    },
  };
};
