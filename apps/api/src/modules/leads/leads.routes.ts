import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createAssetLead, createMemberLead, type AssetLeadInput } from '@yoodee/api-contract/leads';
import { preferredLocale } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { route } from '../../http/route.ts';
import { refuseAutomated } from '../../http/form-trap.ts';
import type { ConversationChanges } from '../conversations/conversation-changes.ts';
import { createMetricVisitor } from '../metrics/metric-visitor.ts';
import { readLead } from './lead-input.ts';
import { createCallerHash } from '../../rate-limits/caller-hash.ts';
import { receiveLead } from './receive-lead.ts';
import { findAssetReceiver, findMemberReceiver } from './receiver.ts';

/** Sending enquiries. They arrive as messages of conversations. */
export const leadRoutes = (
  app: FastifyInstance,
  { db, env, conversationChanges }: { db: Db; env: Env; conversationChanges: ConversationChanges },
) => {
  const visitorOf = createMetricVisitor(env.JWT_SECRET);
  const hashesOf = createCallerHash(env.JWT_SECRET);
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
      network: hashesOf(request, null).network,
      memberId: caller?.memberId ?? null,
      locale: preferredLocale(request.headers['accept-language']) ?? 'th',
      visitor: visitorOf(request, caller?.memberId ?? null),
      perHour: env.LEADS_PER_HOUR_IP,
    };
    const change = await db.transaction(async (tx) =>
      receiveLead(tx, await find(tx, id), await readLead(tx, input, { countries }), sender),
    );
    await conversationChanges.publish(change);
    return null;
  };

  route(app, createAssetLead, ({ params, body, request }) => enquire(findAssetReceiver, params.id, body, request));

  route(app, createMemberLead, ({ params, body, request }) => enquire(findMemberReceiver, params.id, body, request));
};
