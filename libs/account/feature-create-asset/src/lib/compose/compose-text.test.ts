import { describe, expect, it } from 'vitest';
import type { PartialAsset } from '@yoodee/asset-rules/fields';
import { hasContactDetails } from '@yoodee/asset-rules/texts';
import { readyCondo } from '../../testing/member-asset.ts';
import { composeDescription, composeTitle, type ComposedFrom } from './compose-text.ts';

const place: ComposedFrom['place'] = {
  ...{ province_code: '10', district_code: '1039', subdistrict_code: '103902' },
  province: { th: 'กรุงเทพมหานคร', en: 'Bangkok' },
  district: { th: 'วัฒนา', en: 'Watthana' },
  subdistrict: { th: 'คลองตันเหนือ', en: 'Khlong Tan Nuea' },
};
const station: ComposedFrom['stations'][number] = {
  station_id: 'E6',
  name: { th: 'ทองหล่อ', en: 'Thong Lo' },
  line: { th: 'BTS สายสุขุมวิท', en: 'BTS Sukhumvit Line' },
  ...{ line_colour: '#0a0', metres: 412, walk_minutes: 6, direction: 'ne' },
};
const from = (fields: PartialAsset = {}, stations = [station]): ComposedFrom => ({
  fields: readyCondo({ title_th: null, description_th: null, ...fields }),
  place,
  stations,
});
const noble = { project_name_th: 'โนเบิล รีมิกซ์', project_name_en: 'Noble Remix' };

describe('a title', () => {
  it.each<[string, PartialAsset, string, string]>([
    [
      'a condominium in a project',
      noble,
      'ขายคอนโดมิเนียม 1 ห้องนอน โนเบิล รีมิกซ์ วัฒนา ใกล้ BTS ทองหล่อ',
      '1-bedroom condominium for sale, Noble Remix, Watthana, near BTS Thong Lo',
    ],
    [
      'a studio to rent',
      { bedrooms: 0, listing_type: 'rent' },
      'ให้เช่าคอนโดมิเนียม สตูดิโอ วัฒนา ใกล้ BTS ทองหล่อ',
      'Studio condominium for rent, Watthana, near BTS Thong Lo',
    ],
    [
      'land',
      { property_type: 'land', land_rai: 1, land_ngan: 2 },
      'ขายที่ดิน 1 ไร่ 2 งาน วัฒนา ใกล้ BTS ทองหล่อ',
      '1 rai 2 ngan of land for sale, Watthana, near BTS Thong Lo',
    ],
    [
      'an office',
      { property_type: 'office', bedrooms: null, usable_area_sqm: 120 },
      'ขายสำนักงาน 120 ตร.ม. วัฒนา ใกล้ BTS ทองหล่อ',
      '120 m² office for sale, Watthana, near BTS Thong Lo',
    ],
  ])('of %s says what it is, the deal, and where', (_what, fields, th, en) => {
    expect(composeTitle(from(fields), 'th')).toBe(th);
    expect(composeTitle(from(fields), 'en')).toBe(en);
  });

  it.each([
    [{ th: 'MRT สายสีน้ำเงิน', en: 'MRT Blue Line' }, 'ใกล้ MRT สุขุมวิท', 'near MRT Sukhumvit'],
    [
      { th: 'แอร์พอร์ต เรล ลิงก์', en: 'Airport Rail Link' },
      'ใกล้ แอร์พอร์ต เรล ลิงก์ สุขุมวิท',
      'near Airport Rail Link Sukhumvit',
    ],
  ])('names the line of a station, which may be called like a road: %j', (line, th, en) => {
    const sukhumvit = { ...station, name: { th: 'สุขุมวิท', en: 'Sukhumvit' }, line };

    expect(composeTitle(from({}, [sukhumvit]), 'th')).toContain(th);
    expect(composeTitle(from({}, [sukhumvit]), 'en')).toContain(en);
    expect(composeDescription(from({}, [sukhumvit]), 'th')).toContain(th.replace('ใกล้', 'ห่างจาก'));
  });

  it('does not mention a station that is too far to walk to', () => {
    const far = { ...station, metres: 2_090, walk_minutes: 34 };

    expect(composeTitle(from({}, [far]), 'th')).toBe('ขายคอนโดมิเนียม 1 ห้องนอน วัฒนา');
  });

  it('omits what exceeds the maximum length', () => {
    const project_name_en = 'The Extraordinarily Long Residence at the Park';

    expect(composeTitle(from({ project_name_en }), 'en')).toBe(
      '1-bedroom condominium for sale, The Extraordinarily Long Residence at the Park',
    );
    expect(composeTitle(from({ project_name_en: project_name_en.repeat(2) }), 'en')).toBe(
      '1-bedroom condominium for sale',
    );
  });

  it.each([{ property_type: null }, { listing_type: null }])('needs %j', (fields) => {
    expect(composeTitle(from(fields), 'en')).toBeNull();
  });
});

describe('a description', () => {
  it('mentions the most important facts in prose, and the station', () => {
    const facts = from({
      ...noble,
      furnishing: 'fully_furnished',
      floor_no: 12,
      building_floors: 30,
      parking_spaces: 1,
    });

    expect(composeDescription(facts, 'th')).toBe(
      [
        'ขายคอนโดมิเนียม 1 ห้องนอน โนเบิล รีมิกซ์ คลองตันเหนือ วัฒนา กรุงเทพมหานคร',
        '',
        'อยู่ชั้น 12 จาก 30 ชั้น พื้นที่ใช้สอย 35.5 ตร.ม. มี 1 ห้องนอน 1 ห้องน้ำ และที่จอดรถ 1 คัน',
        'ตกแต่งครบ พร้อมเฟอร์นิเจอร์',
        'เอกสารสิทธิ์เป็นหนังสือกรรมสิทธิ์ห้องชุด (อ.ช.2)',
        '',
        'ห่างจาก BTS ทองหล่อ 410 ม.',
      ].join('\n'),
    );
    expect(composeDescription(facts, 'en')).toBe(
      [
        '1-bedroom condominium for sale, Noble Remix, Khlong Tan Nuea, Watthana, Bangkok.',
        '',
        '35.5 m² of usable area, on floor 12 of 30, with 1 bedroom, 1 bathroom and parking for 1 car. Fully furnished. Title document: Condo unit title.',
        '',
        '410 m from BTS Thong Lo.',
      ].join('\n'),
    );
  });

  it.each<[string, PartialAsset, string, string]>([
    [
      'a house',
      {
        ...{ property_type: 'detached_house', bedrooms: 3, bathrooms: 2, usable_area_sqm: 180, land_sq_wah: 50 },
        ...{ building_floors: 2, building_condition: 'ready', view_types: ['garden', 'mountain'], parking_spaces: 2 },
        title_deed_type: 'chanote',
      },
      'สูง 2 ชั้น พื้นที่ใช้สอย 180 ตร.ม. ที่ดิน 50 ตร.ว. มี 3 ห้องนอน 2 ห้องน้ำ และที่จอดรถ 2 คัน\nมือสองพร้อมอยู่ วิวสวน ภูเขา\nเอกสารสิทธิ์เป็นโฉนดที่ดิน (น.ส.4)',
      '180 m² of usable area on 50 sq wah of land, on 2 floors, with 3 bedrooms, 2 bathrooms and parking for 2 cars. Ready to move into, garden and mountain views. Title document: Chanote.',
    ],
    [
      'a room to rent',
      {
        listing_type: 'rent',
        bedrooms: 0,
        pets: 'yes',
        orientation: 'n',
        view_types: ['unblocked'],
        title_deed_type: null,
      },
      'พื้นที่ใช้สอย 35.5 ตร.ม. มี 1 ห้องน้ำ\nไม่บล็อกวิว หันทิศเหนือ เลี้ยงสัตว์ได้',
      '35.5 m² of usable area, with 1 bathroom. Unblocked view, facing north, pets allowed.',
    ],
    [
      'land',
      {
        ...{ property_type: 'land', land_rai: 1, frontage_m: 20, road_width_m: 6, city_plan_colour: 'yellow' },
        title_deed_type: 'chanote',
      },
      'หน้ากว้าง 20 ม. ถนนกว้าง 6 ม. อยู่ในผังเมืองสีเหลือง\nเอกสารสิทธิ์เป็นโฉนดที่ดิน (น.ส.4)',
      '20 m of frontage, a road 6 m wide, in the yellow zone of the city plan. Title document: Chanote.',
    ],
  ])('of %s says what matters for it', (_what, fields, th, en) => {
    expect(composeDescription(from(fields), 'th')!.split('\n\n')[1]).toBe(th);
    expect(composeDescription(from(fields), 'en')!.split('\n\n')[1]).toBe(en);
  });

  it('leaves most facts to the table of the page', () => {
    const everything = from({
      ...{ floor_no: 12, building_floors: 30, furnishing: 'fully_furnished', parking_spaces: 1, orientation: 'n' },
      ...{ view_types: ['city'], building_condition: 'new', year_built: 2019, common_fee_month: 3_500 },
      ...{ features: ['aircon', 'fridge'], facilities: ['pool', 'fitness'], transfer_fee_payer: 'half' },
    });

    expect(composeDescription(everything, 'en')!.split('\n\n')[1]).toBe(
      '35.5 m² of usable area, on floor 12 of 30, with 1 bedroom, 1 bathroom and parking for 1 car. New, fully furnished.',
    );
  });

  it('has the minimum length for publishing, without prices or contact details', () => {
    for (const locale of ['th', 'en'] as const) {
      const text = composeDescription(from(), locale)!;
      expect(text.length).toBeGreaterThanOrEqual(100);
      expect(hasContactDetails(text)).toBe(false);
      expect(text).not.toMatch(/4,500,000|฿/);
    }
  });

  it('is null while there is too little data', () => {
    const nothing = { bedrooms: null, bathrooms: null, usable_area_sqm: null, title_deed_type: null };

    expect(composeDescription(from(nothing, []), 'en')).toBeNull();
  });
});
