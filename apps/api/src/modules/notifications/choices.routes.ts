import type { FastifyInstance } from 'fastify';
import {
  getNotificationSettings,
  mutableNotificationKinds,
  updateNotificationSettings,
} from '@yoodee/api-contract/account-data';
import { getNotificationChoices, updateNotificationChoice } from '@yoodee/api-contract/notification-choices';
import { topicOf } from '@yoodee/api-contract/notification-kinds';
import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { route } from '../../http/route.ts';
import { offeredChannels } from '../outbox/create-transports.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { createChoiceQueries } from './choices.queries.ts';

/** What a member chose to be told, and where. */
export const choiceRoutes = (app: FastifyInstance, { db, env, outbox }: { db: Db; env: Env; outbox: Outbox }) => {
  const choices = createChoiceQueries(db);
  const offered = offeredChannels(env);

  route(app, getNotificationChoices, ({ caller: { memberId } }) => choices.read(memberId, offered));

  route(app, updateNotificationChoice, async ({ body, caller: { memberId } }) => {
    if ('quiet_hours' in body) {
      await choices.setQuietHours(memberId, body.quiet_hours);
      outbox.runNow();
    } else if ('digest_hour' in body) await choices.setDigestHour(memberId, body.digest_hour);
    else await choices.choose(memberId, body.topic, body.channel, body.on);
    return choices.read(memberId, offered);
  });

  const readMuted = async (memberId: number) => {
    const { topics } = await choices.read(memberId, offered);
    const silent = new Set(topics.filter(({ bell }) => !bell).map(({ topic }) => topic));
    return { muted: mutableNotificationKinds.filter((kind) => silent.has(topicOf[kind])) };
  };

  route(app, getNotificationSettings, ({ caller }) => readMuted(caller.memberId));

  route(app, updateNotificationSettings, async ({ body: { muted }, caller: { memberId } }) => {
    for (const kind of mutableNotificationKinds)
      await choices.choose(memberId, topicOf[kind], 'bell', !muted.includes(kind));
    return readMuted(memberId);
  });
};
