import * as z from 'zod/mini';
import { AssetRef } from './asset-ref.ts';
import { endpoint } from './endpoint.ts';
import { Id, Instant, pageOf, PathId } from './fields.ts';
import { notificationKinds } from './notification-kinds.ts';

/** A notification. `data` holds the values of its text, see `NotificationData`. */
export const MemberNotification = z.object({
  id: Id,
  kind: z.enum(notificationKinds),
  asset: z.nullable(AssetRef),
  data: z.partial(
    z.object({
      name: z.string(),
      kind: z.string(),
      service: z.string(),
      status: z.string(),
      starts_at: Instant,
      conversation_id: z.int(),
      viewing_id: z.int(),
      lead_id: z.int(),
      saved_search_id: z.int(),
      project_id: z.int(),
      price_from: z.int(),
      price_to: z.int(),
      count: z.int(),
      days: z.int(),
      path: z.string(),
      unit: z.string(),
      percent: z.int(),
      months: z.int(),
    }),
  ),
  created_at: Instant,
  read_at: z.nullable(Instant),
});
export type MemberNotification = z.infer<typeof MemberNotification>;

export const notificationPageSize = 20;

/** The most notifications that one request can mark by id. */
export const maxMarkedNotifications = 500;

export const getNotifications = endpoint({
  method: 'GET',
  path: '/member/notifications',
  summary: 'My notifications, newest first; 20 a page, with the total of unread ones',
  tag: 'member',
  access: 'member',
  query: z.object({ page: z.optional(PathId.check(z.lte(5_000))) }),
  response: z.object({ ...pageOf(MemberNotification), unread: z.int() }),
  problems: [],
});

/**
 * Marks these, or all up to the newest one on the screen, so that later ones stay unread. Responds with the ids that have
 * changed, so that it can be undone. Ids of other members' notifications are ignored.
 */
export const markNotifications = endpoint({
  method: 'PATCH',
  path: '/member/notifications',
  summary: 'Mark notifications as read or unread',
  tag: 'member',
  access: 'member',
  body: z.union([
    z.strictObject({
      ids: z.array(Id).check(z.minLength(1), z.maxLength(maxMarkedNotifications)),
      read: z.boolean(),
    }),
    z.strictObject({ until: Id, read: z.literal(true) }),
  ]),
  response: z.object({ changed: z.array(Id), unread: z.int() }),
  problems: [],
});
