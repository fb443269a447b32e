import type { HandwrittenAsset } from './handwritten-asset.ts';

/** Homes in and around Chiang Mai. */
// prettier-ignore
export const northernHomes: readonly HandwrittenAsset[] = [
  {
    listing_type: 'sale',
    property_type: 'detached_house',
    seller_role: 'owner',
    title_th: 'บ้านเดี่ยวหางดง ใกล้กาดฝรั่ง 4 ห้องนอน ที่ 110 ตร.ว. บ้านเย็น ต้นไม้ใหญ่',
    title_en: 'Hang Dong house near Kad Farang, 4 beds, 110 sq wah, cool and green',
    description_th:
      '<p>ขายบ้านที่อยู่เองมา 11 ปี อยู่ตำบลบ้านแหวน ห่างกาดฝรั่งประมาณ 2 กิโลเมตร ย้ายไปดูแลคุณพ่อที่ลำปาง จึงต้องปล่อยบ้านหลังนี้ ตัวบ้านสองชั้น ก่ออิฐสองชั้นฝั่งตะวันตก หลังคาซีแพคพร้อมฉนวน หน้าร้อนเดือนเมษายนยังนั่งชั้นล่างเปิดแค่พัดลมได้</p>' +
      '<p>ชั้นล่างมีห้องนั่งเล่น ห้องกินข้าว ห้องนอน 1 ห้อง และห้องน้ำที่ทำราวจับไว้แล้ว ครัวต่อเติมด้านหลังแยกโครงสร้าง ลงเข็มของตัวเอง ไม่มีรอยแยก ชั้นบน 3 ห้องนอน ระเบียงหน้าเห็นดอยสุเทพในวันที่ฟ้าเปิด ที่ดิน 110 ตารางวา มีมะม่วง 2 ต้น ขนุน 1 ต้น และลำไยที่เก็บกินได้ทุกปี</p>' +
      '<ul><li>น้ำประปาหมู่บ้าน แรงดีทั้งวัน มีแท็งก์ 2,000 ลิตร</li><li>อินเทอร์เน็ตไฟเบอร์เข้าถึงบ้าน</li><li>ค่าส่วนกลางปีละ 9,600 บาท จ่ายแล้วทั้งปี</li></ul>' +
      '<p>ไปเซ็นทรัลแอร์พอร์ต 20 นาที โรงเรียนนานาชาติแถวหางดงไม่เกิน 15 นาที เรื่องฝุ่นเดือนมีนาคมเชียงใหม่เป็นทั้งเมือง บ้านนี้ห้องนอนใหญ่ติดเครื่องเติมอากาศไว้หนึ่งตัว ยกให้ ราคานี้รวมแอร์ 4 ตัวกับชุดครัว โฉนดพร้อมโอน</p>',
    description_en:
      '<p>We have lived here for 11 years, in Ban Waen, about 2 kilometres from Kad Farang. I am moving to Lampang to look after my father, so the house has to go. It is two storeys, with a double brick wall on the west side and insulation under the tiles. Even in April we sit downstairs with only a fan.</p>' +
      '<p>Downstairs are the living room, the dining room, one bedroom and a bathroom that already has grab rails. The kitchen behind was added on its own piles and has not cracked away. Upstairs are three bedrooms, and on a clear day you see Doi Suthep from the front balcony. The plot is 110 square wah, with two mango trees, a jackfruit and a longan we pick every year.</p>' +
      '<ul><li>Village water with good pressure all day, and a 2,000-litre tank</li><li>Fibre internet to the house</li><li>Common fee 9,600 baht a year, paid for this year</li></ul>' +
      '<p>Central Airport is 20 minutes away and the international schools of Hang Dong under 15. The March smoke is a fact of life all over Chiang Mai; the main bedroom has a fresh-air unit with a filter, which stays. The price includes four air conditioners and the kitchen. The chanote is ready to transfer.</p>',
    price_sale: 5_450_000, price_negotiable: true, transfer_fee_payer: 'half', common_fee_month: 800,
    bedrooms: 4, bathrooms: 3, parking_spaces: 2, usable_area_sqm: 210,
    land_rai: 0, land_ngan: 1, land_sq_wah: 10,
    building_floors: 2, year_built: 2015, building_condition: 'ready', furnishing: 'partly_furnished',
    orientation: 'e', view_types: ['garden', 'mountain'], facilities: ['security_24h', 'playground'],
    features: ['aircon', 'water_heater', 'kitchen', 'balcony', 'private_garden', 'water_tank', 'storage'],
    title_deed_type: 'chanote', tenure: 'freehold', mortgage_status: 'free', road_width_m: 8,
    province_code: '50', district_code: '5015', subdistrict_code: '501507', postal_code: '50230',
    project_name_th: 'บ้านร่มลำไย หางดง', project_name_en: 'Baan Rom Lamyai Hang Dong',
    road: 'เชียงใหม่-หางดง', landmark_th: 'กาดฝรั่ง วิลเลจ', landmark_en: 'Kad Farang Village',
    lat: 18.7105, lng: 98.95, location_precision: 'approximate',
    images: [
      { scene: 'gable-house', category: 'cover', caption_th: 'หน้าบ้านหันตะวันออก บ่ายร่มพอดี', caption_en: 'The front faces east and is shaded by afternoon' },
      { scene: 'garden', category: 'exterior', caption_th: 'สวนข้างบ้าน ร่มไม้ทั้งวัน', caption_en: 'The side garden is in shade all day' },
      { scene: 'living-room', category: 'living' },
      { scene: 'kitchen', category: 'kitchen' },
      { scene: 'bedroom', category: 'bedroom' },
      { scene: 'bedroom', category: 'bedroom' },
      { scene: 'bathroom', category: 'bathroom' },
      { scene: 'mountain-view', category: 'view' },
    ],
  },
  {
    listing_type: 'rent',
    property_type: 'detached_house',
    seller_role: 'owner',
    title_th: 'ให้เช่าบ้านสันทราย 3 ห้องนอน มีสนามหญ้า เลี้ยงหมาได้ ใกล้รวมโชค',
    title_en: 'San Sai house for rent, 3 beds, lawn, dogs welcome, near Ruamchok',
    description_th:
      '<p>บ้านเดี่ยวสองชั้น ตำบลสันทรายน้อย เพิ่งว่างต้นเดือนนี้ เจ้าของอยู่ซอยถัดไป มีอะไรเสียเรียกได้ ไม่ต้องรอช่างเป็นอาทิตย์ ที่ผ่านมาผู้เช่าอยู่กันยาว รายล่าสุดห้าปี</p>' +
      '<p>บ้านมี 3 ห้องนอน 2 ห้องน้ำ ชั้นล่างโล่ง เปิดประตูกระจกออกสนามหญ้าข้างบ้านได้ รั้วทึบสูงเมตรแปดรอบบ้าน เลี้ยงหมาได้สองตัว ขอแค่ดูแลไม่ให้เห่ากลางคืน ห้องเล็กชั้นบนทำเป็นห้องทำงาน มีโต๊ะกับชั้นหนังสือให้ แอร์ 3 ตัว เครื่องทำน้ำอุ่นทั้งสองห้องน้ำ ตู้เย็น เครื่องซักผ้า เตาแก๊ส ที่นอนใหม่</p>' +
      '<ul><li>ค่าเช่า 18,500 บาทต่อเดือน สัญญา 1 ปี</li><li>ประกัน 2 เดือน จ่ายล่วงหน้า 1 เดือน คืนประกันภายใน 15 วันหลังตรวจบ้าน</li><li>ค่าน้ำค่าไฟจ่ายตามบิล ค่าเก็บขยะเราจ่ายให้</li></ul>' +
      '<p>รวมโชคขับ 7 นาที ม.แม่โจ้ 15 นาที คูเมืองประมาณ 20 นาทีถ้าไม่ใช่ชั่วโมงเร่งด่วน แถวนี้มีตลาดเช้าเดินไปได้ เป็นชุมชนคนเมือง เช้า ๆ ได้ยินเสียงตามสายจากวัด บอกไว้ก่อนเผื่อคนนอนดึก บ้านไม่ได้อยู่ในหมู่บ้านจัดสรร ไม่มี รปภ. แต่มีกล้องหน้าบ้านกับไฟทางครบ</p>',
    description_en:
      '<p>A two-storey detached house in San Sai Noi, free since the start of this month. We live in the next lane, so when something breaks you tell us and nobody waits a week for a repair. Tenants tend to stay; the last family was here five years.</p>' +
      '<p>There are three bedrooms and two bathrooms. The ground floor is open, with glass doors onto the lawn beside the house. A solid wall, 1.8 metres high, goes all the way round, so two dogs are welcome, as long as they do not bark at night. The small room upstairs is set up as a study with a desk and shelves. You have three air conditioners, hot water in both bathrooms, a fridge, a washing machine, a gas cooker and new mattresses.</p>' +
      '<ul><li>18,500 baht a month on a one-year lease</li><li>Two months’ deposit and one in advance; the deposit is returned within 15 days of checking the house</li><li>You pay water and electricity by the bill; we pay for refuse</li></ul>' +
      '<p>Ruamchok is 7 minutes by car, Maejo University 15 and the old-city moat about 20 outside rush hour. The morning market is within walking distance. This is a village, and the temple loudspeaker starts early, which late sleepers should know. There is no estate guard, but there is a camera at the gate and good street lighting.</p>',
    price_rent_month: 18_500, price_negotiable: false, deposit_months: 2, advance_months: 1, min_lease_months: 12, pets: 'yes',
    bedrooms: 3, bathrooms: 2, parking_spaces: 2, usable_area_sqm: 145,
    land_rai: 0, land_ngan: 0, land_sq_wah: 76,
    building_floors: 2, year_built: 2013, building_condition: 'ready', furnishing: 'fully_furnished',
    view_types: ['garden'],
    features: ['aircon', 'water_heater', 'fridge', 'washer', 'kitchen', 'private_garden', 'wardrobe', 'water_tank'],
    province_code: '50', district_code: '5014', subdistrict_code: '501402', postal_code: '50210',
    road: 'เชียงใหม่-แม่โจ้', landmark_th: 'กาดรวมโชค', landmark_en: 'Ruamchok Market',
    lat: 18.825, lng: 99.0205, location_precision: 'approximate',
    images: [
      { scene: 'modern-house', category: 'cover' },
      { scene: 'garden', category: 'exterior', caption_th: 'สนามหญ้าข้างบ้าน รั้วทึบรอบ', caption_en: 'The lawn, with a solid wall all round' },
      { scene: 'living-room', category: 'living' },
      { scene: 'workroom', category: 'other', caption_th: 'ห้องเล็กชั้นบน ใช้เป็นห้องทำงาน', caption_en: 'The small upstairs room, used as a study' },
      { scene: 'bedroom', category: 'bedroom' },
      { scene: 'kitchen', category: 'kitchen' },
      { scene: 'bathroom', category: 'bathroom' },
    ],
  },
  {
    listing_type: 'sale',
    property_type: 'condo',
    seller_role: 'owner',
    title_th: 'คอนโดนิมมาน ซอย 6 หนึ่งห้องนอน 38 ตร.ม. เห็นดอยสุเทพ เดินไปเมญ่าได้',
    title_en: 'Nimman Soi 6 condo, 1 bed, 38 m², Doi Suthep view, walk to MAYA',
    description_th:
      '<p>ห้อง 1 ห้องนอน 38 ตารางเมตร ชั้น 6 ของตึก 8 ชั้น ในซอยนิมมานเหมินท์ 6 หน้าต่างห้องนอนกับระเบียงหันไปทางดอยสุเทพ หน้าฝนเห็นเมฆคลอเขาทุกเช้า ตึกข้างหน้าเป็นบ้านสองชั้น ยังไม่มีอะไรบัง แต่รับปากแทนอนาคตไม่ได้</p>' +
      '<p>ซื้อมือหนึ่งตอนตึกเสร็จปี 2558 อยู่เองช่วงเรียนต่อ มช. แล้วปล่อยเช่าต่อมาเดือนละ 14,000 บาท ผู้เช่าเพิ่งหมดสัญญา ทาสีใหม่ เปลี่ยนก๊อกกับฝักบัวแล้ว ครัวเล็กแต่มีเครื่องดูดควัน ห้องนอนกั้นด้วยบานเลื่อนกระจก ปิดแอร์แยกกันได้ เฟอร์นิเจอร์บิลต์อินไม้ยางพารา สภาพดี มีรอยขีดที่โต๊ะกินข้าวรอยหนึ่ง</p>' +
      '<ul><li>ค่าส่วนกลาง 1,330 บาทต่อเดือน</li><li>ที่จอดรถประมาณครึ่งหนึ่งของจำนวนห้อง กลับดึกต้องวนหา</li><li>ตึกไม่อนุญาตให้ปล่อยรายวันและไม่ให้เลี้ยงสัตว์</li></ul>' +
      '<p>เดินไปเมญ่า 8 นาที วันนิมมาน 6 นาที มช. ประตูหน้าเดินไหว รถแดงผ่านปากซอยตลอด เสียงเครื่องบินมีบ้างช่วงค่ำเพราะอยู่ใกล้แนวร่อน ปิดหน้าต่างแล้วเบาลงมาก เหมาะทั้งอยู่เองและซื้อไว้ให้ลูกเรียน</p>',
    description_en:
      '<p>A one-bedroom unit of 38 square metres on the sixth of eight floors in Nimmanhaemin Soi 6. The bedroom window and the balcony face Doi Suthep; in the rainy season there is cloud on the mountain every morning. The neighbours in front are two-storey houses. Nothing blocks the view today, though nobody can promise for the future.</p>' +
      '<p>I bought it new in 2015, lived here during my studies at Chiang Mai University and then let it for 14,000 baht a month. The tenant has just left, and I have repainted and put in new taps and a new shower. The kitchen is small but has a hood. A glass sliding wall closes off the bedroom, so you cool only the room you use. The built-in furniture is in good order, apart from one scratch on the dining table.</p>' +
      '<ul><li>Common fee 1,330 baht a month</li><li>Parking for about half of the units, so late arrivals have to look for a space</li><li>The building allows neither daily letting nor pets</li></ul>' +
      '<p>MAYA is an 8-minute walk, One Nimman 6, and the university’s front gate is walkable too. Red songthaews pass the mouth of the soi all day. You hear some planes in the evening, much less with the windows closed. Good to live in, or for a son or daughter at university.</p>',
    price_sale: 3_350_000, price_negotiable: true, transfer_fee_payer: 'half', common_fee_month: 1_330,
    bedrooms: 1, bathrooms: 1, parking_spaces: 1, usable_area_sqm: 38, floor_no: 6, building_floors: 8,
    year_built: 2015, building_condition: 'ready', furnishing: 'fully_furnished',
    orientation: 'w', view_types: ['mountain', 'unblocked'],
    facilities: ['pool', 'fitness', 'lobby', 'lift', 'parking', 'security_24h', 'cctv', 'keycard'],
    features: ['aircon', 'water_heater', 'fridge', 'washer', 'tv', 'kitchen', 'hood', 'balcony', 'wardrobe'],
    title_deed_type: 'condo_title', tenure: 'freehold', ownership_quota: 'thai', mortgage_status: 'free',
    province_code: '50', district_code: '5001', subdistrict_code: '500108', postal_code: '50200',
    project_name_th: 'ดอยดาว นิมมาน', project_name_en: 'Doi Dao Nimman',
    road: 'นิมมานเหมินท์', soi: 'นิมมานเหมินท์ 6', landmark_th: 'วันนิมมาน', landmark_en: 'One Nimman',
    lat: 18.7988, lng: 98.9662, location_precision: 'exact',
    images: [
      { scene: 'living-room', category: 'cover' },
      { scene: 'mountain-view', category: 'view', caption_th: 'ดอยสุเทพจากระเบียง เช้าหลังฝน', caption_en: 'Doi Suthep from the balcony, a morning after rain' },
      { scene: 'bedroom', category: 'bedroom' },
      { scene: 'kitchen', category: 'kitchen' },
      { scene: 'bathroom', category: 'bathroom' },
      { scene: 'balcony', category: 'view' },
      { scene: 'condo-low-rise', category: 'exterior' },
      { scene: 'fitness', category: 'facility' },
      { scene: 'floor-plan', category: 'other' },
    ],
  },
];
