import { sql } from 'drizzle-orm';
import { bumpContentVersion } from '../../db/content-version.ts';
import type { Db } from '../../db/database.ts';
import { conversationMessages, conversations, sellerFacts, viewings } from '../../db/schema.ts';

/** The smallest sample of a fact; smaller ones are mostly noise. */
const leastCases = 10;
/** How far back, in days. */
const factDays = 365;

const since = sql`now() - make_interval(days => ${factDays})`;

/**
 * The median minutes until the first answer, over the enquiries of the last year. Unanswered ones count as infinite, so
 * a seller who ignores most has no such fact. Enquiries of the last day may still be answered and do not count.
 */
const answers = sql`
  select seller_id, greatest(1, round(percentile_disc(0.5) within group (order by waited) / 60)) as minutes
  from (
    select c.seller_id, coalesce(
      extract(epoch from min(m.created_at) filter (where m.author = 'seller') - c.created_at)::float8, 'infinity'
    ) as waited
    from ${conversations} c join ${conversationMessages} m on m.conversation_id = c.id
    where c.seller_id is not null and c.created_at > ${since} and c.created_at < now() - interval '1 day'
    group by c.id
  ) as first_answers
  group by seller_id having count(*) >= ${leastCases}`;

/**
 * Outcomes of the last year's viewings, as reported by buyers. Each buyer counts once, with the latest, and only with
 * an account or an opened link, so that invented phone numbers do not count.
 */
const outcomes = sql`
  select seller_id, count(*)::int as rated, (count(*) filter (where buyer_outcome = 'kept'))::int as kept
  from (
    select distinct on (v.seller_id, c.buyer_phone) v.seller_id, v.buyer_outcome
    from ${viewings} v join ${conversations} c on c.id = v.conversation_id
    where v.seller_id is not null and v.state = 'confirmed' and v.buyer_outcome is not null and v.starts_at > ${since}
      and (c.buyer_id is not null or c.link_opened_at is not null)
    order by v.seller_id, c.buyer_phone, v.starts_at desc
  ) as latest
  group by seller_id having count(*) >= ${leastCases}`;

/** Recomputes the facts of all sellers. Visitors see them, so a change increments the content version. */
export const computeSellerFacts = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    // Two replicas at once: the second finds nothing to change.
    await tx.execute(sql`lock table ${sellerFacts} in share row exclusive mode`);
    const { rows } = await tx.execute(sql`
      with facts as (
        select coalesce(a.seller_id, o.seller_id) as member_id,
          case when a.minutes < 1e6 then a.minutes::int end as minutes, o.kept, o.rated
        from (${answers}) a full join (${outcomes}) o on o.seller_id = a.seller_id
      ), known as (select * from facts where minutes is not null or rated is not null),
      removed as (
        delete from ${sellerFacts} where member_id not in (select member_id from known) returning 1
      ), written as (
        insert into ${sellerFacts} as old (member_id, answers_within_min, kept_viewings, rated_viewings)
        select member_id, minutes, kept, rated from known
        on conflict (member_id) do update set
          answers_within_min = excluded.answers_within_min,
          kept_viewings = excluded.kept_viewings,
          rated_viewings = excluded.rated_viewings
        where (old.answers_within_min, old.kept_viewings, old.rated_viewings)
          is distinct from (excluded.answers_within_min, excluded.kept_viewings, excluded.rated_viewings)
        returning 1
      )
      select 1 from removed union all select 1 from written`);
    if (rows.length > 0) await bumpContentVersion(tx);
  });
