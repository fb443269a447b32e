import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  createAssetLead,
  createMemberLead,
  getMemberLead,
  getMemberLeads,
  leadPageSize,
  updateMemberLead,
  type AssetLeadInput,
} from '@yoodee/api-contract/leads';
import { preferredLocale } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { refuseAutomated } from '../../http/form-trap.ts';
import { cleanLines } from '../sanitising/member-text.ts';
import { createMetricVisitor } from '../metrics/metric-visitor.ts';
import { readLead } from './lead-input.ts';
import { createLeadQueries } from './leads.queries.ts';
import { receiveLead } from './receive-lead.ts';
import { findAssetReceiver, findMemberReceiver } from './receiver.ts';

/** Enquiries: sending them, and the receiver's inbox. */
export const leadRoutes = (app: FastifyInstance, { db, env }: { db: Db; env: Env }) => {
  const queries = createLeadQueries(db);
  const visitorOf = createMetricVisitor(env.JWT_SECRET);
  const countries = env.OTP_COUNTRIES.split(',');

  const enquire = async (
    find: typeof findAssetReceiver,
    id: number,
    input: AssetLeadInput,
    request: FastifyRequest,
  ) => {
    refuseAutomated(input);
    const caller = await app.readCaller(request);
    const sender = {
      ip: request.ip,
      memberId: caller?.memberId ?? null,
      locale: preferredLocale(request.headers['accept-language']) ?? 'th',
      visitor: visitorOf(request, caller?.memberId ?? null),
      perHour: env.LEADS_PER_HOUR_IP,
    };
    await db.transaction(async (tx) =>
      receiveLead(tx, await find(tx, id), await readLead(tx, input, { countries }), sender),
    );
    return null;
  };

  route(app, createAssetLead, ({ params, body, request }) => enquire(findAssetReceiver, params.id, body, request));

  route(app, createMemberLead, ({ params, body, request }) => enquire(findMemberReceiver, params.id, body, request));

  route(app, getMemberLeads, async ({ query: { page = 1, ...filter }, caller: { memberId } }) => ({
    ...(await queries.list(memberId, { ...filter, page })),
    page,
    page_size: leadPageSize,
  }));

  const findOwn = async (id: number, memberId: number) => {
    const lead = await queries.find(id, memberId);
    if (!lead) throw new ApiError('not_found');
    return lead;
  };

  route(app, getMemberLead, ({ params: { id }, caller: { memberId } }) => findOwn(id, memberId));

  route(app, updateMemberLead, async ({ params: { id }, body: { status, note }, caller: { memberId } }) => {
    const changes = { status, note: typeof note === 'string' ? cleanLines(note) || null : note };
    if (!(await queries.update(id, memberId, changes))) throw new ApiError('not_found');
    return findOwn(id, memberId);
  });
};
