import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import {
  isChosen,
  topicOf,
  type NotificationChannel,
  type NotificationData,
  type NotificationKind,
} from '@yoodee/api-contract/notification-kinds';
import { hrefs, type Locale } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { members, notifications, pushDevices, type NewsItem } from '../../db/schema.ts';
import { newsWords } from './news-words.ts';
import { findTitles, type Titles } from './asset-titles.queries.ts';
import { matchItem, mostDetails, type FoundMatches } from './match-item.ts';
import { mostItems, sendNews, type Sending } from './send-news.queries.ts';

export interface NewNotification {
  memberId: number;
  kind: NotificationKind;
  assetId?: number;
  data?: NotificationData;
  /** At the bell only, because the member was told elsewhere a moment ago. */
  isBellOnly?: boolean;
  /** The matches of a saved search. Messages list the first ones and link to all. */
  found?: FoundMatches;
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
      push: sql<string | null>`case when exists (
        select from ${pushDevices} device where device.member_id = ${members}.id
      ) then ${members.id}::text end`,
      /** Suspended members, and those with a pending deletion, are notified at the bell only. */
      isActive: sql<boolean>`${and(eq(members.user_status, 'active'), isNull(members.deletion_requested_at))}`,
    })
    .from(members)
    .where(sql`${members.id} = any(${sql.param(ids)}::bigint[])`);
  return new Map(rows.map((row) => [row.id, row]));
};
type Receivers = Awaited<ReturnType<typeof findReceivers>>;

/** Whether the receiver has chosen this channel for the topic. */
const isWanted = (receivers: Receivers, { memberId, kind }: NewNotification, channel: NotificationChannel) =>
  isChosen(receivers.get(memberId)?.choices ?? {}, topicOf[kind], channel);

const newsChannels = ['line', 'email', 'push'] as const;

const itemOf = ({ kind, assetId, data = {}, found }: NewNotification, locale: Locale, titles: Titles): NewsItem => {
  if (found) return matchItem({ ...found, name: data.name ?? '' }, locale, titles);
  const title = assetId === undefined ? null : (titles.get(assetId)?.[locale] ?? null);
  const values = { title, assetId: assetId ?? null, data };
  const { [locale]: sentence, href } = newsWords[kind];
  return { topic: topicOf[kind], text: sentence(values), href: href(hrefs(locale), values) };
};

const assetsOf = ({ assetId, found }: NewNotification): readonly number[] =>
  found ? found.assetIds.slice(0, mostDetails) : assetId === undefined ? [] : [assetId];

/** The messages for LINE, mail and push: one for each member and channel. */
const sendingsOf = async (
  tx: Db,
  receivers: Receivers,
  added: readonly NewNotification[],
  isDigest: boolean,
): Promise<Sending[]> => {
  const reached = added.filter(({ memberId, isBellOnly = false }) => {
    const receiver = receivers.get(memberId);
    return !isBellOnly && receiver?.isActive && newsChannels.some((channel) => receiver[channel] !== null);
  });
  const titles = await findTitles(tx, reached.flatMap(assetsOf));
  const sendings = new Map<string, Sending>();
  for (const one of reached) {
    const { memberId } = one;
    const receiver = receivers.get(memberId)!;
    const { locale, quietHours } = receiver;
    for (const channel of newsChannels) {
      const recipient = receiver[channel];
      if (recipient === null || !isWanted(receivers, one, channel)) continue;
      const key = `${channel} ${memberId}`;
      const sending = sendings.get(key) ?? {
        ...{ memberId, channel, recipient, isDigest },
        // Whoever chose the hour of digests wants them at that hour.
        waits: quietHours && !isDigest,
        news: { locale, count: 0, items: [] },
      };
      sendings.set(key, sending);
      sending.news.count += 1;
      if (sending.news.items.length < mostItems) sending.news.items.push(itemOf(one, locale, titles));
    }
  }
  return [...sendings.values()];
};

/**
 * Notifies members in the transaction of the event, so that both commit or neither. Each is notified on the channels
 * that they chose: at the bell at once, on the others through the outbox, after quiet hours. A digest is a separate
 * message that is neither delayed nor merged with others. `at` is the current time.
 */
export const notify = async (
  tx: Db,
  added: readonly NewNotification[],
  at: SQL = sql`now()`,
  { isDigest = false }: { isDigest?: boolean } = {},
): Promise<void> => {
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
  await sendNews(tx, await sendingsOf(tx, receivers, added, isDigest), at);
};
