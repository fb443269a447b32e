import type { FastifyBaseLogger } from 'fastify';
import type { Env } from '../../env.ts';
import { createGeoFile } from '../geo-files/geo-file.ts';
import { checkCorners } from './check-corners.ts';
import { createOutlineGrid } from './outline-grid.ts';
import { outlineReader, type Outline } from './read-outline.ts';

const byCode = (outlines: readonly Outline[]): ReadonlyMap<string, Outline> =>
  new Map(outlines.map((outline) => [outline.code, outline]));

/** The operator's outlines of districts and subdistricts, some twenty megabytes in memory for Thailand. */
export const createOutlines = (
  env: Pick<Env, 'DISTRICT_OUTLINES' | 'SUBDISTRICT_OUTLINES'>,
  logger: Pick<FastifyBaseLogger, 'error' | 'info'>,
) => {
  const districts = createGeoFile({
    setting: 'DISTRICT_OUTLINES',
    path: env.DISTRICT_OUTLINES,
    toItem: outlineReader('district'),
    toContent(outlines: Outline[]) {
      checkCorners(outlines);
      return byCode(outlines);
    },
    logger,
  });
  const subdistricts = createGeoFile({
    setting: 'SUBDISTRICT_OUTLINES',
    path: env.SUBDISTRICT_OUTLINES,
    toItem: outlineReader('subdistrict'),
    toContent: (outlines: Outline[]) => ({ grid: createOutlineGrid(outlines), byCode: byCode(outlines) }),
    logger,
  });
  return {
    /** The outlines of subdistricts around a point; null without a file. */
    grid: async () => (await subdistricts.current())?.grid ?? null,
    /** The outline of a district (four digits) or subdistrict (six); null without one. */
    async of(code: string): Promise<Outline | null> {
      const known = code.length === 4 ? await districts.current() : (await subdistricts.current())?.byCode;
      return known?.get(code) ?? null;
    },
  };
};
export type Outlines = ReturnType<typeof createOutlines>;
