import type { FastifyInstance } from 'fastify';
import type { ScheduledJob } from './jobs/scheduled-job.ts';
import type { ContentKind } from './modules/content/sync-content.ts';

type Routes<Services> = (app: FastifyInstance, services: Services) => void;

/**
 * What a folder of `modules/` adds to the API. Routes and jobs declare the services that they need; the list in
 * `modules.ts` checks that they exist.
 */
export interface ApiModule<Services> {
  /** Routes below `/api/v1`. */
  routes?: readonly Routes<Services>[];
  /** Routes at the root of the site, such as `/img`. */
  rootRoutes?: readonly Routes<Services>[];
  jobs?: readonly ((services: Services) => ScheduledJob)[];
  /** Content that is read from files below `apps/api/content`. */
  contentKinds?: readonly ContentKind[];
}
