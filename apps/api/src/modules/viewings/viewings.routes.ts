import type { FastifyInstance } from 'fastify';
import {
  addViewingBlock,
  getViewingHours,
  getViewingTimes,
  putViewingHours,
  removeViewingBlock,
  viewingLimits,
} from '@yoodee/api-contract/viewing-hours';
import {
  addViewing as addEndpoint,
  bookViewing as bookEndpoint,
  getViewing,
  getViewings,
  noteViewing as noteEndpoint,
  stepViewing as stepEndpoint,
} from '@yoodee/api-contract/viewings';
import type { Db } from '../../db/database.ts';
import { readNow } from '../../db/read-now.ts';
import type { Env } from '../../env.ts';
import { refuseAutomated } from '../../http/form-trap.ts';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { readIdempotencyKey } from '../../idempotency/idempotency.ts';
import { localeOf } from '../auth/auth.routes.ts';
import { readPhone } from '../auth/phone.ts';
import { claimConversations } from '../conversations/claim-conversations.ts';
import type { ConversationChanges } from '../conversations/conversation-changes.ts';
import { readMessageText } from '../conversations/message-text.ts';
import { findAssetReceiver } from '../leads/receiver.ts';
import { readName } from '../members/name.ts';
import { createMetricVisitor } from '../metrics/metric-visitor.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { createCallerHash } from '../../rate-limits/caller-hash.ts';
import { countDays, dayOf } from './bangkok-days.ts';
import { addViewing, bookViewing } from './book-viewing.ts';
import { freeTimes, lastDayOf } from './free-times.ts';
import { readBlock, readHours } from './hours-input.ts';
import { readSellerTimes } from './seller-calendar.ts';
import { noteViewing, stepViewing } from './step-viewing.ts';
import { addBlock, putHours, readMyHours, removeBlock } from './viewing-hours.queries.ts';
import { createViewingTokens } from './viewing-tokens.ts';
import { createViewingQueries, type ViewingFilter } from './viewings.queries.ts';

export interface ViewingServices {
  db: Db;
  env: Env;
  outbox: Outbox;
  conversationChanges: ConversationChanges;
}

const daysShown = 14;

/** Throws `invalid_request` for a range that is turned around or too long. */
const checkRange = ({ from, to }: ViewingFilter): void => {
  if (from === undefined || to === undefined) return;
  const days = countDays(from, to);
  if (days < 1) throw new ApiError('invalid_request', { errors: { to: 'too_small' } });
  if (days > viewingLimits.days) throw new ApiError('invalid_request', { errors: { to: 'too_large' } });
};

/** When sellers show their assets: their hours, and the free times that follow from them. */
export const viewingHoursRoutes = (app: FastifyInstance, { db }: Pick<ViewingServices, 'db'>) => {
  route(app, getViewingHours, ({ caller: { memberId } }) => readMyHours(db, memberId));

  route(app, putViewingHours, async ({ body: { asset_id: assetId, hours }, caller: { memberId } }) => {
    await putHours(db, memberId, { assetId, hours: hours && readHours(hours) });
    return readMyHours(db, memberId);
  });

  route(app, addViewingBlock, ({ body: { asset_id: assetId, ...block }, caller: { memberId } }) =>
    addBlock(db, memberId, { assetId, ...readBlock(block) }),
  );

  route(app, removeViewingBlock, async ({ params: { id }, caller: { memberId } }) => {
    await removeBlock(db, memberId, id);
    return null;
  });

  route(app, getViewingTimes, async ({ params: { id: assetId }, query: { from, days = daysShown }, reply }) => {
    // A time is gone when somebody books it, which no cache learns.
    reply.header('cache-control', 'no-store');
    const { memberId: sellerId } = await findAssetReceiver(db, assetId);
    const times = await readSellerTimes(db, { sellerId, assetId });
    if (!times) return { has_hours: false, ask_first: false, length_min: null, last_day: null, days: [] };
    const { ask_first, length_min, weekly } = times.hours;
    const first = from ?? dayOf(await readNow(db));
    return {
      has_hours: weekly.length > 0,
      ...{ ask_first, length_min, last_day: lastDayOf(times) },
      days: freeTimes(times, { from: first, days }).map(({ date, times: free }) => ({
        date,
        times: free.map((time) => time.toISOString()),
      })),
    };
  });
};

/** Viewings of members, and the booking of one from an asset's page. */
export const viewingRoutes = (app: FastifyInstance, { db, env, outbox, conversationChanges }: ViewingServices) => {
  const queries = createViewingQueries(db, env);
  const tokens = createViewingTokens(env);
  const visitorOf = createMetricVisitor(env.JWT_SECRET);
  const hashesOf = createCallerHash(env.JWT_SECRET);
  const countries = env.OTP_COUNTRIES.split(',');

  route(app, bookEndpoint, async ({ params: { id: assetId }, body, request }) => {
    refuseAutomated(body);
    const memberId = (await app.readCaller(request))?.memberId ?? null;
    const name = readName(body.name);
    if (name === null) throw new ApiError('invalid_request', { errors: { name: 'required' } });
    const locale = localeOf(request);
    const buyer = {
      ...{ memberId, name, phone: readPhone(body.phone, 'phone', countries), locale },
      network: hashesOf(request, null).network,
    };
    if (memberId !== null) await claimConversations(db, memberId);
    const { viewing, change } = await bookViewing(db, env, {
      ...{ assetId, buyer, wanted: body, message: readMessageText(body.message), consentVersion: body.consent_version },
      ...{ key: readIdempotencyKey(request), ip: request.ip, visitor: visitorOf(request, memberId) },
    });
    await conversationChanges.publish(change);
    const reader = memberId === null ? { linkedId: viewing.conversation_id, onlyViewing: viewing.id } : { memberId };
    return {
      viewing: await queries.find(viewing.id, reader, locale),
      token: memberId === null ? tokens.signGuest(viewing.id) : null,
    };
  });

  route(app, addEndpoint, async ({ params: { id: conversationId }, body, caller: { memberId }, request }) => {
    const reader = { memberId };
    const { viewing, change } = await addViewing(db, env, {
      ...{ conversationId, reader, wanted: body, key: readIdempotencyKey(request), ip: request.ip },
    });
    await conversationChanges.publish(change);
    outbox.runNow();
    return queries.find(viewing.id, reader, localeOf(request));
  });

  route(app, getViewings, async ({ query, caller: { memberId }, request }) => {
    checkRange(query);
    await claimConversations(db, memberId);
    return queries.search(memberId, query, localeOf(request));
  });

  route(app, getViewing, ({ params: { id }, caller: { memberId }, request }) =>
    queries.find(id, { memberId }, localeOf(request)),
  );

  route(app, stepEndpoint, async ({ params: { id }, body, caller: { memberId }, request }) => {
    const reader = { memberId };
    await conversationChanges.publish(await stepViewing(db, env, { id, reader, input: body, ip: request.ip }));
    outbox.runNow();
    return queries.find(id, reader, localeOf(request));
  });

  route(app, noteEndpoint, async ({ params: { id }, body: { note }, caller: { memberId }, request }) => {
    const reader = { memberId };
    await noteViewing(db, { id, reader, note });
    return queries.find(id, reader, localeOf(request));
  });
};
