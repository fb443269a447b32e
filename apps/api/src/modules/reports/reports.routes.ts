import type { FastifyInstance } from 'fastify';
import { reportAsset } from '@yoodee/api-contract/reports';
import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { refuseAutomated } from '../../http/form-trap.ts';
import { cleanLines } from '../sanitising/member-text.ts';
import { receiveReport } from './receive-report.ts';
import { createCallerHash } from '../../rate-limits/caller-hash.ts';

/** Reports about assets. */
export const reportRoutes = (app: FastifyInstance, { db, env }: { db: Db; env: Env }) => {
  const hashesOf = createCallerHash(env.JWT_SECRET);

  route(app, reportAsset, async ({ params, body, request }) => {
    refuseAutomated(body);
    const detail = cleanLines(body.detail ?? '') || null;
    if (body.reason === 'other' && detail === null)
      throw new ApiError('invalid_request', { errors: { detail: 'required' } });
    const memberId = (await app.readCaller(request))?.memberId ?? null;
    const { caller: reporter, network } = hashesOf(request, memberId);
    await db.transaction((tx) =>
      receiveReport(tx, {
        ...{ assetId: params.id, reason: body.reason, detail },
        ...{ reporter, network, memberId, ip: request.ip },
      }),
    );
    return null;
  });
};
