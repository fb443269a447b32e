import { assetFieldNames, type AssetFields } from '@yoodee/api-contract';
import { provinces, subdistrictsOf } from '@yoodee/server-thai-geo';
import type { DemoAsset } from './market/demo-asset.ts';
import type { DemoMember } from './members/demo-member.ts';
import { picturePool, picturesOf } from './pictures/pool.ts';
import type { PictureSpec } from './pictures/spec.ts';
import { createRandom } from './random.ts';

export interface DemoOptions {
  /** How many assets {@link Demo.assets} yields. */
  assets: number;
  /** Another seed, another country; the same seed, the same one. */
  seed?: number;
  /** Everything happened before it. */
  now: Date;
}

export interface Demo {
  members: DemoMember[];
  /** What members and assets refer to by index; their number does not grow with the assets. */
  pictures: PictureSpec[];
  /** One after another, none kept in memory. The first n are the same whatever the count. */
  assets(): Iterable<DemoAsset>;
}

const day = 86_400_000;
const unknown = Object.fromEntries(assetFieldNames.map((name) => [name, null])) as unknown as AssetFields;

const assetAt = (seed: number, index: number, now: Date): DemoAsset => {
  const random = createRandom('demo', seed, index);
  const province = random.pick(provinces);
  const subdistrict = random.pick(subdistrictsOf(`${province.code}01`));
  const age = random.int(2, 40);
  const at = new Date(now.getTime() - age * day);
  const price = random.int(18, 120) * 100_000 - 10_000;
  const area = random.int(26, 90);
  return {
    ...unknown,
    owner: random.int(0, 5),
    status: 'published',
    created_at: at,
    updated_at: at,
    first_published_at: at,
    published_at: at,
    confirmed_at: at,
    expires_at: new Date(at.getTime() + 60 * day),
    closed_at: null,
    listing_type: 'sale',
    property_type: 'condo',
    seller_role: 'owner',
    price_sale: price,
    price_original_sale: price,
    price_original_rent: null,
    title_th: `คอนโด ${area} ตร.ม. ใกล้ใจกลางเมือง${province.name_th}`,
    title_en: `${area} sqm condo near the centre of ${province.name_en}`,
    description_th: `<p>ห้องพร้อมอยู่ ${area} ตารางเมตร เดินทางเข้าเมืองสะดวก ใกล้ตลาด โรงเรียน และโรงพยาบาล เจ้าของดูแลห้องอย่างดี เฟอร์นิเจอร์ครบ เข้าอยู่ได้ทันทีหลังโอน นัดชมได้ทุกวัน</p>`,
    description_en: `<p>A well-kept room of ${area} square metres, close to markets, schools and the hospital, with all its furniture, ready to move into after the transfer. Viewings any day.</p>`,
    bedrooms: 1,
    bathrooms: 1,
    usable_area_sqm: area,
    title_deed_type: 'condo_title',
    province_code: province.code,
    district_code: `${province.code}01`,
    subdistrict_code: subdistrict.code,
    postal_code: subdistrict.postal_code,
    lat: province.lat,
    lng: province.lng,
    location_precision: 'approximate',
    images: (['condo-tower', 'living-room', 'bedroom', 'kitchen', 'bathroom'] as const).map((scene, sort) => ({
      picture: random.pick(picturesOf(scene)),
      category: null,
      caption_th: null,
      caption_en: null,
      sort,
    })),
    floor_plans: [],
    events: [{ kind: 'published', at, price_kind: null, price_from: null, price_to: null }],
  };
};

/** The demonstration country: pure, the same for the same options. */
export const createDemo = ({ assets, seed = 1, now }: DemoOptions): Demo => ({
  members: Array.from({ length: 6 }, (_, index) => ({
    first_name: ['สมชาย', 'ปรียา', 'วีระ', 'นภา', 'ธนา', 'มาลี'][index]!,
    last_name: 'ใจดี',
    phone: `+66890000${String(index + 1).padStart(3, '0')}`,
    contact_phone: null,
    line_id: null,
    facebook: null,
    bio_th: null,
    bio_en: null,
    channels: { phone: true, line: false, facebook: false },
    locale: 'th',
    created_at: new Date(now.getTime() - 400 * day),
    picture: null,
  })),
  pictures: [...picturePool],
  *assets() {
    for (let index = 0; index < assets; index += 1) yield assetAt(seed, index, now);
  },
});
