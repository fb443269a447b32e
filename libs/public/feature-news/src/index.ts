export { NewsArticlePage } from './lib/news-article-page.tsx';
export { NewsBreadcrumb } from './lib/news-breadcrumb.tsx';
export { NewsCard } from './lib/news-card.tsx';
export { NewsPage } from './lib/news-page.tsx';
export { messages as newsPageMessages } from './lib/news-page.messages.ts';
