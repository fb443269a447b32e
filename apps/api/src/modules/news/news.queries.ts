import { and, count, desc, eq, ne, sql } from 'drizzle-orm';
import { newsPageSize, type NewsCategory } from '@yoodee/api-contract/news';
import type { Db } from '../../db/database.ts';
import { newsArticles } from '../../db/schema.ts';
import type { NewsRow, NewsSummaryRow } from './news.view.ts';

const summaryColumns = {
  id: newsArticles.id,
  category: newsArticles.category,
  icon: newsArticles.icon,
  title_th: newsArticles.title_th,
  title_en: newsArticles.title_en,
  excerpt_th: newsArticles.excerpt_th,
  excerpt_en: newsArticles.excerpt_en,
  cover_image: newsArticles.cover_image,
  cover_alt_th: newsArticles.cover_alt_th,
  cover_alt_en: newsArticles.cover_alt_en,
  published_at: newsArticles.published_at,
  reading_minutes: newsArticles.reading_minutes,
};

const isPublished = eq(newsArticles.status, 'published');
const newestFirst = [desc(newsArticles.published_at), desc(newsArticles.id)];

const relatedShown = 3;

/** Articles on the page of a place. */
const aboutShown = 3;

export const createNewsQueries = (db: Db) => ({
  /** One page of published articles, without the featured one. */
  async searchPage({
    category,
    page,
    without,
  }: {
    category?: NewsCategory | undefined;
    page: number;
    without?: number | undefined;
  }) {
    const where = and(
      isPublished,
      category && eq(newsArticles.category, category),
      without === undefined ? undefined : ne(newsArticles.id, without),
    );
    const rows: NewsSummaryRow[] = await db
      .select(summaryColumns)
      .from(newsArticles)
      .where(where)
      .orderBy(...newestFirst)
      .limit(newsPageSize)
      .offset((page - 1) * newsPageSize);
    return { rows, total: await db.$count(newsArticles, where) };
  },

  /** The newest featured article. */
  async findFeatured(): Promise<NewsSummaryRow | null> {
    const [row] = await db
      .select(summaryColumns)
      .from(newsArticles)
      .where(and(isPublished, newsArticles.featured))
      .orderBy(...newestFirst)
      .limit(1);
    return row ?? null;
  },

  async countByCategory(): Promise<Partial<Record<NewsCategory, number>>> {
    const rows = await db
      .select({ category: newsArticles.category, articles: count() })
      .from(newsArticles)
      .where(isPublished)
      .groupBy(newsArticles.category);
    return Object.fromEntries(rows.map(({ category, articles }) => [category, articles]));
  },

  async findById(id: number): Promise<NewsRow | null> {
    const [row] = await db.select().from(newsArticles).where(eq(newsArticles.id, id));
    return row ?? null;
  },

  /** Articles with the tag, then those of the province. */
  findAbout({ tag, provinceCode }: { tag: string; provinceCode: string | null }): Promise<NewsSummaryRow[]> {
    const hasTag = sql`${tag}::text = any(${newsArticles.tags})`;
    return db
      .select(summaryColumns)
      .from(newsArticles)
      .where(and(isPublished, sql`(${hasTag} or ${provinceCode}::text = any(${newsArticles.province_codes}))`))
      .orderBy(desc(hasTag), ...newestFirst)
      .limit(aboutShown);
  },

  /** Articles with most common tags; the same category counts as one tag. */
  findRelated({ id, category, tags }: Pick<NewsRow, 'id' | 'category' | 'tags'>): Promise<NewsSummaryRow[]> {
    const given = sql`array(select jsonb_array_elements_text(${JSON.stringify(tags)}::jsonb))`;
    const common = sql`(select count(*) from unnest(${newsArticles.tags}) tag where tag = any(${given}))
      + (${newsArticles.category} = ${category})::int`;
    return db
      .select(summaryColumns)
      .from(newsArticles)
      .where(and(isPublished, ne(newsArticles.id, id)))
      .orderBy(desc(common), ...newestFirst)
      .limit(relatedShown);
  },
});
