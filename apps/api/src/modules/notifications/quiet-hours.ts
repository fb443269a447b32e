import { sql, type SQL } from 'drizzle-orm';

/** From 22:00 to 08:00 in Bangkok nothing leaves the site. Bangkok has no summer time. */
const endHour = 8;
const startHour = 22;

/** When the quiet hours end in which an instant lies; null outside of them. */
export const quietUntil = (at: SQL): SQL => {
  const local = sql`((${at}) at time zone 'Asia/Bangkok')`;
  const nextEnd = sql`date_trunc('day', ${local} - make_interval(hours => ${endHour})) + make_interval(hours => ${24 + endHour})`;
  return sql`case when extract(hour from ${local}) >= ${startHour} or extract(hour from ${local}) < ${endHour}
    then (${nextEnd}) at time zone 'Asia/Bangkok' end`;
};
