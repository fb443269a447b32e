import type { FastifyBaseLogger } from 'fastify';
import type { Env } from '../../env.ts';
import { createGeoFile } from '../geo-files/geo-file.ts';
import { createOutlineGrid } from './outline-grid.ts';
import { readOutline } from './read-outline.ts';

/** The operator's outlines of subdistricts, some ten megabytes in memory for Thailand. */
export const createSubdistrictOutlines = (
  env: Pick<Env, 'SUBDISTRICT_OUTLINES'>,
  logger: Pick<FastifyBaseLogger, 'error' | 'info'>,
) =>
  createGeoFile({
    setting: 'SUBDISTRICT_OUTLINES',
    path: env.SUBDISTRICT_OUTLINES,
    toItem: readOutline,
    toContent: createOutlineGrid,
    logger,
  });
export type SubdistrictOutlines = ReturnType<typeof createSubdistrictOutlines>;
