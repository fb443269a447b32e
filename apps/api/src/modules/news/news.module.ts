import { newsContent } from './news-content.ts';
import { newsRoutes } from './news.routes.ts';
import { publishNewsJob } from './publish-scheduled.ts';

export const newsModule = {
  routes: [newsRoutes],
  jobs: [publishNewsJob],
  contentKinds: [newsContent],
};
