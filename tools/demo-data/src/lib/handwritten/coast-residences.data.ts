import type { HandwrittenAsset } from './handwritten-asset.ts';

/** Condominiums with a sea view and a family house on the coast. */
// prettier-ignore
export const coastResidences: readonly HandwrittenAsset[] = [
  {
    listing_type: 'sale',
    property_type: 'condo',
    seller_role: 'agent',
    title_th: 'คอนโดวงศ์อมาตย์ ชั้น 21 เห็นทะเลเต็มหน้า 2 ห้องนอน โควตาต่างชาติ',
    title_en: 'Wong Amat condo, 21st floor, full sea view, 2 beds, foreign quota',
    description_th:
      '<p>ห้อง 2 ห้องนอน 2 ห้องน้ำ ขนาด 74 ตารางเมตร ชั้น 21 หันหน้าทิศตะวันตก เห็นทะเลทั้งจากห้องนั่งเล่นและห้องนอนใหญ่ ด้านหน้าเป็นบ้านเตี้ยกับแนวหาด ยังไม่มีตึกบัง พระอาทิตย์ตกสวยแทบทุกวัน โดยเฉพาะหลังฝน</p>' +
      '<p>เจ้าของเป็นคู่สามีภรรยาวัยเกษียณ อยู่เองตั้งแต่ตึกเสร็จปี 2557 ไม่เคยปล่อยเช่า พื้นไม้ลามิเนตกับครัวบิลต์อินเปลี่ยนเมื่อสามปีก่อน ระเบียงกว้าง 2 เมตร ตั้งโต๊ะกินข้าวสี่คนได้ ห้องหันตะวันตกจึงร้อนช่วงบ่ายสองถึงห้าโมง ติดฟิล์มกันความร้อนและม่านสองชั้นไว้ให้แล้ว</p>' +
      '<ul><li>ชื่อถือครองในโควตาต่างชาติ โอนต่อให้ผู้ซื้อต่างชาติได้</li><li>ค่าส่วนกลาง 45 บาทต่อตารางเมตร จ่ายล่วงหน้าถึงสิ้นปี</li><li>ที่จอดรถไม่ล็อกช่อง ช่วงวันหยุดยาวอาจต้องจอดชั้นบน</li></ul>' +
      '<p>เดินลงหาดวงศ์อมาตย์ประมาณ 6 นาที ปากซอยมีร้านสะดวกซื้อและรถสองแถว ไปเทอร์มินอล 21 พัทยาขับ 8 นาที เขตนี้เงียบกว่าพัทยาใต้มาก เหมาะกับคนที่อยากอยู่ใกล้ทะเลแต่ยังนอนหลับสบาย</p>',
    description_en:
      '<p>A 74 square metre unit with two bedrooms and two bathrooms on the 21st floor. It faces west, and both the living room and the main bedroom look at the sea. In front are only low houses and the beach, and no tower blocks the view so far. The sunsets are good, best of all after rain.</p>' +
      '<p>The owners are a retired couple who have lived here since the building was finished in 2014 and never let it. The laminate floor and fitted kitchen were replaced three years ago, and the balcony, 2 metres deep, takes a table for four. A west-facing unit is warm between two and five in the afternoon, so there is heat film on the glass and a double layer of curtains.</p>' +
      '<ul><li>Held in the foreign quota and transferable to a foreign buyer</li><li>Common fee 45 baht per square metre, paid to the end of the year</li><li>Parking is not reserved; on long weekends you may have to use the upper decks</li></ul>' +
      '<p>Wong Amat beach is a 6-minute walk. There is a convenience store at the mouth of the soi, with baht buses passing, and Terminal 21 is 8 minutes by car. It is far quieter here than South Pattaya: near the water, yet you sleep well.</p>',
    price_sale: 8_450_000, price_negotiable: true, transfer_fee_payer: 'half', common_fee_month: 3_330,
    bedrooms: 2, bathrooms: 2, parking_spaces: 1, usable_area_sqm: 74, floor_no: 21,
    building_floors: 36, year_built: 2014, building_condition: 'ready', furnishing: 'fully_furnished',
    orientation: 'w', view_types: ['sea', 'unblocked'],
    facilities: ['pool', 'fitness', 'sauna', 'lobby', 'lift', 'parking', 'security_24h', 'cctv', 'keycard'],
    features: ['aircon', 'water_heater', 'fridge', 'washer', 'tv', 'kitchen', 'hood', 'balcony', 'wardrobe'],
    title_deed_type: 'condo_title', tenure: 'freehold', ownership_quota: 'foreign', mortgage_status: 'free',
    province_code: '20', district_code: '2004', subdistrict_code: '200408', postal_code: '20150',
    project_name_th: 'เดอะ ทรายขาว วงศ์อมาตย์', project_name_en: 'The Sai Khao Wong Amat',
    road: 'พัทยา-นาเกลือ', soi: 'นาเกลือ 18', landmark_th: 'หาดวงศ์อมาตย์', landmark_en: 'Wong Amat beach',
    lat: 12.9655, lng: 100.8865, location_precision: 'exact',
    images: [
      { scene: 'sea-view', category: 'cover', caption_th: 'ทะเลจากระเบียงชั้น 21', caption_en: 'The sea from the 21st-floor balcony' },
      { scene: 'condo-tower', category: 'exterior' },
      { scene: 'living-room', category: 'living' },
      { scene: 'bedroom', category: 'bedroom' },
      { scene: 'kitchen', category: 'kitchen', caption_th: 'ครัวบิลต์อิน เปลี่ยนใหม่เมื่อสามปีก่อน', caption_en: 'The kitchen was replaced three years ago' },
      { scene: 'bathroom', category: 'bathroom' },
      { scene: 'balcony', category: 'view' },
      { scene: 'pool-deck', category: 'facility' },
      { scene: 'fitness', category: 'facility' },
    ],
  },
  {
    listing_type: 'rent',
    property_type: 'condo',
    seller_role: 'owner',
    title_th: 'ให้เช่าคอนโดติดหาดหัวหิน ใกล้ซิเคด้า 1 ห้องนอน เห็นทะเล เช่าครึ่งปีได้',
    title_en: 'Beachfront Hua Hin condo near Cicada, 1 bed, sea view, 6 months or more',
    description_th:
      '<p>ห้องของเราเอง ชั้น 5 ของตึก 7 ชั้น ขนาด 52 ตารางเมตร 1 ห้องนอน 1 ห้องน้ำ ระเบียงหันทิศตะวันออก มองข้ามสระไปเห็นทะเล ตื่นเช้ามาได้แดดอ่อน ๆ พอสายแดดก็พ้นห้องไปแล้ว</p>' +
      '<p>ปกติมาพักเองช่วงปีใหม่กับสงกรานต์ ปีนี้ไม่ได้มา จึงเปิดให้เช่ายาวอย่างน้อย 6 เดือน ไม่รับรายวันเพราะนิติบุคคลไม่อนุญาต ในห้องมีครบ เตียง 6 ฟุต โซฟา โต๊ะทำงาน เครื่องซักผ้า เตาไฟฟ้า หม้อจานชาม ถือกระเป๋าเข้ามาอยู่ได้เลย อินเทอร์เน็ตบ้านติดไว้แล้ว รวมในค่าเช่า</p>' +
      '<ul><li>ค่าเช่า 23,000 บาทต่อเดือน ประกัน 2 เดือน ล่วงหน้า 1 เดือน</li><li>เช่าครบ 12 เดือน ลดเหลือเดือนละ 21,000 บาท</li><li>ค่าไฟจ่ายตามมิเตอร์การไฟฟ้า ค่าน้ำ 20 บาทต่อหน่วย</li><li>ไม่เลี้ยงสัตว์ ไม่สูบบุหรี่ในห้อง</li></ul>' +
      '<p>ประตูหลังตึกออกหาดได้ เดินไปตลาดซิเคด้า 8 นาที บลูพอร์ตขับ 5 นาที ตึกไม่ใหม่ ลิฟต์มีตัวเดียวต่ออาคาร แต่ดูแลดี คนอยู่ประจำเยอะ ช่วงมรสุมเดือนพฤศจิกายนคลื่นเสียงดังหน่อย บางคนชอบ บางคนไม่ชอบ อยากให้มานั่งฟังดูก่อน</p>',
    description_en:
      '<p>Our own unit, on the fifth of seven floors: 52 square metres, one bedroom, one bathroom, and a balcony facing east over the pool to the sea. You wake to soft light, and by late morning the sun has moved off the room.</p>' +
      '<p>We usually come at New Year and Songkran. This year we cannot, so we are letting it for six months or longer. Daily letting is not allowed by the building. It is fully equipped: a 6-foot bed, sofa, desk, washing machine, electric hob, pots and plates. Bring a suitcase. Home internet is installed and included in the rent.</p>' +
      '<ul><li>23,000 baht a month, two months’ deposit and one in advance</li><li>21,000 a month if you take a full year</li><li>Electricity at the authority’s meter rate, water 20 baht a unit</li><li>No pets, and no smoking in the room</li></ul>' +
      '<p>A gate behind the building opens onto the beach. Cicada Market is an 8-minute walk and Bluport 5 minutes by car. The building is not new and each block has a single lift, but it is well kept and many people live here all year. In the November monsoon the waves are rather loud; some love it and some do not, so do come and listen first.</p>',
    price_rent_month: 23_000, price_negotiable: false,
    deposit_months: 2, advance_months: 1, min_lease_months: 6, pets: 'no',
    bedrooms: 1, bathrooms: 1, parking_spaces: 1, usable_area_sqm: 52, floor_no: 5,
    building_floors: 7, year_built: 2011, building_condition: 'ready', furnishing: 'fully_furnished',
    orientation: 'e', view_types: ['sea', 'pool'],
    facilities: ['pool', 'kids_pool', 'fitness', 'garden', 'lift', 'parking', 'security_24h', 'keycard'],
    features: ['aircon', 'water_heater', 'fridge', 'washer', 'tv', 'kitchen', 'balcony', 'internet', 'wardrobe'],
    province_code: '77', district_code: '7707', subdistrict_code: '770702', postal_code: '77110',
    project_name_th: 'บ้านเกลียวคลื่น หัวหิน', project_name_en: 'Baan Kliao Khluen Hua Hin',
    road: 'หัวหิน-เขาตะเกียบ', landmark_th: 'ตลาดซิเคด้า', landmark_en: 'Cicada Market',
    lat: 12.5318, lng: 99.9688, location_precision: 'exact',
    images: [
      { scene: 'balcony', category: 'cover', caption_th: 'ระเบียงรับแดดเช้า', caption_en: 'The balcony gets the morning sun' },
      { scene: 'sea-view', category: 'view' },
      { scene: 'living-room', category: 'living' },
      { scene: 'bedroom', category: 'bedroom' },
      { scene: 'kitchen', category: 'kitchen' },
      { scene: 'bathroom', category: 'bathroom' },
      { scene: 'condo-low-rise', category: 'exterior' },
      { scene: 'pool-deck', category: 'facility' },
    ],
  },
  {
    listing_type: 'sale',
    property_type: 'condo',
    seller_role: 'owner',
    title_th: 'คอนโดชะอำ ถนนร่วมจิตต์ ข้ามถนนถึงหาด ห้องมุม 2 ห้องนอน ราคาเบา',
    title_en: 'Cha-am corner condo on Ruamchit Road, 2 beds, across from the beach',
    description_th:
      '<p>ขายห้องมุมชั้น 9 ขนาด 63 ตารางเมตร 2 ห้องนอน 2 ห้องน้ำ ตึกอยู่ฝั่งตรงข้ามหาดชะอำ ข้ามถนนร่วมจิตต์ก็ถึงทราย ระเบียงห้องนั่งเล่นเห็นทะเลด้านข้าง ห้องนอนเล็กเห็นเขา ลมดีทั้งวันเพราะเปิดหน้าต่างได้สองด้าน</p>' +
      '<p>ซื้อไว้ให้พ่อแม่มาพักวันหยุดตั้งแต่ปี 2556 ท่านอายุมากขึ้น เดินทางไม่ค่อยไหวแล้ว ของในห้องเป็นของเดิม แอร์ 3 ตัวใช้ได้ปกติ ตู้เย็นเปลี่ยนใหม่ ไอทะเลกินมือจับหน้าต่างกับราวระเบียงบ้าง ขัดสีใหม่ไปรอบหนึ่งเมื่อปีก่อน ผู้ซื้อน่าจะอยากเปลี่ยนม่านกับโซฟา เราตั้งราคาเผื่อไว้ให้แล้ว</p>' +
      '<p>ตลาดและสถานีรถไฟชะอำขับไม่เกิน 5 นาที ไปหัวหินประมาณ 30 นาที จากกรุงเทพฯ วิ่งถนนพระรามที่ 2 หรือเพชรเกษมราวสองชั่วโมงครึ่ง วันธรรมดาหาดเงียบ เสาร์อาทิตย์คนเยอะ รถติดหน้าหาดช่วงเย็น</p>' +
      '<ul><li>ค่าส่วนกลาง 30 บาทต่อตารางเมตร ไม่มียอดค้าง</li><li>โควตาไทย ปลอดจำนอง</li><li>ค่าโอนคนละครึ่ง ต่อรองได้ถ้าโอนภายในเดือนเดียว</li></ul>',
    description_en:
      '<p>A corner unit on the ninth floor: 63 square metres, two bedrooms and two bathrooms, in a building across Ruamchit Road from Cha-am beach. From the living-room balcony you see the sea at an angle, and from the small bedroom the hills. Windows on two sides keep a breeze moving all day.</p>' +
      '<p>I bought it in 2013 so that my parents could come on holidays. They are older now and the trip has become too much. The contents are as they were: three air conditioners in working order and a newer fridge. Sea air has marked the window handles and the balcony rail, which were rubbed down and painted last year. You will probably want new curtains and a sofa, and the price allows for that.</p>' +
      '<p>The market and Cha-am railway station are under 5 minutes by car and Hua Hin about 30. From Bangkok it takes around two and a half hours by Rama II or Phet Kasem Road. On weekdays the beach is quiet; on weekends it is busy, with slow traffic along the front in the evening.</p>' +
      '<ul><li>Common fee 30 baht per square metre, nothing outstanding</li><li>Thai quota, free of mortgage</li><li>Transfer fee shared equally; I will talk about the price if we transfer within a month</li></ul>',
    price_sale: 2_990_000, price_negotiable: true, transfer_fee_payer: 'half', common_fee_month: 1_890,
    bedrooms: 2, bathrooms: 2, parking_spaces: 1, usable_area_sqm: 63, floor_no: 9,
    building_floors: 16, year_built: 2010, building_condition: 'ready', furnishing: 'partly_furnished',
    orientation: 'se', view_types: ['sea', 'mountain'],
    facilities: ['pool', 'lift', 'parking', 'security_24h', 'laundry', 'convenience_store'],
    features: ['aircon', 'water_heater', 'fridge', 'tv', 'kitchen', 'balcony', 'corner_unit'],
    title_deed_type: 'condo_title', tenure: 'freehold', ownership_quota: 'thai', mortgage_status: 'free',
    province_code: '76', district_code: '7604', subdistrict_code: '760401', postal_code: '76120',
    project_name_th: 'หาดนวล คอนโด ชะอำ', project_name_en: 'Hat Nuan Condo Cha-am',
    road: 'ร่วมจิตต์', landmark_th: 'หาดชะอำ', landmark_en: 'Cha-am beach',
    lat: 12.7962, lng: 99.9795, location_precision: 'exact',
    images: [
      { scene: 'condo-tower', category: 'cover' },
      { scene: 'sea-view', category: 'view', caption_th: 'ทะเลด้านข้างจากระเบียง', caption_en: 'The sea, seen sideways from the balcony' },
      { scene: 'living-room', category: 'living' },
      { scene: 'bedroom', category: 'bedroom' },
      { scene: 'bedroom', category: 'bedroom' },
      { scene: 'bathroom', category: 'bathroom' },
      { scene: 'pool-deck', category: 'facility' },
    ],
  },
  {
    listing_type: 'rent',
    property_type: 'detached_house',
    seller_role: 'agent',
    title_th: 'ให้เช่าบ้านเดี่ยวศรีราชา ถนนเก้ากิโล 4 ห้องนอน ใกล้เจพาร์ค พร้อมอยู่',
    title_en: 'Detached house for rent, Kao Kilo Road, Si Racha, 4 beds, near J-Park',
    description_th:
      '<p>บ้านเดี่ยว 2 ชั้นในหมู่บ้านที่มีรั้วรอบ ถนนเก้ากิโล ตำบลสุรศักดิ์ ผู้เช่าเดิมเป็นครอบครัวชาวญี่ปุ่นอยู่มาสี่ปี เพิ่งกลับประเทศเมื่อเดือนก่อน เจ้าของทาสีภายในใหม่ ล้างแอร์ทุกตัว และเปลี่ยนที่นอนให้ทั้งหมด</p>' +
      '<p>ชั้นล่างเป็นห้องนั่งเล่นต่อกับโต๊ะกินข้าว ครัวปิดแยกต่างหาก และห้องนอนผู้สูงอายุ 1 ห้องพร้อมห้องน้ำ ชั้นบนมี 3 ห้องนอน ห้องใหญ่มีอ่างอาบน้ำ หน้าต่างทุกบานติดมุ้งลวดและเหล็กดัดที่เปิดจากด้านในได้ สนามหญ้าหลังบ้านกว้างพอให้เด็กวิ่ง จอดรถในบ้านได้ 2 คัน</p>' +
      '<ul><li>ค่าเช่า 38,000 บาทต่อเดือน รวมค่าส่วนกลางและคนตัดหญ้าเดือนละครั้ง</li><li>สัญญา 1 ปี ประกัน 2 เดือน ล่วงหน้า 1 เดือน ออกใบเสร็จในนามบริษัทได้</li><li>สัตว์เลี้ยงขอพิจารณาเป็นราย ๆ</li></ul>' +
      '<p>เจพาร์คขับ 5 นาที โรงเรียนอัสสัมชัญศรีราชาประมาณ 12 นาที ไปนิคมฯ แหลมฉบัง 20 นาที อมตะซิตี้ ชลบุรี 30 นาทีถ้าออกก่อนเจ็ดโมง ช่วงเย็นแยกเก้ากิโลรถติด ควรเผื่อเวลา นัดดูได้ทุกวัน มีล่ามญี่ปุ่นให้ถ้าต้องการ</p>',
    description_en:
      '<p>A two-storey detached house in a walled estate on Kao Kilo Road, Surasak. A Japanese family lived here for four years and went home last month. The owner has since repainted the inside, cleaned every air conditioner and replaced all the mattresses.</p>' +
      '<p>On the ground floor are the living and dining area, a separate closed kitchen, and one bedroom with a bathroom beside it, good for grandparents. Upstairs are three bedrooms, the largest with a bathtub. Every window has a mosquito screen and a grille that opens from inside. The lawn behind is big enough for children to run about, and two cars park within the gate.</p>' +
      '<ul><li>38,000 baht a month, including the common fee and grass cutting once a month</li><li>One-year lease, two months’ deposit, one in advance; receipts in a company’s name are possible</li><li>Pets are considered case by case</li></ul>' +
      '<p>J-Park is 5 minutes by car and Assumption College Sriracha about 12. Laem Chabang estate is 20 minutes away and Amata City Chonburi 30 if you leave before seven. The Kao Kilo junction is slow in the evening, so allow for that. Viewings any day; we can bring a Japanese interpreter if you wish.</p>',
    price_rent_month: 38_000, price_negotiable: true,
    deposit_months: 2, advance_months: 1, min_lease_months: 12, pets: 'ask',
    bedrooms: 4, bathrooms: 3, parking_spaces: 2, usable_area_sqm: 196,
    land_rai: 0, land_ngan: 0, land_sq_wah: 68,
    building_floors: 2, year_built: 2017, building_condition: 'ready', furnishing: 'fully_furnished',
    facilities: ['clubhouse', 'pool', 'playground', 'security_24h', 'cctv'],
    features: ['aircon', 'water_heater', 'fridge', 'washer', 'tv', 'kitchen', 'hood', 'bathtub', 'private_garden', 'wardrobe'],
    province_code: '20', district_code: '2007', subdistrict_code: '200702', postal_code: '20110',
    project_name_th: 'บ้านรมย์ชล เก้ากิโล', project_name_en: 'Baan Rom Chon Kao Kilo',
    road: 'เก้ากิโล', landmark_th: 'เจพาร์ค ศรีราชา นิฮอน มูระ', landmark_en: 'J-Park Sriracha Nihon Mura',
    lat: 13.1525, lng: 100.959, location_precision: 'approximate',
    images: [
      { scene: 'gable-house', category: 'cover' },
      { scene: 'living-room', category: 'living', caption_th: 'ห้องนั่งเล่น ทาสีใหม่ทั้งห้อง', caption_en: 'The living room, freshly painted' },
      { scene: 'kitchen', category: 'kitchen' },
      { scene: 'bedroom', category: 'bedroom' },
      { scene: 'bedroom', category: 'bedroom' },
      { scene: 'bathroom', category: 'bathroom' },
      { scene: 'garden', category: 'exterior' },
    ],
  },
];
