import { codesOf, listingTypes, propertyTypes } from '@yoodee/asset-rules/options';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { BilingualName, BilingualText, Id, Instant, pageOf, PathId } from './fields.ts';

export const newsCategories = {
  market: { th: 'ข่าวอสังหาฯ', en: 'Market' },
  guide: { th: 'คู่มือซื้อขาย', en: 'Guides' },
  law: { th: 'กฎหมาย-ภาษี', en: 'Law and tax' },
  project: { th: 'โครงการใหม่', en: 'New projects' },
  transport: { th: 'รถไฟฟ้า-คมนาคม', en: 'Transport' },
  company: { th: 'ประกาศ', en: 'Announcements' },
} as const;
export type NewsCategory = keyof typeof newsCategories;

const Category = z.enum(codesOf(newsCategories));

export const newsPageSize = 12;

/** An article in lists. English may be missing. */
export const NewsSummary = z.object({
  id: Id,
  category: Category,
  /** In Iconify's notation; null for the icon of the category. */
  icon: z.nullable(z.string()),
  title: BilingualText,
  excerpt: BilingualText,
  cover: z.object({ key: z.string(), width: z.int(), height: z.int(), thumbhash: z.string(), alt: BilingualText }),
  published_at: Instant,
  reading_minutes: z.int(),
});
export type NewsSummary = z.infer<typeof NewsSummary>;

/** Sanitised HTML and its headings; their ids are anchors in the HTML. */
const Body = z.object({ html: z.string(), headings: z.array(z.object({ id: z.string(), text: z.string() })) });

export const NewsArticle = z.extend(NewsSummary, {
  slug: z.string(),
  body: z.object({ th: Body, en: z.nullable(Body) }),
  author_name: z.string(),
  updated_at: Instant,
  sources: z.array(z.object({ title: z.string(), url: z.url() })),
  related: z.array(NewsSummary),
  /** The search whose assets the article shows; null for none. */
  asset_search: z.nullable(
    z.object({
      listing_type: z.array(z.enum(codesOf(listingTypes))),
      property_type: z.array(z.enum(codesOf(propertyTypes))),
      province: z.array(z.object({ code: z.string(), name: BilingualName })),
    }),
  ),
});
export type NewsArticle = z.infer<typeof NewsArticle>;

export const searchNews = endpoint({
  method: 'GET',
  path: '/news',
  summary: `Published articles, newest first, ${newsPageSize} a page`,
  tag: 'content',
  access: 'public',
  query: z.object({
    category: z.optional(Category),
    page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))),
  }),
  response: z.object({
    ...pageOf(NewsSummary),
    /** The article above the list of all categories. It is not among the items. */
    featured: z.nullable(NewsSummary),
    /** Number of articles by category; categories without articles are absent. */
    categories: z.partialRecord(Category, z.int()),
  }),
  problems: ['not_found'],
});
export type NewsPage = z.infer<(typeof searchNews)['response']>;

export const getNewsArticle = endpoint({
  method: 'GET',
  path: '/news/:id',
  summary: 'One published article, with related ones',
  tag: 'content',
  access: 'public',
  params: z.object({ id: PathId }),
  response: NewsArticle,
  problems: ['not_found', 'gone'],
});
