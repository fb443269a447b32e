import { sql, type SQL } from 'drizzle-orm';
import { priceDeals } from '@yoodee/api-contract/monthly-prices';
import { leastCompared } from '@yoodee/api-contract/price-standing';
import type { ProjectQuarter } from '@yoodee/api-contract/projects';
import type { Db } from '../../db/database.ts';
import { assets } from '../../db/schema.ts';
import { askedOfAssets, type AskedPrice } from '../monthly-prices/asked-prices.ts';

/** Two years: this quarter and those before. */
const quartersShown = 8;

const zone = 'Asia/Bangkok';

/** The first days of the quarters, the oldest first, by the database's clock. */
const readQuarters = async (db: Db): Promise<{ day: string; name: string }[]> => {
  const { rows } = await db.execute<{ day: string; name: string }>(sql`
    select to_char(quarter, 'YYYY-MM-DD') as day, to_char(quarter, 'YYYY-"Q"Q') as name
    from (
      select date_trunc('quarter', now() at time zone ${zone}) - make_interval(months => 3 * n) as quarter
      from generate_series(0, ${quartersShown - 1}) as n
    ) as quarters order by quarter`);
  return rows;
};

const boundsOf = (day: string) => ({
  start: sql`(${day}::date::timestamp at time zone ${zone})`,
  end: sql`((${day}::date + interval '3 months') at time zone ${zone})`,
});

const figuresOf = (
  rows: readonly AskedPrice[],
  { quarter, deal }: Pick<ProjectQuarter, 'quarter' | 'deal'>,
): ProjectQuarter[] => {
  const perSqm = rows
    .flatMap(({ property_type, per_sqm, ...row }) =>
      row.deal === deal && per_sqm !== null && property_type !== 'land' ? [per_sqm] : [],
    )
    .sort((a, b) => a - b);
  if (perSqm.length < leastCompared) return [];
  const at = (share: number) => Math.round(perSqm[Math.round(share * (perSqm.length - 1))]!);
  return [{ deal, quarter, assets: perSqm.length, low: at(0.1), median: at(0.5), high: at(0.9) }];
};

/**
 * Asking prices per m² of the projects' assets by quarter, sales before rents, the newest quarter last. Assets that are
 * no longer listed count in the quarters in which they were; hidden and deleted ones never do.
 */
export const readProjectQuarters = async (db: Db, projectIds: SQL): Promise<ProjectQuarter[]> => {
  const isOfProjects = sql`asset_id in (select id from ${assets} where project_id = any(${projectIds}))`;
  const asked: { name: string; rows: AskedPrice[] }[] = [];
  for (const { day, name } of await readQuarters(db))
    asked.push({ name, rows: (await db.execute<AskedPrice>(askedOfAssets(boundsOf(day), isOfProjects))).rows });
  return priceDeals.flatMap((deal) => asked.flatMap(({ name, rows }) => figuresOf(rows, { quarter: name, deal })));
};
