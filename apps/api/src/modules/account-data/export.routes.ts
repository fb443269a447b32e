import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { ZipFile } from 'yazl';
import * as z from 'zod/mini';
import { problemsOf } from '@yoodee/api-contract';
import { memberExport } from '@yoodee/api-contract/account-data';
import type { Db } from '../../db/database.ts';
import { ApiError } from '../../http/problem.ts';
import { failureReplies } from '../../http/route.ts';
import { enforceRateLimits } from '../../rate-limits/rate-limits.ts';
import type { ImageStore } from '../images/image-store.ts';
import type { Pictures } from '../images/pictures.ts';
import type { SecurityEvents } from '../security-events/security-events.ts';
import { readMemberData } from './export.queries.ts';

type MemberData = NonNullable<Awaited<ReturnType<typeof readMemberData>>>;

/** A member's data as a ZIP stream; only one picture or attachment at a time is in memory. */
const zipOf = async ({ files, stored }: MemberData, store: ImageStore): Promise<Readable> => {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files))
    zip.addBuffer(Buffer.from(JSON.stringify(content, null, 2)), `${name}.json`);
  for (const { path, key } of stored) {
    if (!(await store.has(key))) continue;
    zip.addReadStreamLazy(path, { compress: false }, (done) => {
      store.get(key).then(
        // A file that was just removed becomes an empty file, because its entry has begun.
        (bytes) => done(null, Readable.from(bytes ? [bytes] : [])),
        (error: unknown) => done(error, Readable.from([])),
      );
    });
  }
  zip.end();
  const stream = zip.outputStream as Readable;
  // A read error aborts the download: a partial archive must not look complete.
  zip.on('error', (error: Error) => stream.destroy(error));
  return stream;
};

/** `GET /member/export`. Not a contract route, because it responds with a file. */
export const exportRoutes = (
  app: FastifyInstance,
  { db, pictures: { store }, securityEvents }: { db: Db; pictures: Pictures; securityEvents: SecurityEvents },
) => {
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
      preHandler: [app.requireCaller, app.requireProof(memberExport.proof)],
    },
    async (request, reply) => {
      const { memberId } = request.caller!;
      await enforceRateLimits(db, [
        {
          bucket: `export:member:${memberId}`,
          max: memberExport.perDay,
          seconds: 86_400,
          problem: 'too_many_requests',
        },
      ]);
      const data = await readMemberData(db, memberId);
      if (!data) throw new ApiError('signed_out');
      securityEvents.record({ kind: 'data_exported', request, memberId });
      reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'attachment; filename="yoodee-data.zip"')
        .type('application/zip');
      return reply.send(await zipOf(data, store));
    },
  );
};
