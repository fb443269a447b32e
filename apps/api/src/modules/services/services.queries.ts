import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Service, ServiceSummary } from '@yoodee/api-contract/services';
import type { Db } from '../../db/database.ts';
import { services } from '../../db/schema.ts';

const summaryColumns = {
  slug: services.slug,
  group: services.group,
  icon: services.icon,
  name_th: services.name_th,
  name_en: services.name_en,
  summary_th: services.summary_th,
  summary_en: services.summary_en,
  cover_image: services.cover_image,
  price_from: services.price_from,
  price_unit: services.price_unit,
  lead_days: services.lead_days,
};

type Row = typeof services.$inferSelect;

const toSummary = (row: Pick<Row, keyof typeof summaryColumns>): ServiceSummary => ({
  slug: row.slug,
  group: row.group,
  icon: row.icon,
  name: { th: row.name_th, en: row.name_en },
  summary: { th: row.summary_th, en: row.summary_en },
  cover: row.cover_image,
  price_from: row.price_from,
  price_unit: row.price_unit,
  lead_days: row.lead_days,
});

const toService = (row: Row): Service => ({
  ...toSummary(row),
  body: { th: row.body_th, en: row.body_en },
  gallery: row.gallery,
  packages: row.packages,
  area_province_codes: row.area_province_codes,
  faqs: row.faqs,
});

/** Offered while its files exist. */
const isOffered = isNotNull(services.content_hash);

export const createServiceQueries = (db: Db) => ({
  async list(): Promise<ServiceSummary[]> {
    const rows = await db.select(summaryColumns).from(services).where(isOffered).orderBy(asc(services.sort));
    return rows.map(toSummary);
  },

  async find(slug: string): Promise<Service | null> {
    const [row] = await db
      .select()
      .from(services)
      .where(and(eq(services.slug, slug), isOffered));
    return row ? toService(row) : null;
  },

  async findId(slug: string): Promise<number | null> {
    const [row] = await db
      .select({ id: services.id })
      .from(services)
      .where(and(eq(services.slug, slug), isOffered));
    return row?.id ?? null;
  },
});
