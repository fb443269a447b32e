import { and, desc, eq, gt, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import {
  conversationPageSize,
  type Conversation,
  type ConversationSide,
  type ConversationView,
} from '@yoodee/api-contract/conversations';
import { normaliseText } from '@yoodee/search-query';
import type { Db } from '../../db/database.ts';
import { assets, conversationMessages, conversations, members } from '../../db/schema.ts';
import type { ConversationRole } from '../../db/schema/conversations.ts';
import { ApiError } from '../../http/problem.ts';
import { readAttachments } from './attachments/attachments.queries.ts';
import { assetRef, assetRefOf } from '../assets/asset-ref.ts';
import { isPublicMember } from '../members/public-member.ts';
import { createSoldPriceQueries } from '../sold-prices/sold-prices.queries.ts';
import { cleanLine } from '../sanitising/member-text.ts';
import { isOpenTo, otherRole, roleOf, sideOf, type ConversationRow, type Reader } from './conversation-access.ts';
import { conversationOf, type OtherMember } from './conversation.view.ts';

export interface ConversationFilter {
  side?: ConversationSide | undefined;
  view?: ConversationView | undefined;
  asset_id?: number | undefined;
  q?: string | undefined;
  page: number;
}

/** The columns of the reader's own side and of the other one, for a condition. */
const columnsFor = (memberId: number) => {
  const isSeller = sql`${conversations.seller_id} = ${memberId}`;
  const pick = (ofSeller: SQL.Aliased | unknown, ofBuyer: unknown) =>
    sql`case when ${isSeller} then ${ofSeller} else ${ofBuyer} end`;
  const isPutAway = pick(
    sql`${conversations.seller_archived} or ${conversations.seller_blocked}`,
    sql`${conversations.buyer_archived} or ${conversations.buyer_blocked}`,
  );
  const isUnread = pick(
    sql`${conversations.buyer_wrote_id} > ${conversations.seller_read_id}`,
    sql`${conversations.seller_wrote_id} > ${conversations.buyer_read_id}`,
  );
  const isWaiting = pick(
    sql`${conversations.buyer_wrote_id} > ${conversations.seller_wrote_id}`,
    sql`${conversations.seller_wrote_id} > ${conversations.buyer_wrote_id}`,
  );
  const views: Record<ConversationView, SQL> = {
    open: sql`not (${isPutAway})`,
    unread: sql`not (${isPutAway}) and ${isUnread}`,
    waiting: sql`not (${isPutAway}) and ${isWaiting}`,
    archived: sql`(${isPutAway})`,
  };
  return { isSeller, views };
};

const inSide = (memberId: number, side: ConversationSide | undefined): SQL => {
  if (side === undefined) return isOpenTo({ memberId });
  return eq(side === 'selling' ? conversations.seller_id : conversations.buyer_id, memberId);
};

/** `%` and `_` in a search are characters like any other. */
const patternOf = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * The words are in a message, in the name of the other side, or in a title. Messages are compared as bytes, since both texts
 * are normalised: `ilike` takes five to ten times as long on Thai.
 */
const isFound = (db: Db, memberId: number, q: string): SQL => {
  const [normalised, typed] = [normaliseText(q), patternOf(q)];
  const inMessage = db
    .select({ one: sql`1` })
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.conversation_id, conversations.id),
        sql`strpos(${conversationMessages.folded}, ${normalised}) > 0`,
      ),
    );
  const inTitle = db
    .select({ one: sql`1` })
    .from(assets)
    .where(
      and(eq(assets.id, conversations.asset_id), or(ilike(assets.title_th, typed), ilike(assets.title_en, typed))),
    );
  const inSellerName = db
    .select({ one: sql`1` })
    .from(members)
    .where(
      and(
        eq(members.id, conversations.seller_id),
        ilike(sql`${members.first_name} || ' ' || ${members.last_name}`, typed),
      ),
    );
  return sql`(exists ${inMessage} or exists ${inTitle} or case when ${conversations.seller_id} = ${memberId}
    then ${conversations.buyer_name} ilike ${typed} else exists ${inSellerName} end)`;
};

const pricedColumns = {
  listing_type: assets.listing_type,
  price_sale: assets.price_sale,
  price_rent_month: assets.price_rent_month,
  takeover_price: assets.takeover_price,
  down_payment_asking: assets.down_payment_asking,
};

/** Reads conversations as one of their sides sees them. */
export const createConversationQueries = (db: Db) => {
  const readOthers = async (ids: readonly (number | null)[]): Promise<Map<number, OtherMember>> => {
    const wanted = [...new Set(ids.filter((id) => id !== null))];
    if (wanted.length === 0) return new Map();
    const rows = await db
      .select({
        id: members.id,
        name: sql<string>`${members.first_name} || ' ' || ${members.last_name}`,
        isPublic: sql<boolean>`${isPublicMember(db)}`,
        lineId: sql<string | null>`case when ${members.show_line} then ${members.line_id} end`,
      })
      .from(members)
      .where(inArray(members.id, wanted));
    return new Map(rows.map(({ id, ...other }) => [id, other]));
  };

  const readAssets = async (ids: readonly (number | null)[]) => {
    const wanted = [...new Set(ids.filter((id) => id !== null))];
    if (wanted.length === 0) return new Map();
    const cover = sql<string | null>`(select i.key from asset_images i
      where i.asset_id = ${assets.id} and i.kind = 'photo' order by i.sort, i.id limit 1)`;
    const rows = await db
      .select({ ref: assetRef, cover, priced: pricedColumns })
      .from(assets)
      .where(inArray(assets.id, wanted));
    return new Map(
      rows.map(({ ref, cover: key, priced }) => [ref.id, { ref: { ...assetRefOf(ref), cover: key }, priced }]),
    );
  };

  const readLast = async (rows: readonly ConversationRow[]) => {
    const found = await db
      .select()
      .from(conversationMessages)
      .where(
        inArray(
          conversationMessages.id,
          rows.map((row) => row.last_message_id),
        ),
      );
    return new Map(found.map((message) => [message.conversation_id, message]));
  };

  /** Messages of the other side that the reader has not opened, by conversation. */
  const countUnread = async (rows: readonly ConversationRow[], reader: Reader) => {
    const conditions = rows.map((row) => {
      const role = roleOf(reader, row);
      return and(
        eq(conversationMessages.conversation_id, row.id),
        gt(conversationMessages.id, sideOf(row, role).readId),
        eq(conversationMessages.author, otherRole(role)),
      );
    });
    const counted = await db
      .select({ id: conversationMessages.conversation_id, count: sql<number>`count(*)::int` })
      .from(conversationMessages)
      .where(or(...conditions))
      .groupBy(conversationMessages.conversation_id);
    return new Map(counted.map(({ id, count }) => [id, count]));
  };

  const present = async (rows: readonly ConversationRow[], reader: Reader): Promise<Conversation[]> => {
    if (rows.length === 0) return [];
    const roles = new Map(rows.map((row): [number, ConversationRole] => [row.id, roleOf(reader, row)]));
    const otherIdOf = (row: ConversationRow) => sideOf(row, otherRole(roles.get(row.id)!)).memberId;
    const [others, found] = [await readOthers(rows.map(otherIdOf)), await readAssets(rows.map((row) => row.asset_id))];
    const [last, unread] = [await readLast(rows), await countUnread(rows, reader)];
    const attachments = await readAttachments(
      db,
      rows.map((row) => row.last_message_id),
    );
    const asked = await createSoldPriceQueries(db).findAsked(rows.map(({ id }) => id));
    return rows.map((row) =>
      conversationOf({
        row,
        role: roles.get(row.id)!,
        last: last.get(row.id)!,
        attached: attachments.get(row.last_message_id)?.[0]?.kind ?? null,
        unread: unread.get(row.id) ?? 0,
        asset: row.asset_id === null ? null : (found.get(row.asset_id) ?? null),
        other: others.get(otherIdOf(row) ?? 0) ?? null,
        asked: asked.get(row.id) ?? null,
      }),
    );
  };

  return {
    async find(id: number, reader: Reader): Promise<Conversation> {
      const rows = await db
        .select()
        .from(conversations)
        .where(and(eq(conversations.id, id), isOpenTo(reader)));
      const [conversation] = await present(rows, reader);
      if (!conversation) throw new ApiError('not_found');
      return conversation;
    },

    async search(memberId: number, { side, view = 'open', asset_id, q: typed, page }: ConversationFilter) {
      const q = cleanLine(typed ?? '');
      const { isSeller, views } = columnsFor(memberId);
      const about = asset_id === undefined ? undefined : eq(conversations.asset_id, asset_id);
      const counted = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
      const [counts] = await db
        .select({
          open: counted(views.open),
          unread: counted(views.unread),
          waiting: counted(views.waiting),
          archived: counted(views.archived),
        })
        .from(conversations)
        .where(and(inSide(memberId, side), about));
      const [unread] = await db
        .select({
          selling: counted(sql`${views.unread} and ${isSeller}`),
          buying: counted(sql`${views.unread} and not coalesce(${isSeller}, false)`),
        })
        .from(conversations)
        .where(isOpenTo({ memberId }));
      const matching = and(inSide(memberId, side), about, views[view], q ? isFound(db, memberId, q) : undefined);
      // A search looks through all messages: once, for its results and their number.
      const found = await db
        .select({ row: conversations, total: q ? sql<number>`(count(*) over ())::int` : sql<number>`0` })
        .from(conversations)
        .where(matching)
        .orderBy(desc(conversations.last_message_id))
        .limit(conversationPageSize)
        .offset((page - 1) * conversationPageSize);
      const rows = found.map(({ row }) => row);
      const foundInAll = async () => found[0]?.total ?? (page > 1 ? await db.$count(conversations, matching) : 0);
      return {
        items: await present(rows, { memberId }),
        total: q ? await foundInAll() : counts![view],
        page,
        page_size: conversationPageSize,
        counts: counts!,
        unread: unread!,
      };
    },
  };
};
