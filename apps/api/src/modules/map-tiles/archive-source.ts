import { open, stat } from 'node:fs/promises';
import type { Env } from '../../env.ts';
import { fileVersion } from '../geo-files/file-version.ts';
import { bucketOf, type S3Client } from '../images/s3-client.ts';

/** The archive is not there, or no longer the one that was opened. The message is for the operator. */
export class ArchiveProblem extends Error {}

/** Bytes of one version of an archive. */
export interface ArchiveBytes {
  size: number;
  /** Throws {@link ArchiveProblem} when the archive has changed or ends earlier. */
  read(offset: number, length: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** Where an archive is stored. */
export interface ArchiveSource {
  /** A text that differs when the content does. Throws {@link ArchiveProblem} when there is none. */
  version(): Promise<string>;
  open(): Promise<ArchiveBytes>;
}

const changed = () => new ArchiveProblem('it was changed while it was read; replace it by renaming a new file');

const unreadable = (error: unknown) =>
  new ArchiveProblem(`it cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`, { cause: error });

/** A file. After a rename over it, the opened one stays readable until it is closed. */
const fileSource = (path: string): ArchiveSource => ({
  version: async () => fileVersion(await stat(path).catch((error) => Promise.reject(unreadable(error)))),
  async open() {
    const file = await open(path).catch((error) => Promise.reject(unreadable(error)));
    const first = await file.stat();
    return {
      size: first.size,
      async read(offset, length) {
        const buffer = Buffer.alloc(length);
        const { bytesRead } = await file.read(buffer, 0, length, offset);
        if (fileVersion(await file.stat()) !== fileVersion(first)) throw changed();
        return buffer.subarray(0, bytesRead);
      },
      close: () => file.close(),
    };
  },
});

/** An object in the bucket. Requests name its entity tag, so that parts of two versions are never mixed. */
const bucketSource = (client: S3Client, path: string): ArchiveSource => {
  const look = async () => {
    const { status, headers } = await client.send('HEAD', path);
    if (status === 404) throw new ArchiveProblem('it is not in the bucket');
    return { etag: headers.get('etag') ?? '', size: Number(headers.get('content-length')) };
  };
  return {
    version: async () => (await look()).etag,
    async open() {
      const { etag, size } = await look();
      return {
        size,
        async read(offset, length) {
          const headers = { range: `bytes=${offset}-${offset + length - 1}` };
          const reply = await client.send('GET', path, { headers });
          if (reply.status === 404 || (reply.headers.get('etag') ?? '') !== etag) throw changed();
          if (reply.body.length > length) throw new ArchiveProblem('the bucket does not answer ranges');
          return reply.body;
        },
        close: async () => {},
      };
    },
  };
};

const bucketScheme = 's3://';

/** The source that the setting MAP_TILES names. */
export const archiveSource = (tiles: string, env: Env): ArchiveSource =>
  tiles.startsWith(bucketScheme) ? bucketSource(bucketOf(env), tiles.slice(bucketScheme.length)) : fileSource(tiles);
