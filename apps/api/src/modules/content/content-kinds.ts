import { newsContent } from '../news/news-content.ts';
import { servicesContent } from '../services/services-content.ts';
import type { ContentKind } from './sync-content.ts';

/** Everything that is kept as files below `apps/api/content`. */
export const contentKinds: readonly ContentKind[] = [newsContent, servicesContent];
