import type { FastifyInstance } from 'fastify';
import { getNotifications, markNotifications, notificationPageSize } from '@yoodee/api-contract/notifications';
import type { Db } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import { createNotificationQueries } from './notifications.queries.ts';

/** A member's notifications. */
export const notificationRoutes = (app: FastifyInstance, { db }: { db: Db }) => {
  const queries = createNotificationQueries(db);

  route(app, getNotifications, async ({ query: { page = 1 }, caller: { memberId } }) => ({
    ...(await queries.searchPage(memberId, page)),
    page,
    page_size: notificationPageSize,
    unread: await queries.countUnread(memberId),
  }));

  route(app, markNotifications, async ({ body: { read, ...marked }, caller: { memberId } }) => ({
    changed: await queries.mark(memberId, marked, read),
    unread: await queries.countUnread(memberId),
  }));
};
