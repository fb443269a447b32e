import type { AssetImage } from '@yoodee/api-contract/images';
import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import { assetFieldNames, completeness, publishGaps } from '@yoodee/asset-rules/fields';

const instant = '2025-08-15T10:00:00.000Z';

const unknown = Object.fromEntries(assetFieldNames.map((name) => [name, null]));

/** A member's draft. Its missing fields are calculated from the given ones. */
export const memberAsset = (given: Partial<MemberAsset> = {}): MemberAsset => {
  const fields = { ...unknown, ...given } as unknown as MemberAsset;
  const images = given.images ?? [];
  return {
    ...fields,
    id: 17,
    code: 'A0000017',
    status: 'draft',
    version: 1,
    created_at: instant,
    updated_at: instant,
    first_published_at: null,
    published_at: null,
    confirmed_at: null,
    expires_at: null,
    images,
    floor_plans: [],
    published: null,
    nearest_stations: [],
    publish_gaps: publishGaps(fields, images.length),
    completeness: completeness(fields, { imageCount: images.length, floorPlanCount: 0 }).score,
    completeness_gaps: [],
    ...given,
  };
};

export const assetImage = (id: number, given: Partial<AssetImage> = {}): AssetImage => ({
  id,
  key: `picture-${id}`,
  width: 1200,
  height: 900,
  thumbhash: 'YJqGPQw7sFlslqhFafSE+Q6oJ1h2iHB2Rw==',
  kind: 'photo',
  category: null,
  caption_th: null,
  caption_en: null,
  sort: id,
  ...given,
});

export const images = (count: number): AssetImage[] =>
  Array.from({ length: count }, (_, index) => assetImage(index + 1));

/** A draft with everything that publishing requires. */
export const readyCondo = (given: Partial<MemberAsset> = {}): MemberAsset =>
  memberAsset({
    listing_type: 'sale',
    property_type: 'condo',
    seller_role: 'owner',
    province_code: '10',
    district_code: '1039',
    subdistrict_code: '103901',
    postal_code: '10110',
    bedrooms: 1,
    bathrooms: 1,
    usable_area_sqm: 35.5,
    title_deed_type: 'condo_title',
    price_sale: 4_500_000,
    title_th: 'คอนโดวิวสวน ใกล้บีทีเอสทองหล่อ',
    description_th: `<p>${'ห้องมุม ลมเข้า แสงดี เดินถึงรถไฟฟ้า '.repeat(5)}</p>`,
    images: images(5),
    ...given,
  });

/** A published listing, with changes that are not published. */
export const listedCondo = (changes: Partial<MemberAsset> = {}): MemberAsset =>
  readyCondo({ status: 'published', published: readyCondo(), ...changes });
