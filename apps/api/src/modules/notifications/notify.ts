import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import {
  isChosen,
  topicOf,
  type NotificationChannel,
  type NotificationData,
  type NotificationKind,
} from '@yoodee/api-contract/notification-kinds';
import { hrefs } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { assets, members, notifications, type NewsItem } from '../../db/schema.ts';
import { newsWords } from './news-words.ts';
import { mostItems, sendNews, type Sending } from './send-news.queries.ts';

export interface NewNotification {
  memberId: number;
  kind: NotificationKind;
  assetId?: number;
  data?: NotificationData;
  /** Not sent by LINE and email, because the member was told there a moment ago. */
  isBellOnly?: boolean;
}

const findReceivers = async (tx: Db, added: readonly NewNotification[]) => {
  const ids = [...new Set(added.map(({ memberId }) => memberId))];
  const rows = await tx
    .select({
      id: members.id,
      locale: members.locale,
      choices: members.notification_choices,
      quietHours: members.quiet_hours,
      line: members.line_sub,
      email: members.email,
      /** Who is suspended or leaves is told at the bell only. */
      isActive: sql<boolean>`${and(eq(members.user_status, 'active'), isNull(members.deletion_requested_at))}`,
    })
    .from(members)
    .where(sql`${members.id} = any(${sql.param(ids)}::bigint[])`);
  return new Map(rows.map((row) => [row.id, row]));
};
type Receivers = Awaited<ReturnType<typeof findReceivers>>;

const findTitles = async (tx: Db, added: readonly NewNotification[]) => {
  const ids = [...new Set(added.flatMap(({ assetId }) => assetId ?? []))];
  if (ids.length === 0) return new Map<number, Record<'th' | 'en', string>>();
  const rows = await tx
    .select({ id: assets.id, code: assets.code, th: assets.title_th, en: assets.title_en })
    .from(assets)
    .where(inArray(assets.id, ids));
  return new Map(
    rows.map(({ id, code, th, en }) => {
      const title = th ?? code ?? String(id);
      return [id, { th: title, en: en ?? title }];
    }),
  );
};

/** Whether the receiver is told on this channel. */
const isWanted = (receivers: Receivers, { memberId, kind }: NewNotification, channel: NotificationChannel) =>
  isChosen(receivers.get(memberId)?.choices ?? {}, topicOf[kind], channel);

const newsChannels = ['line', 'email'] as const;

/** What leaves the site, as one message for each member and channel. */
const sendingsOf = async (tx: Db, receivers: Receivers, added: readonly NewNotification[]): Promise<Sending[]> => {
  const reached = added.filter(({ memberId, isBellOnly = false }) => {
    const receiver = receivers.get(memberId);
    return !isBellOnly && receiver?.isActive && (receiver.line !== null || receiver.email !== null);
  });
  const titles = await findTitles(tx, reached);
  const sendings = new Map<string, Sending>();
  for (const one of reached) {
    const { memberId, kind, assetId = null, data = {} } = one;
    const receiver = receivers.get(memberId)!;
    const { locale, quietHours: waits } = receiver;
    for (const channel of newsChannels) {
      const recipient = receiver[channel];
      if (recipient === null || !isWanted(receivers, one, channel)) continue;
      const title = assetId === null ? null : (titles.get(assetId)?.[locale] ?? null);
      const values = { title, assetId, data };
      const { [locale]: sentence, href } = newsWords[kind];
      const item: NewsItem = { topic: topicOf[kind], text: sentence(values), href: href(hrefs(locale), values) };
      const key = `${channel} ${memberId}`;
      const sending = sendings.get(key) ?? {
        memberId,
        channel,
        recipient,
        waits,
        news: { locale, count: 0, items: [] },
      };
      sendings.set(key, sending);
      sending.news.count += 1;
      if (sending.news.items.length < mostItems) sending.news.items.push(item);
    }
  }
  return [...sendings.values()];
};

/**
 * Tells members, in the transaction that causes it: either both happen or neither. Each is told on the channels that
 * they chose: the bell at once, LINE and mail through the outbox, in the morning if it is night. `at` is the present.
 */
export const notify = async (tx: Db, added: readonly NewNotification[], at: SQL = sql`now()`): Promise<void> => {
  const receivers = await findReceivers(tx, added);
  await insertRows(
    tx,
    notifications,
    added
      .filter((one) => isWanted(receivers, one, 'bell'))
      .map(({ memberId, kind, assetId = null, data = {} }) => ({
        member_id: memberId,
        kind,
        asset_id: assetId,
        data,
      })),
  );
  await sendNews(tx, await sendingsOf(tx, receivers, added), at);
};
