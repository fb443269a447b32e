import type { Meaning } from './terms.ts';
import { facingTerms } from './building-terms.ts';
import { wishTerms } from './wish-terms.ts';

const houses: Meaning = { property_type: ['detached_house', 'semi_detached', 'townhouse', 'pool_villa'] };

/**
 * The filters of common property terms. A word in `synonymGroups` stands for its complete row. The longest phrase wins,
 * so ขายดาวน์ is not ขาย and pool villa is not a pool.
 */
export const tradeTerms: readonly (readonly [Meaning, readonly string[]])[] = [
  [{ property_type: ['condo'] }, ['คอนโด', 'คอนโดมีเนียม', 'คอนโดมิเนี่ยม', 'ห้องคอนโด', 'condominiums']],
  [
    { property_type: ['detached_house'] },
    ['บ้านเดี่ยว', 'บ้านเดียว', 'บ้านเดี๋ยว', 'detached houses', 'single detached house', 'single houses'],
  ],
  [{ property_type: ['semi_detached'] }, ['บ้านแฝด', 'semi detached', 'twin houses']],
  [
    { property_type: ['townhouse'] },
    [
      ...['ทาวน์โฮม', 'ทาวโฮม', 'ทาวเฮ้าส์', 'ทาวเฮาส์', 'ทาวน์เฮ้า', 'ทาวเฮ้า', 'ทาวน์เฮ้าท์', 'ทาวน์เฮาท์', 'ทาวเฮาท์'],
      ...['townhouses', 'townhomes', 'town houses', 'terraced house'],
    ],
  ],
  [{ property_type: ['pool_villa'] }, ['พูลวิลล่า', 'พูลวิลลา', 'พูวิลล่า', 'พลูวิลล่า', 'พูลวิล่า', 'pool villas']],
  [{ property_type: ['detached_house', 'pool_villa'] }, ['วิลล่า', 'villa', 'villas']],
  [houses, ['บ้าน', 'บ้านจัดสรร', 'หมู่บ้านจัดสรร', 'house', 'houses', 'home', 'homes']],
  [{ property_type: ['home_office'] }, ['โฮมออฟฟิศ', 'โฮมออฟฟิส', 'home offices']],
  [
    { property_type: ['apartment'] },
    [
      ...['อพาร์ตเมนต์', 'อพาร์ทเม้นต์', 'อพาร์ทเม้น', 'อพาทเม้น', 'อพาทเมนท์', 'อพาตเม้น', 'อพาตเมนท์', 'อะพาร์ตเมนต์'],
      ...['แฟลต', 'แมนชัน', 'flat', 'flats', 'mansion'],
    ],
  ],
  [
    { listing_type: ['rent'], property_type: ['condo', 'apartment'] },
    ['ห้องเช่า', 'เช่าห้อง', 'ห้องให้เช่า', 'ห้องพักให้เช่า', 'ห้องพักรายเดือน'],
  ],
  [
    { property_type: ['land'] },
    ['ที่ดิน', 'ที่ดินเปล่า', 'ที่เปล่า', 'ที่นา', 'ที่สวน', 'lands', 'plots', 'land plot', 'vacant land'],
  ],
  [
    { property_type: ['commercial_building'] },
    ['อาคารพาณิชย์', 'อาคารพานิชย์', 'อาคารพานิช', 'ห้องแถว', 'shophouses', 'shop houses', 'commercial buildings'],
  ],
  [{ property_type: ['office'] }, ['สำนักงาน', 'ออฟฟิส', 'ออฟฟิต', 'offices', 'office space']],
  [
    { property_type: ['retail'] },
    ['พื้นที่ค้าขาย', 'พื้นที่ขายของ', 'ร้านค้า', 'หน้าร้าน', 'retail', 'retail space', 'shop', 'shop space'],
  ],
  [{ property_type: ['warehouse'] }, ['โกดัง', 'โกดังสินค้า', 'warehouses', 'godown']],
  [{ property_type: ['factory'] }, ['โรงงาน', 'factories']],
  [{ property_type: ['hotel'] }, ['โรงแรม', 'รีสอร์ต', 'hotels', 'resorts', 'โฮสเทล', 'hostel']],
  [{ property_type: ['business'] }, ['กิจการ', 'business', 'businesses']],

  [
    { listing_type: ['rent'] },
    ['ให้เช่า', 'หาเช่า', 'เช่ารายเดือน', 'to rent', 'to let', 'for lease', 'rentals', 'renting'],
  ],
  [{ listing_type: ['sale'] }, ['ขาย', 'ซื้อ', 'หาซื้อ', 'อยากซื้อ', 'buy', 'to buy', 'buying', 'selling']],
  [{ listing_type: ['down_payment'] }, ['ขายดาวน์', 'ปล่อยดาวน์', 'ขายใบจอง', 'ดาวน์', 'เปลี่ยนสัญญา', 'down payment']],
  [{ listing_type: ['takeover'] }, ['เซ้ง', 'เซ้งกิจการ', 'ปล่อยเซ้ง', 'เซ้งร้าน', 'lease takeover', 'take over', 'takeover']],

  [
    { pets: 'yes' },
    [
      ...['เลี้ยงสัตว์ได้', 'เลี้ยงสัตว์', 'สัตว์เลี้ยง', 'เลี้ยงหมาได้', 'เลี้ยงแมวได้', 'เลี้ยงหมา', 'เลี้ยงแมว', 'หมาแมวได้'],
      ...['เลี้ยงน้องหมา', 'เลี้ยงน้องแมว', 'เลี้ยงสุนัข', 'หมาอยู่ได้', 'แมวอยู่ได้'],
      ...[
        'petfriendly',
        'pet',
        'pets',
        'pets ok',
        'allow pets',
        'pet allowed',
        'dog friendly',
        'cat friendly',
        'dogs',
        'cats',
      ],
    ],
  ],
  [{ pets: 'no' }, ['ห้ามเลี้ยงสัตว์', 'ไม่เลี้ยงสัตว์', 'เลี้ยงสัตว์ไม่ได้', 'no pets']],
  [
    { furnishing: ['fully_furnished'] },
    [
      ...['เฟอครบ', 'เฟอร์พร้อม', 'เฟอพร้อม', 'เฟอร์นิเจอร์พร้อม', 'เฟอร์นิเจอครบ'],
      ...['เฟอร์ครบ', 'เฟอร์นิเจอร์ครบ', 'ครบเฟอร์', 'แต่งครบ', 'ตกแต่งครบ', 'พร้อมเฟอร์', 'พร้อมเฟอร์นิเจอร์', 'มีเฟอร์'],
      ...['มีเฟอร์นิเจอร์', 'fully furnished', 'full furnished', 'furnished', 'with furniture'],
    ],
  ],
  [
    { furnishing: ['partly_furnished'] },
    ['ตกแต่งบางส่วน', 'เฟอร์บางส่วน', 'partly furnished', 'partially furnished', 'semi furnished'],
  ],
  [{ furnishing: ['fully_fitted'] }, ['ฟูลลี่ฟิตเต็ด', 'ฟูลลี่ฟิต', 'fully fitted']],
  [{ furnishing: ['unfurnished'] }, ['ไม่มีเฟอร์', 'ไม่มีเฟอร์นิเจอร์', 'ไม่ตกแต่ง', 'ห้องเปล่า', 'บ้านเปล่า', 'unfurnished']],
  [{ condition: ['new'] }, ['มือหนึ่ง', 'มือ 1', 'บ้านใหม่', 'new build', 'newly built']],
  [{ condition: ['ready'] }, ['มือสอง', 'มือ 2', 'second hand', 'secondhand']],
  [{ condition: ['renovated'] }, ['รีโนเวท', 'รีโนเวทแล้ว', 'รีโนเวทใหม่', 'newly renovated']],
  [{ condition: ['needs_renovation'] }, ['ต้องปรับปรุง', 'ต้องซ่อม', 'needs renovation', 'fixer upper']],
  [{ condition: ['under_construction'] }, ['กำลังก่อสร้าง', 'กำลังสร้าง', 'under construction', 'off plan']],
  [
    { seller_role: ['owner'] },
    [
      ...['เจ้าของขายเอง', 'เจ้าของปล่อยเอง', 'เจ้าของ', 'ตรงเจ้าของ', 'ไม่ผ่านนายหน้า', 'ไม่เอานายหน้า'],
      ...['by owner', 'from owner', 'owner', 'no agent', 'no agents'],
    ],
  ],
  [
    { seller_role: ['bank'] },
    [
      'ทรัพย์ธนาคาร',
      'ทรัพย์แบงค์',
      'บ้านธนาคาร',
      'บ้านหลุดจำนอง',
      'หลุดจำนอง',
      'npa',
      'bank owned',
      'foreclosure',
      'foreclosed',
    ],
  ],
  [
    { title_deed: ['chanote'] },
    ['โฉนด', 'ฉโนด', 'โฉนต', 'มีโฉนด', 'โฉนดที่ดิน', 'น.ส.4', 'นส.4', 'นส4', 'chanote', 'chanot'],
  ],
  [{ title_deed: ['ns3_gor'] }, ['น.ส.3ก', 'น.ส.3ก.', 'นส.3ก', 'นส3ก', 'nor sor 3 gor']],
  [{ title_deed: ['spk'] }, ['ส.ป.ก.', 'ส.ป.ก', 'สปก', 'สปก.', 'sor por kor']],
  [{ quota: 'foreign' }, ['โควต้าต่างชาติ', 'โควตาต่างชาติ', 'ต่างชาติซื้อได้', 'foreign quota', 'foreigner quota']],
  [{ tenure: 'freehold' }, ['ฟรีโฮลด์', 'freehold']],
  [{ tenure: 'leasehold' }, ['ลีสโฮลด์', 'สิทธิการเช่า', 'leasehold']],

  [{ facilities: ['pool'] }, ['สระว่ายน้ำ', 'มีสระ', 'พร้อมสระว่ายน้ำ', 'พร้อมสระ', 'with pool']],
  [{ facilities: ['fitness'] }, ['ฟิตเนส', 'มีฟิตเนส']],
  [{ facilities: ['ev_charger'] }, ['ที่ชาร์จรถไฟฟ้า', 'ที่ชาร์จ ev', 'ชาร์จ ev', 'ev charger', 'ev charging']],
  [{ facilities: ['lift'] }, ['ลิฟต์', 'ลิฟท์', 'มีลิฟต์', 'มีลิฟท์', 'lift', 'elevator']],
  [{ facilities: ['sauna'] }, ['ซาวน่า', 'ซาวนา', 'sauna']],
  [{ facilities: ['playground'] }, ['สนามเด็กเล่น', 'playground']],
  [{ facilities: ['security_24h'] }, ['รปภ. 24 ชม.', 'รปภ 24 ชม', 'รปภ.24ชม', '24 hour security']],
  [{ facilities: ['coworking'] }, ['โคเวิร์กกิงสเปซ', 'coworking', 'co working space']],
  [{ features: ['private_pool'] }, ['สระส่วนตัว', 'สระว่ายน้ำส่วนตัว', 'private pool']],
  [{ features: ['bathtub'] }, ['อ่างอาบน้ำ', 'bathtub']],
  [{ features: ['balcony'] }, ['ระเบียง', 'มีระเบียง', 'balcony']],
  [{ features: ['corner_unit'] }, ['ห้องมุม', 'corner unit', 'corner room']],
  [{ features: ['duplex'] }, ['ดูเพล็กซ์']],
  [{ features: ['washer'] }, ['เครื่องซักผ้า', 'washing machine', 'washer']],
  [{ features: ['solar'] }, ['โซลาร์เซลล์', 'โซล่าเซลล์', 'solar', 'solar cell', 'solar panels']],
  [{ price_max: 1_000_000 }, ['หลักแสน', 'ราคาหลักแสน']],
  ...wishTerms,
  ...facingTerms,
  [
    { sort: 'price_asc' },
    [
      ...['ราคาถูก', 'ราคาถูกๆ', 'ถูกๆ', 'ถูกสุด', 'ถูกที่สุด', 'ถูกสุดๆ', 'ราคาไม่แพง', 'ไม่แพง', 'ราคาต่ำสุด', 'ราคาเบาๆ'],
      ...['cheap', 'cheapest', 'low price', 'lowest price', 'affordable', 'inexpensive', 'budget friendly'],
    ],
  ],
  [{ posted_within: 7 }, ['มาใหม่', 'ลงใหม่', 'ประกาศใหม่', 'new listing', 'new listings', 'just listed']],
  [{ price_reduced: true }, ['ลดราคา', 'ปรับลดราคา', 'price reduced', 'price drop', 'reduced price', 'reduced']],
  [{ has_floor_plan: true }, ['มีแปลน', 'แปลนห้อง', 'floor plan', 'floorplan']],
  [{ has_video: true }, ['มีวิดีโอ', 'มีคลิป', 'with video', 'video tour']],
];
