import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { ViewingHours } from '@yoodee/api-contract/viewing-hours';
import { normaliseText } from '@yoodee/search-query';
import { minuteMs } from '@yoodee/site';
import type { Db } from '../db/database.ts';
import { assets, conversationMessages, conversations, members, viewingHours, viewings } from '../db/schema.ts';
import { addDays, dayOf, instantOn } from '../modules/viewings/bangkok-days.ts';

/** Every second seller shows their assets by hours, the others answer proposals. */
const hoursOfSellers: ViewingHours = {
  weekly: [
    ...[1, 3, 5].map((weekday) => ({ weekday, from: '17:00', to: '20:00' })),
    ...[6, 7].flatMap((weekday) => [
      { weekday, from: '10:00', to: '12:00' },
      { weekday, from: '13:00', to: '17:00' },
    ]),
  ].sort((a, b) => a.weekday - b.weekday),
  ...{ length_min: 30, gap_min: 30, notice_hours: 3, days_ahead: 21, ask_first: false },
};

const lengthMin = hoursOfSellers.length_min;

interface DemoViewing {
  /** Days from today, and minutes after midnight in Bangkok. */
  day: number;
  minutes: number;
  values: Partial<typeof viewings.$inferInsert> & Pick<typeof viewings.$inferInsert, 'state'>;
}

/** One of each kind for a seller, on different days. */
const demoViewings: readonly DemoViewing[] = [
  { day: -6, minutes: 10 * 60, values: { state: 'confirmed', seller_outcome: 'kept', buyer_outcome: 'kept' } },
  { day: -2, minutes: 14 * 60, values: { state: 'cancelled', ended_by: 'buyer', reason: 'ติดธุระ', reason_by: 'buyer' } },
  { day: 1, minutes: 17 * 60 + 30, values: { state: 'confirmed' } },
  { day: 3, minutes: 11 * 60, values: { state: 'requested' } },
  {
    day: 4,
    minutes: 15 * 60,
    values: { state: 'offered', is_answered: true, reason: 'วันนั้นสะดวกกว่า', reason_by: 'seller' },
  },
];

interface Pair {
  seller: number;
  assetId: number;
  buyer: typeof members.$inferSelect;
  now: Date;
}

/** Each viewing has a conversation that the buyer began. */
const writeViewing = async (
  tx: Db,
  { seller, assetId, buyer, day, minutes, values, now }: Pair & DemoViewing,
): Promise<void> => {
  const at = instantOn(addDays(dayOf(now), day), minutes);
  const asked = new Date(Math.min(at.getTime(), now.getTime()) - 3 * 24 * 60 * minuteMs);
  const [conversation] = await tx
    .insert(conversations)
    .values({
      ...{ seller_id: seller, asset_id: assetId, subject: assetId, buyer_id: buyer.id, buyer_phone: buyer.phone },
      ...{ buyer_name: `${buyer.first_name} ${buyer.last_name}`, buyer_locale: buyer.locale, created_at: asked },
    })
    .returning();
  const words = 'ขอนัดเข้าชมได้ไหม';
  const [message] = await tx
    .insert(conversationMessages)
    .values({
      ...{ conversation_id: conversation!.id, author: 'buyer', text: words, folded: normaliseText(words) },
      ...{ locale: buyer.locale, created_at: asked },
      enquiry: { kind: 'viewing', missing_fields: null, viewing_slots: [at.toISOString()] },
    })
    .returning();
  await tx
    .update(conversations)
    .set({ last_message_id: message!.id, last_message_at: asked, buyer_wrote_id: message!.id })
    .where(eq(conversations.id, conversation!.id));
  const isAsked = values.state === 'requested' || values.state === 'offered';
  const isAgreed = values.state === 'confirmed';
  await tx.insert(viewings).values({
    ...{ conversation_id: conversation!.id, asset_id: assetId, seller_id: seller, length_min: lengthMin },
    ...{ begun_by: 'buyer', created_at: asked, updated_at: asked, feedback_asked_at: day < 0 ? asked : null },
    ...(isAsked ? { times: [at], answer_by: at } : { starts_at: at, agreed_at: asked }),
    ...(isAgreed && { busy_from: at, busy_until: new Date(at.getTime() + lengthMin * minuteMs) }),
    ...values,
  });
};

/** The seller with the most published assets, and the first of these; null when nobody has any. */
const busiestOf = async (tx: Db, sellers: readonly number[]) => {
  const isPublished = and(inArray(assets.owner_id, [...sellers]), eq(assets.status, 'published'));
  const [busiest] = await tx
    .select({ seller: assets.owner_id })
    .from(assets)
    .where(isPublished)
    .groupBy(assets.owner_id)
    .orderBy(desc(count()), asc(assets.owner_id))
    .limit(1);
  if (!busiest) return null;
  const owned = await tx
    .select({ id: assets.id })
    .from(assets)
    .where(and(eq(assets.owner_id, busiest.seller), eq(assets.status, 'published')))
    .orderBy(asc(assets.id));
  return { seller: busiest.seller, assetIds: owned.map(({ id }) => id) };
};

/** Hours of every second demonstration member, and past and coming viewings of one of them. */
export const writeDemoViewings = async (
  tx: Db,
  { memberIds, now }: { memberIds: readonly number[]; now: Date },
): Promise<void> => {
  const sellers = memberIds.filter((_, index) => index % 2 === 0);
  if (sellers.length === 0) return;
  await tx.insert(viewingHours).values(sellers.map((member_id) => ({ member_id, subject: 0, ...hoursOfSellers })));
  const busiest = await busiestOf(tx, sellers);
  if (!busiest) return;
  const { seller, assetIds } = busiest;
  const others = memberIds.filter((id) => id !== seller);
  const buyers = await tx
    .select()
    .from(members)
    .where(inArray(members.id, others))
    .orderBy(asc(members.id))
    .limit(demoViewings.length);
  // Different buyers, so that one asset is enough.
  for (const [index, buyer] of buyers.entries())
    await writeViewing(tx, {
      ...demoViewings[index]!,
      ...{ seller, assetId: assetIds[index % assetIds.length]!, buyer, now },
    });
};
