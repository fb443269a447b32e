import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { ZipFile } from 'yazl';
import * as z from 'zod/mini';
import { memberExport, problemsOf } from '@yoodee/api-contract';
import type { Db } from '../../db/database.ts';
import { ApiError } from '../../http/problem.ts';
import { failureReplies } from '../../http/route.ts';
import { enforceLimits } from '../../limits/limits.ts';
import type { ImageStore } from '../images/image-store.ts';
import { readMemberData } from './export.queries.ts';

type MemberData = NonNullable<Awaited<ReturnType<typeof readMemberData>>>;

/** A member's data as a ZIP that is made as it is read: of the pictures, one at a time is in memory. */
const zipOf = async ({ files, imageKeys }: MemberData, store: ImageStore): Promise<Readable> => {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files))
    zip.addBuffer(Buffer.from(JSON.stringify(content, null, 2)), `${name}.json`);
  for (const key of new Set(imageKeys)) {
    if (!(await store.has(key))) continue;
    zip.addReadStreamLazy(`images/${key}.jpg`, { compress: false }, (done) => {
      store.get(key).then(
        // One that was removed in this moment is an empty file: the archive has announced it.
        (bytes) => done(null, Readable.from(bytes ? [bytes] : [])),
        (error: unknown) => done(error, Readable.from([])),
      );
    });
  }
  zip.end();
  const stream = zip.outputStream as Readable;
  // A picture that cannot be read breaks the download off: half an archive must not look whole.
  zip.on('error', (error: Error) => stream.destroy(error));
  return stream;
};

/** `GET /member/export`: outside `route`, because its answer is a file. */
export const exportRoutes = (app: FastifyInstance, { db, store }: { db: Db; store: ImageStore }) => {
  app.get(
    memberExport.path,
    {
      schema: {
        summary: 'All my data: a ZIP of JSON and pictures',
        tags: ['member'],
        security: [{ bearer: [] }],
        response: {
          200: { description: 'The archive', content: { 'application/zip': { schema: z.file() } } },
          ...failureReplies(problemsOf(memberExport)),
        },
      },
      preHandler: app.requireCaller,
    },
    async ({ caller }, reply) => {
      const { memberId } = caller!;
      await enforceLimits(db, [
        {
          bucket: `export:member:${memberId}`,
          max: memberExport.perDay,
          seconds: 86_400,
          problem: 'too_many_requests',
        },
      ]);
      const data = await readMemberData(db, memberId);
      if (!data) throw new ApiError('signed_out');
      reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'attachment; filename="yoodee-data.zip"')
        .type('application/zip');
      return reply.send(await zipOf(data, store));
    },
  );
};
