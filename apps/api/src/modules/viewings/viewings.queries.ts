import { and, asc, desc, eq, getTableColumns, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { ConversationSide } from '@yoodee/api-contract/conversations';
import { viewingPageSize, type Viewing } from '@yoodee/api-contract/viewings';
import type { Locale } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import { readNow } from '../../db/read-now.ts';
import { assets, conversations, members, viewings } from '../../db/schema.ts';
import type { Env } from '../../env.ts';
import { ApiError } from '../../http/problem.ts';
import { assetRef, assetRefOf, type AssetRefRow } from '../assets/asset-ref.ts';
import { isOpenTo, otherRole, roleOf, sideOf, type ConversationRow } from '../conversations/conversation-access.ts';
import { isPublicMember } from '../members/public-member.ts';
import { addDays, dayOf, instantOn, type Day } from './bangkok-days.ts';
import { isTokenFresh, type GuestReader, type ViewingReader, type ViewingRow } from './viewing-access.ts';
import { eventOf, viewingOf, type ViewingParts } from './viewing.view.ts';
import { createViewingTokens, type CalendarView } from './viewing-tokens.ts';
import { readBlocks } from './viewing-hours.queries.ts';
import { calendarFileOf } from './calendar-event.ts';

export interface ViewingFilter {
  side?: ConversationSide | undefined;
  view?: 'upcoming' | 'past' | undefined;
  from?: Day | undefined;
  to?: Day | undefined;
  asset_id?: number | undefined;
  conversation_id?: number | undefined;
  page?: number | undefined;
}

/** A guest sees this many viewings of their conversation. */
const mostOfGuest = 50;

/** The time of a viewing, or the first one that is proposed. */
const timeOf = sql`coalesce(${viewings.starts_at}, ${viewings.times}[1])`;
const lastTimeOf = sql`coalesce(${viewings.starts_at}, ${viewings.times}[cardinality(${viewings.times})])`;

const isOpen = inArray(viewings.state, ['requested', 'offered', 'confirmed']);
const isUpcoming = and(isOpen, sql`${lastTimeOf} + make_interval(mins => ${viewings.length_min}) > now()`)!;

const inSide = (memberId: number, side: ConversationSide | undefined): SQL =>
  side === undefined
    ? isOpenTo({ memberId })
    : eq(side === 'selling' ? conversations.seller_id : conversations.buyer_id, memberId);

/** Any of its times is on one of the days. */
const isWithin = (from: Day, to: Day): SQL => {
  const [first, end] = [instantOn(from).toISOString(), instantOn(addDays(to, 1)).toISOString()];
  return or(
    and(gte(viewings.starts_at, sql`${first}::timestamptz`), lt(viewings.starts_at, sql`${end}::timestamptz`)),
    sql`exists (select from unnest(${viewings.times}) as proposed (at)
      where at >= ${first}::timestamptz and at < ${end}::timestamptz)`,
  )!;
};

interface Row {
  viewing: ViewingRow;
  conversation: ConversationRow;
  asset: typeof assets.$inferSelect | null;
  ref: (AssetRefRow & { cover: string | null }) | null;
}

const assetOf = ({ asset, ref }: Row): ViewingParts['asset'] =>
  asset && ref && { row: asset, ref: { ...assetRefOf(ref), cover: ref.cover } };

/** Reads viewings as one of their sides sees them. */
export const createViewingQueries = (db: Db, env: Pick<Env, 'PUBLIC_ORIGIN' | 'JWT_SECRET'>) => {
  const means = { tokens: createViewingTokens(env), origin: env.PUBLIC_ORIGIN };
  const cover = sql<string | null>`(select i.key from asset_images i
    where i.asset_id = ${assets.id} and i.kind = 'photo' order by i.sort, i.id limit 1)`;

  const select = () =>
    db
      .select({
        viewing: getTableColumns(viewings),
        conversation: getTableColumns(conversations),
        asset: getTableColumns(assets),
        ref: { ...assetRef, cover },
      })
      .from(viewings)
      .innerJoin(conversations, eq(conversations.id, viewings.conversation_id))
      .leftJoin(assets, eq(assets.id, viewings.asset_id));

  const readOthers = async (ids: readonly number[]) => {
    if (ids.length === 0) return new Map();
    const rows = await db
      .select({
        id: members.id,
        name: sql<string>`${members.first_name} || ' ' || ${members.last_name}`,
        isPublic: sql<boolean>`${isPublicMember(db)}`,
      })
      .from(members)
      .where(inArray(members.id, [...new Set(ids)]));
    return new Map(rows.map(({ id, ...other }) => [id, other]));
  };

  const present = async (
    rows: readonly Row[],
    { reader, locale }: { reader: ViewingReader; locale: Locale },
  ): Promise<Viewing[]> => {
    if (rows.length === 0) return [];
    const otherIdOf = ({ conversation }: Row) =>
      sideOf(conversation, otherRole(roleOf(reader, conversation))).memberId ?? 0;
    const [others, now] = [await readOthers(rows.map(otherIdOf)), await readNow(db)];
    return rows.map((row) =>
      viewingOf(
        {
          ...{ viewing: row.viewing, conversation: row.conversation, locale, now },
          asset: assetOf(row),
          role: roleOf(reader, row.conversation),
          other: others.get(otherIdOf(row)) ?? null,
          isOnlyViewing: reader.onlyViewing !== undefined,
        },
        means,
      ),
    );
  };

  const countWaiting = async (memberId: number): Promise<Record<ConversationSide, number>> => {
    const counted = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`;
    const isDue = sql`${viewings.answer_by} > now()`;
    const [waiting] = await db
      .select({
        selling: counted(and(eq(conversations.seller_id, memberId), eq(viewings.state, 'requested'), isDue)),
        buying: counted(and(eq(conversations.buyer_id, memberId), eq(viewings.state, 'offered'), isDue)),
      })
      .from(viewings)
      .innerJoin(conversations, eq(conversations.id, viewings.conversation_id))
      .where(and(isOpenTo({ memberId }), inArray(viewings.state, ['requested', 'offered'])));
    return waiting!;
  };

  return {
    /** Throws `not_found`. */
    async find(id: number, reader: ViewingReader, locale: Locale): Promise<Viewing> {
      const rows = await select().where(and(eq(viewings.id, id), isOpenTo(reader)));
      const [viewing] = await present(rows, { reader, locale });
      if (!viewing || (reader.onlyViewing ?? id) !== id) throw new ApiError('not_found');
      return viewing;
    },

    async search(memberId: number, filter: ViewingFilter, locale: Locale) {
      const { side, view = 'upcoming', from, to, asset_id, conversation_id, page = 1 } = filter;
      const today = dayOf(await readNow(db));
      const isRange = from !== undefined || to !== undefined;
      const [first, last] = [from ?? to ?? today, to ?? from ?? today];
      const inView = view === 'upcoming' ? isUpcoming : sql`not (${isUpcoming})`;
      const isEarliestFirst = isRange || view === 'upcoming';
      const matching = and(
        inSide(memberId, side),
        isRange ? isWithin(first, last) : inView,
        asset_id === undefined ? undefined : eq(viewings.asset_id, asset_id),
        conversation_id === undefined ? undefined : eq(viewings.conversation_id, conversation_id),
      );
      const rows = await select()
        .where(matching)
        .orderBy(isEarliestFirst ? asc(timeOf) : desc(timeOf), isEarliestFirst ? asc(viewings.id) : desc(viewings.id))
        .limit(viewingPageSize)
        .offset((page - 1) * viewingPageSize);
      const [counted] = await db
        .select({ total: sql<number>`count(*)::int` })
        .from(viewings)
        .innerJoin(conversations, eq(conversations.id, viewings.conversation_id))
        .where(matching);
      return {
        items: await present(rows, { reader: { memberId }, locale }),
        total: counted!.total,
        ...{ page, page_size: viewingPageSize },
        blocks: await readBlocks(db, memberId, isRange ? { from: first, to: last } : { from: today }),
        waiting: await countWaiting(memberId),
      };
    },

    /** Of a guest's link, the latest first. */
    async listForGuest(reader: GuestReader, locale: Locale): Promise<Viewing[]> {
      const rows = await select()
        .where(
          and(
            eq(viewings.conversation_id, reader.linkedId),
            isOpenTo(reader),
            reader.onlyViewing === undefined ? undefined : eq(viewings.id, reader.onlyViewing),
          ),
        )
        .orderBy(desc(viewings.id))
        .limit(mostOfGuest);
      return present(rows, { reader, locale });
    },

    /** The calendar file of one side. Throws `not_found`, also when it has ended, or that side's account was deleted. */
    async readCalendarFile({ id, role, locale }: CalendarView): Promise<string> {
      const [row] = await select().where(eq(viewings.id, id));
      if (!row || !isTokenFresh(row.viewing)) throw new ApiError('not_found');
      const isGone = role === 'seller' ? row.conversation.seller_id === null : row.conversation.buyer_phone === null;
      const asset = assetOf(row);
      const event = isGone ? null : eventOf({ viewing: row.viewing, asset, locale }, means.origin);
      if (!event) throw new ApiError('not_found');
      return calendarFileOf(event);
    },
  };
};
