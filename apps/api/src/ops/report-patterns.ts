import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';

/** Reports of this many days are compared. */
export const patternDays = 180;

/** One reporter and one seller whose listings they reported. */
export interface ReportPattern {
  /** Null for a visitor, who has only `mark`. */
  reporterId: number | null;
  /** The first characters of the keyed hash of the reporter. */
  mark: string;
  sellerId: number;
  reports: number;
  upheld: number;
  dismissed: number;
  /** How many sellers this reporter has reported. */
  sellers: number;
  /** The reporter lists assets of the same type in the same district. */
  isRival: boolean;
}

/** Pairs of reporter and seller, the most reports first: competitors, and reporters with more than one report. */
export const findReportPatterns = async (db: Db): Promise<ReportPattern[]> => {
  const { rows } = await db.execute<Record<keyof ReportPattern, unknown>>(sql`
    with recent as (
      select r.*, a.owner_id, a.property_type, a.district_code
      from asset_reports r join assets a on a.id = r.asset_id
      where r.created_at > now() - make_interval(days => ${patternDays})
    ), pairs as (
      select reporter, max(reporter_id) as reporter_id, owner_id,
        count(*)::int as reports,
        count(*) filter (where resolution = 'upheld')::int as upheld,
        count(*) filter (where resolution = 'dismissed')::int as dismissed,
        bool_or(exists (
          select 1 from assets own
          where own.owner_id = recent.reporter_id and own.status in ('published', 'reserved')
            and own.property_type = recent.property_type and own.district_code = recent.district_code
        )) as is_rival
      from recent group by reporter, owner_id
    )
    select reporter_id as "reporterId", left(reporter, 8) as mark, owner_id as "sellerId", reports, upheld, dismissed,
      (count(*) over (partition by reporter))::int as sellers, is_rival as "isRival"
    from pairs
    order by reports desc, dismissed desc, owner_id, mark
    limit 100
  `);
  return rows
    .map((row) => ({
      reporterId: row.reporterId === null ? null : Number(row.reporterId),
      mark: String(row.mark),
      sellerId: Number(row.sellerId),
      reports: Number(row.reports),
      upheld: Number(row.upheld),
      dismissed: Number(row.dismissed),
      sellers: Number(row.sellers),
      isRival: row.isRival === true,
    }))
    .filter(({ reports, sellers, isRival }) => isRival || reports > 1 || sellers > 1);
};
