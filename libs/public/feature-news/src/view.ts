export { toNewsArticleView, type NewsArticleView } from './lib/news-article.view.ts';
export { relatedSearch } from './lib/related-search.ts';
export { toNewsCardView, type NewsCardView } from './lib/news-card.view.ts';
export { toNewsPageView, type NewsPageView } from './lib/news-page.view.ts';
export { toRss } from './lib/rss.ts';
