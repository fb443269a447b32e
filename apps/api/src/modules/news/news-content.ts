import { isNotNull, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { newsCategories } from '@yoodee/api-contract/news';
import { codesOf } from '@yoodee/asset-rules/options';
import { plainText } from '@yoodee/asset-rules/texts';
import { findProvince } from '@yoodee/server-thai-geo';
import { newsArticles } from '../../db/schema.ts';
import { ContentError } from '../content/content-error.ts';
import type { ContentSource, ContentText } from '../content/content-source.ts';
import type { ContentKind } from '../content/sync-content.ts';

const line = (min: number, max: number) => z.string().check(z.trim(), z.minLength(min), z.maxLength(max));
const Moment = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((text) => new Date(text)),
);

/** `meta.yaml` of an article. A publication date in the future means scheduled. */
const NewsMeta = z.strictObject({
  title_th: line(10, 120),
  title_en: z.optional(line(10, 120)),
  excerpt_th: line(10, 200),
  excerpt_en: z.optional(line(10, 200)),
  cover: z.string(),
  cover_alt_th: line(1, 200),
  cover_alt_en: z.optional(line(1, 200)),
  category: z.enum(codesOf(newsCategories)),
  icon: z.optional(z.string()),
  tags: z._default(z.array(z.string().check(z.regex(/^[a-z0-9_]+$/))).check(z.maxLength(8)), []),
  province_codes: z._default(
    z.array(z.string().check(z.refine((code) => Boolean(findProvince(code)), 'there is no such province'))),
    [],
  ),
  author_name: line(1, 80),
  status: z._default(z.enum(['draft', 'published', 'archived']), 'published'),
  published_at: Moment,
  updated_at: z.optional(Moment),
  featured: z._default(z.boolean(), false),
  sources: z._default(z.array(z.strictObject({ title: line(1, 200), url: z.url({ protocol: /^https$/ }) })), []),
});

const englishFields = ['title_en', 'excerpt_en', 'cover_alt_en'] as const;

/** English must be complete or absent, or a page would mix languages. */
const checkEnglish = (source: ContentSource, meta: z.output<typeof NewsMeta>, english: ContentText | null) => {
  const wrong = englishFields.find((field) => (meta[field] === undefined) !== (english === null));
  if (wrong)
    throw new ContentError(
      `news/${source.slug}/meta.yaml`,
      wrong,
      english ? 'is missing' : 'is there without an en.md',
    );
};

const wordsPerMinute = 200;
const words = new Intl.Segmenter('th', { granularity: 'word' });

/** By an adult's reading speed in the Thai text, at least 1. */
const readingMinutes = (html: string): number => {
  let count = 0;
  for (const { isWordLike } of words.segment(plainText(html))) if (isWordLike) count += 1;
  return Math.max(1, Math.round(count / wordsPerMinute));
};

/** Articles: `content/news/<slug>/{th,en}.md` and `meta.yaml`. */
export const newsContent: ContentKind = {
  folder: 'news',
  async hashes(db) {
    const rows = await db
      .select({ slug: newsArticles.slug, hash: newsArticles.content_hash })
      .from(newsArticles)
      .where(isNotNull(newsArticles.content_hash));
    return new Map(rows.map(({ slug, hash }) => [slug, hash!]));
  },
  async read(source) {
    const { cover, status, ...meta } = source.meta(NewsMeta);
    const [thai, english] = [await source.text('th'), await source.text('en')];
    if (!thai) throw new ContentError(`news/${source.slug}/th.md`, null, 'is missing');
    checkEnglish(source, { cover, status, ...meta }, english);
    const article = {
      ...meta,
      slug: source.slug,
      icon: await source.icon(meta.icon),
      content_hash: source.hash,
      body_th: thai.html,
      headings_th: thai.headings,
      body_en: english?.html ?? null,
      headings_en: english?.headings ?? null,
      title_en: meta.title_en ?? null,
      excerpt_en: meta.excerpt_en ?? null,
      cover_alt_en: meta.cover_alt_en ?? null,
      cover_image: await source.picture(cover, 'cover'),
      updated_at: meta.updated_at ?? meta.published_at,
      reading_minutes: readingMinutes(thai.html),
      status:
        status === 'published'
          ? sql`case when ${meta.published_at.toISOString()}::timestamptz > now() then 'scheduled' else 'published' end`
          : status,
    };
    return (tx) =>
      tx.insert(newsArticles).values(article).onConflictDoUpdate({ target: newsArticles.slug, set: article });
  },
  retire: (tx, slugs) =>
    tx
      .update(newsArticles)
      .set({ status: 'archived', content_hash: null })
      .where(inArray(newsArticles.slug, [...slugs])),
};
