import { and, asc, countDistinct, eq, gte, inArray, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DuplicateListings } from '@yoodee/api-contract/duplicate-listings';
import { availableStatuses, editableStatuses } from '@yoodee/asset-rules';
import type { Db } from '../../db/database.ts';
import { assetImages, assets } from '../../db/schema.ts';
import { alikeWithin } from '../images/difference-hash.ts';
import type { AssetRow } from '../member-assets/own-asset.ts';

/** Allowed difference between two areas, as a share. */
const areaShare = 0.02;
/** A single equal photograph may show a shared facility, such as the swimming pool, so two are required. */
const leastAlike = 2;

const sameArea = ({ usable_area_sqm: usable, land_total_sq_wah: land }: AssetRow) => {
  const [column, area] = usable ? [assets.usable_area_sqm, usable] : [assets.land_total_sq_wah, land ?? 0];
  return sql`abs(${column} - ${area}) <= ${area * areaShare}`;
};

/** Finds listings of the same property. */
export const createDuplicateListingQueries = (db: Db) => {
  const photo = alias(assetImages, 'photo');
  const ofThis = alias(assetImages, 'of_this');
  return {
    /** The member's own open duplicates, and the number of listed duplicates of others. */
    async find(row: AssetRow): Promise<DuplicateListings> {
      const { id, owner_id, subdistrict_code, property_type } = row;
      if (!subdistrict_code || !property_type || !(row.usable_area_sqm ?? row.land_total_sq_wah))
        return { own: [], others: 0 };
      const found = await db
        .select({
          id: assets.id,
          owner_id: assets.owner_id,
          code: assets.code,
          status: assets.status,
          title_th: assets.title_th,
          title_en: assets.title_en,
        })
        .from(assets)
        .innerJoin(photo, and(eq(photo.asset_id, assets.id), eq(photo.kind, 'photo')))
        .innerJoin(
          ofThis,
          and(
            eq(ofThis.asset_id, id),
            eq(ofThis.kind, 'photo'),
            sql`bit_count(${photo.dhash} # ${ofThis.dhash}) <= ${alikeWithin}`,
          ),
        )
        .where(
          and(
            eq(assets.subdistrict_code, subdistrict_code),
            eq(assets.property_type, property_type),
            ne(assets.status, 'deleted'),
            ne(assets.id, id),
            or(
              and(eq(assets.owner_id, owner_id), inArray(assets.status, [...editableStatuses])),
              inArray(assets.status, [...availableStatuses]),
            ),
            sameArea(row),
          ),
        )
        .groupBy(assets.id)
        .having(gte(countDistinct(ofThis.id), leastAlike))
        .orderBy(asc(assets.id));
      const own = found.filter((one) => one.owner_id === owner_id);
      return {
        own: own.map(({ owner_id: _owner, code, ...asset }) => ({ ...asset, code: code! })),
        others: found.length - own.length,
      };
    },
  };
};
