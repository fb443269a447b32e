import { newsContent } from '../news/news-content.ts';
import type { ContentKind } from './sync-content.ts';

/** Everything that is kept as files below `apps/api/content`. */
export const contentKinds: readonly ContentKind[] = [newsContent];
