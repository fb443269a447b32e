import { and, eq, inArray, isNotNull, like } from 'drizzle-orm';
import { shownStatuses } from '@yoodee/asset-rules';
import type { Db } from '../../db/database.ts';
import { assets, reversedSoi } from '../../db/schema.ts';
import type { AssetRow } from '../assets/asset-detail.ts';
import { roadOf } from '../assets/asset-traits.ts';
import { englishStreet } from '../assets/english-texts.ts';

type Addressed = Pick<AssetRow, 'soi' | 'road'>;

/**
 * One key per soi of a district: ซอยทองหล่อ 13 and ทองหล่อ13 are the same. A soi that is only a number belongs to its
 * road; null without one.
 */
const soiKey = ({ soi, road }: Addressed): string | null => {
  const name = (soi ?? '')
    .trim()
    .replace(/^(?:ซอย|ซ\.|soi)\s*/i, '')
    .replace(/\s+/g, '')
    .toLowerCase();
  if (name === '') return null;
  if (!/^[\d/]+$/.test(name)) return name;
  const ofRoad = roadOf(road)?.replace(/\s+/g, '').toLowerCase();
  return ofRoad ? `${ofRoad}${name}` : null;
};

/** A soi with listings. */
export interface Soi {
  name: { th: string; en: string };
  assetIds: ReadonlySet<number>;
}

/** The shown listings in the soi of an asset; null where its address names none. */
export const findSameSoi = async (db: Db, row: AssetRow): Promise<Soi | null> => {
  const key = soiKey(row);
  if (key === null || row.district_code === null) return null;
  // All that have the key end with its number, or with all of it. A district may have thousands of listings.
  const end = /[\d/]+$/.exec(key)?.[0] ?? key;
  const reversedEnd = [...end]
    .reverse()
    .join('')
    .replace(/[\\%_]/g, '\\$&');
  const rows = await db
    .select({ id: assets.id, soi: assets.soi, road: assets.road })
    .from(assets)
    .where(
      and(
        eq(assets.district_code, row.district_code),
        like(reversedSoi(assets.soi), `${reversedEnd}%`),
        // The index contains no others.
        isNotNull(assets.soi),
        inArray(assets.status, [...shownStatuses]),
      ),
    );
  const th = /^ซ/.test(row.soi!.trim()) ? row.soi!.trim() : `ซอย ${row.soi!.trim()}`;
  return {
    name: { th, en: `Soi ${englishStreet(row.soi) ?? row.soi}` },
    assetIds: new Set(rows.filter((one) => soiKey(one) === key).map(({ id }) => id)),
  };
};
