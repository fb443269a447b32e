import { sql, type AnyColumn } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';

/** Months that the table holds, the current one included. */
export const monthsKept = 24;

const zone = 'Asia/Bangkok';

/** The current month and those before it, newest first, each as its first day: `2026-11-01`. By the database's clock. */
export const recentMonths = async (db: Db): Promise<string[]> => {
  const { rows } = await db.execute<{ month: string }>(sql`
    select to_char(date_trunc('month', now() at time zone ${zone}) - make_interval(months => n), 'YYYY-MM-DD') as month
    from generate_series(0, ${monthsKept - 1}) as n order by n`);
  return rows.map(({ month }) => month);
};

/** The first instant after a month in Thailand, by its first day or the column of that. */
export const endOf = (month: string | AnyColumn) => sql`((${month}::date + interval '1 month') at time zone ${zone})`;

/** The first and the last instant of a month in Thailand; the last is no longer part of it. */
export const boundsOf = (month: string) => ({
  start: sql`(${month}::date::timestamp at time zone ${zone})`,
  end: endOf(month),
});
