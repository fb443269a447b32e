import { bigint, boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { assets, baht } from './assets.ts';
import { instant, rowId } from './columns.ts';
import { members } from './members.ts';

/** A picture in the image store. */
export interface StoredPicture {
  key: string;
  /** Pixels of the original. */
  width: number;
  height: number;
  /** Base64. */
  thumbhash: string;
}

/** A stored picture with its alternative text. */
export interface CaptionedPicture extends StoredPicture {
  alt: TextPair;
}

/** A text in both languages. */
export interface TextPair {
  th: string;
  en: string;
}

/** A heading of an article; `id` is its anchor in the text. */
export interface ContentHeading {
  id: string;
  text: string;
}

/** Hash of a row's source files, to detect changes since the last sync. Null once the files are removed. */
const fromFiles = () => ({
  id: rowId(),
  slug: text('slug').notNull(),
  /** In Iconify's notation, e.g. `lucide:sparkles`. */
  icon: text('icon'),
  content_hash: text('content_hash'),
});

/**
 * Articles, written by the content sync. `scheduled` articles become `published` at `published_at`. English may be
 * missing.
 */
export const newsArticles = pgTable(
  'news_articles',
  {
    ...fromFiles(),
    title_th: text('title_th').notNull(),
    title_en: text('title_en'),
    excerpt_th: text('excerpt_th').notNull(),
    excerpt_en: text('excerpt_en'),
    /** Sanitised HTML. */
    body_th: text('body_th').notNull(),
    body_en: text('body_en'),
    headings_th: jsonb('headings_th').$type<ContentHeading[]>().notNull(),
    headings_en: jsonb('headings_en').$type<ContentHeading[]>(),
    cover_image: jsonb('cover_image').$type<StoredPicture>().notNull(),
    cover_alt_th: text('cover_alt_th').notNull(),
    cover_alt_en: text('cover_alt_en'),
    category: text('category', { enum: ['market', 'guide', 'law', 'project', 'transport', 'company'] }).notNull(),
    tags: text('tags').array().notNull(),
    province_codes: text('province_codes').array().notNull(),
    author_name: text('author_name').notNull(),
    status: text('status', { enum: ['draft', 'scheduled', 'published', 'archived'] }).notNull(),
    published_at: instant('published_at').notNull(),
    updated_at: instant('updated_at').notNull(),
    featured: boolean('featured').notNull(),
    reading_minutes: integer('reading_minutes').notNull(),
    sources: jsonb('sources').$type<{ title: string; url: string }[]>().notNull(),
  },
  (t) => [uniqueIndex('news_articles_slug').on(t.slug), index('news_articles_newest').on(t.status, t.published_at)],
);

/** Services of the agency beside listings, written by the content sync. */
export const services = pgTable(
  'services',
  {
    ...fromFiles(),
    group: text('group', { enum: ['media', 'promotion', 'home'] }).notNull(),
    name_th: text('name_th').notNull(),
    name_en: text('name_en').notNull(),
    summary_th: text('summary_th').notNull(),
    summary_en: text('summary_en').notNull(),
    /** Sanitised HTML. */
    body_th: text('body_th').notNull(),
    body_en: text('body_en').notNull(),
    cover_image: jsonb('cover_image').$type<CaptionedPicture>().notNull(),
    gallery: jsonb('gallery').$type<CaptionedPicture[]>().notNull(),
    price_from: baht('price_from'),
    price_unit: text('price_unit', { enum: ['job', 'sqm', 'day', 'month'] }),
    packages: jsonb('packages').$type<{ name: TextPair; price: number; includes: TextPair[] }[]>().notNull(),
    lead_days: integer('lead_days'),
    /** Empty: all provinces. */
    area_province_codes: text('area_province_codes').array().notNull(),
    faqs: jsonb('faqs').$type<{ question: TextPair; answer: TextPair }[]>().notNull(),
    sort: integer('sort').notNull(),
  },
  (t) => [uniqueIndex('services_slug').on(t.slug)],
);

/** Service requests of visitors and members. */
export const serviceRequests = pgTable(
  'service_requests',
  {
    id: rowId(),
    service_id: bigint('service_id', { mode: 'number' })
      .notNull()
      .references(() => services.id),
    member_id: bigint('member_id', { mode: 'number' }).references(() => members.id, { onDelete: 'set null' }),
    asset_id: bigint('asset_id', { mode: 'number' }).references(() => assets.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    /** E.164. */
    phone: text('phone').notNull(),
    /** At most three, by Bangkok's calendar. */
    preferred_dates: date('preferred_dates', { mode: 'string' }).array(),
    province_code: text('province_code').notNull(),
    detail: text('detail'),
    locale: text('locale', { enum: ['th', 'en'] }).notNull(),
    consent_version: text('consent_version').notNull(),
    status: text('status', { enum: ['new', 'contacted', 'quoted', 'scheduled', 'done', 'cancelled'] })
      .notNull()
      .default('new'),
    created_at: instant('created_at').notNull().defaultNow(),
    updated_at: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('service_requests_member').on(t.member_id, t.created_at),
    index('service_requests_service').on(t.service_id, t.created_at),
  ],
);
