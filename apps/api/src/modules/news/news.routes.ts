import type { FastifyInstance } from 'fastify';
import { getNewsArticle, newsPageSize, searchNews } from '@yoodee/api-contract/news';
import type { Db } from '../../db/database.ts';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { createNewsQueries } from './news.queries.ts';
import { toNewsArticle, toNewsSummary } from './news.view.ts';

/** News for visitors. */
export const newsRoutes = (app: FastifyInstance, { readDb }: { readDb: Db }) => {
  const news = createNewsQueries(readDb);

  route(app, searchNews, async ({ query: { category, page = 1 } }) => {
    const featured = category ? null : await news.findFeatured();
    const { rows, total } = await news.searchPage({ category, page, without: featured?.id });
    if (page > 1 && rows.length === 0) throw new ApiError('not_found');
    return {
      items: rows.map(toNewsSummary),
      total,
      page,
      page_size: newsPageSize,
      featured: featured && toNewsSummary(featured),
      categories: await news.countByCategory(),
    };
  });

  route(app, getNewsArticle, async ({ params: { id } }) => {
    const row = await news.findById(id);
    if (row?.status === 'archived') throw new ApiError('gone');
    if (row?.status !== 'published') throw new ApiError('not_found');
    return toNewsArticle(row, await news.findRelated(row));
  });
};
