import { and, eq, inArray, isNull, like, sql } from 'drizzle-orm';
import type { NotificationKind } from '@yoodee/api-contract/notification-kinds';
import { brand, hrefs } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import { conversations, members, notifications } from '../../db/schema.ts';
import type { ConversationRole } from '../../db/schema/conversations.ts';
import type { Env } from '../../env.ts';
import { changed, otherRole, sideOf, type ConversationRow } from '../conversations/conversation-access.ts';
import { changeOf, type Change } from '../conversations/conversation-changes.ts';
import { sendLink, type LinkText } from '../conversations/guest-links.ts';
import { notify, type NewNotification } from '../notifications/notify.ts';
import { withdrawNews } from '../notifications/withdraw-news.ts';
import type { ViewingRow } from './viewing-access.ts';

export type ViewingNews = Extract<NotificationKind, `viewing_${string}`>;

/** One side's notification. */
export interface ViewingNotice {
  to: ConversationRole;
  kind: ViewingNews;
  /** The side took this step itself, so it is notified at the bell only, as a record. */
  isOwn?: boolean;
  /** Also to a buyer without an account who was sent a text today. */
  isUrgent?: boolean;
}

type Words = NonNullable<LinkText['words']>;
const site = brand.name;

/** Texts to a buyer without an account. They contain no text that a person chose, see `linkMessages`. */
const textWords: Partial<Record<ViewingNews, Words>> = {
  viewing_confirmed: {
    th: (link) => `นัดดูทรัพย์ของคุณใน${site.th}ยืนยันแล้ว ดูเวลาได้ที่ ${link}`,
    en: (link) => `Your viewing on ${site.en} is agreed. See when: ${link}`,
  },
  viewing_proposed: {
    th: (link) => `ผู้ขายเสนอเวลานัดดูใน${site.th} เลือกเวลาได้ที่ ${link}`,
    en: (link) => `The seller on ${site.en} proposes a time for a viewing. Answer: ${link}`,
  },
  viewing_declined: {
    th: (link) => `ผู้ขายไม่สะดวกตามเวลาที่คุณขอใน${site.th} เสนอเวลาอื่นได้ที่ ${link}`,
    en: (link) => `The seller on ${site.en} cannot make it. Ask for another time: ${link}`,
  },
  viewing_cancelled: {
    th: (link) => `นัดดูทรัพย์ของคุณใน${site.th}ถูกยกเลิก ดูรายละเอียดที่ ${link}`,
    en: (link) => `Your viewing on ${site.en} was cancelled. See more: ${link}`,
  },
  viewing_reminder: {
    th: (link) => `เตือนนัดดูทรัพย์จาก${site.th} ดูเวลาและเส้นทางที่ ${link}`,
    en: (link) => `Reminder of your viewing from ${site.en}. Time and way: ${link}`,
  },
  viewing_feedback: {
    th: (link) => `นัดดูทรัพย์ใน${site.th}เป็นอย่างไรบ้าง ตอบหรือเลิกรับ SMS ได้ที่ ${link}`,
    en: (link) => `How was your viewing on ${site.en}? Answer, or stop these texts: ${link}`,
  },
};

/**
 * Sent even if the buyer was sent a text today. The feedback question comes once, up to a day after the last reminder.
 */
const urgent = new Set<ViewingNews>(['viewing_confirmed', 'viewing_cancelled', 'viewing_reminder', 'viewing_feedback']);

/** Steps of the seller are always sent. Scheduled texts cost the operator money and depend on `SMS_REMINDERS`. */
const mayText = (kind: ViewingNews, { SMS_REMINDERS }: Pick<Env, 'SMS_REMINDERS'>): boolean => {
  if (kind === 'viewing_reminder') return SMS_REMINDERS !== 'none';
  return kind !== 'viewing_feedback' || SMS_REMINDERS === 'all';
};

const nameOf = async (tx: Db, row: ConversationRow, role: ConversationRole): Promise<string> => {
  if (role === 'buyer') return row.buyer_name;
  if (row.seller_id === null) return '';
  const [seller] = await tx
    .select({ name: sql<string>`${members.first_name} || ' ' || ${members.last_name}` })
    .from(members)
    .where(eq(members.id, row.seller_id));
  return seller?.name ?? '';
};

const unreadAbout = (memberIds: readonly number[], viewingId: number) =>
  and(
    inArray(notifications.member_id, [...memberIds]),
    like(notifications.kind, 'viewing\\_%'),
    isNull(notifications.read_at),
    sql`${notifications.data} @> jsonb_build_object('viewing_id', ${viewingId}::bigint)`,
  );

interface Sides {
  viewing: ViewingRow;
  conversation: ConversationRow;
}

const textBuyer = async (
  tx: Db,
  env: Env,
  { viewing, conversation }: Sides,
  notices: readonly ViewingNotice[],
): Promise<void> => {
  const notice = notices.find(({ to, isOwn }) => to === 'buyer' && !isOwn);
  const words = notice && textWords[notice.kind];
  if (!words || !viewing.is_answered || !mayText(notice.kind, env)) return;
  await sendLink(tx, conversation, env, { words, isUrgent: notice.isUrgent || urgent.has(notice.kind) });
};

/**
 * Notifies the sides of a viewing, in the transaction that changes it, at the bell and on their chosen channels. Unread
 * and unsent notifications about it are replaced, because only the current state matters. A buyer without an account
 * gets a text message once the seller has taken a step.
 */
export const tellSides = async (
  tx: Db,
  env: Env,
  { viewing, conversation }: Sides,
  notices: readonly ViewingNotice[],
): Promise<void> => {
  const memberIds = notices.flatMap(({ to }) => sideOf(conversation, to).memberId ?? []);
  if (memberIds.length > 0) await tx.delete(notifications).where(unreadAbout(memberIds, viewing.id));
  await withdrawNews(tx, memberIds, hrefs('th').myAccountTab(`viewings&viewing=${viewing.id}`));
  const time = viewing.starts_at ?? viewing.times[0];
  const added: NewNotification[] = [];
  for (const { to, kind, isOwn = false } of notices) {
    const { memberId } = sideOf(conversation, to);
    if (memberId === null) continue;
    added.push({
      ...{ memberId, kind, isBellOnly: isOwn },
      ...(viewing.asset_id !== null && { assetId: viewing.asset_id }),
      data: {
        ...{ viewing_id: viewing.id, conversation_id: conversation.id },
        name: await nameOf(tx, conversation, otherRole(to)),
        ...(time && { starts_at: time.toISOString() }),
        ...(viewing.ending && { status: viewing.ending }),
      },
    });
  }
  if (added.length > 0) await notify(tx, added);
  await textBuyer(tx, env, { viewing, conversation }, notices);
};

/** Marks a member's notifications about a viewing as read, because they have acted on it. */
export const resolveNotices = async (tx: Db, memberId: number, viewingId: number): Promise<void> => {
  await tx
    .update(notifications)
    .set({ read_at: sql`now()` })
    .where(unreadAbout([memberId], viewingId));
};

/** Readers of the conversation load its viewings again. */
export const touchConversation = async (tx: Db, id: number): Promise<Change> => {
  const [row] = await tx.update(conversations).set(changed).where(eq(conversations.id, id)).returning();
  return changeOf(row!);
};
