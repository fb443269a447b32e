import type { HandwrittenAsset } from './handwritten-asset.ts';

/** Homes in Khon Kaen, Pak Chong, Hat Yai and Udon Thani. */
// prettier-ignore
export const provincialHomes: readonly HandwrittenAsset[] = [
  {
    listing_type: 'sale',
    property_type: 'townhouse',
    seller_role: 'bank',
    title_th: 'ทาวน์โฮมขอนแก่น บ้านเป็ด 2 ชั้น 3 ห้องนอน ทรัพย์ธนาคาร ต้องปรับปรุง',
    title_en: 'Khon Kaen townhouse, Ban Pet, 3 beds, bank-owned, needs renovation',
    description_th:
      '<p>ทรัพย์ของธนาคาร ทาวน์โฮม 2 ชั้น หน้ากว้าง 5.5 เมตร ที่ดิน 22 ตารางวา ในหมู่บ้านตำบลบ้านเป็ด แยกจากถนนมะลิวัลย์เข้ามาประมาณ 900 เมตร บ้านว่าง ไม่มีผู้อยู่อาศัย พร้อมให้เข้าดูในวันทำการ</p>' +
      '<p>ชั้นล่างเป็นห้องโถงกับครัวต่อเติมเต็มพื้นที่หลังบ้าน ชั้นบน 3 ห้องนอน 1 ห้องน้ำ โครงสร้างหลักอยู่ในสภาพใช้ได้ ไม่พบรอยร้าวที่เสาและคาน สิ่งที่ต้องทำตามที่สำรวจเมื่อเดือนก่อน</p>' +
      '<ul><li>ฝ้าชั้นบนด้านหลังมีคราบน้ำ ต้องซ่อมรอยต่อหลังคาแล้วเปลี่ยนฝ้า</li><li>พื้นครัวต่อเติมทรุดจากตัวบ้านราว 2 เซนติเมตร</li><li>สุขภัณฑ์ชั้นล่างชำรุด มิเตอร์ไฟถูกถอด ต้องขอใหม่</li><li>ทาสีทั้งหลัง</li></ul>' +
      '<p>ช่างที่เข้าดูประเมินค่าปรับปรุงเบื้องต้น 250,000–320,000 บาท ผู้ซื้อควรพาช่างของตัวเองมาตรวจซ้ำ ราคาขายคิดตามสภาพปัจจุบัน ธนาคารรับผิดชอบค่าส่วนกลางค้างถึงวันโอน ส่วนค่าธรรมเนียมการโอนผู้ซื้อเป็นผู้ชำระ ยื่นกู้ได้ทั้งค่าซื้อและค่าปรับปรุงตามเกณฑ์ จากหน้าบ้านไปสนามบินขอนแก่นประมาณ 10 นาที ใกล้ตลาดบ้านเป็ดและโรงเรียนในตำบล เหมาะกับช่างหรือคนที่อยากได้บ้านราคาต่ำแล้วค่อยทำเอง</p>',
    description_en:
      '<p>A bank-owned two-storey townhouse, 5.5 metres wide, on 22 square wah in an estate in Ban Pet, about 900 metres off Maliwan Road. It is empty, nobody is living in it, and it can be seen on working days.</p>' +
      '<p>Downstairs is a hall, with a kitchen extension filling the back yard. Upstairs are three bedrooms and a bathroom. The main structure is serviceable and no cracks were found in columns or beams. This is what our survey last month says must be done:</p>' +
      '<ul><li>Water stains on the rear upstairs ceiling: repair the roof joint, then replace the boards</li><li>The kitchen extension has sunk about 2 centimetres away from the house</li><li>The downstairs toilet is broken, and the electricity meter was removed and must be applied for again</li><li>The whole house needs paint</li></ul>' +
      '<p>A contractor’s first estimate for the work is 250,000 to 320,000 baht; please bring your own builder to check. The price is for the house as it stands. The bank clears unpaid common fees up to the day of transfer, and the buyer pays the transfer fee. You may apply to borrow for both purchase and repairs, subject to the usual criteria. Khon Kaen airport is about 10 minutes away, with Ban Pet market and local schools close by. It will suit a builder, or someone happy to do the work step by step.</p>',
    price_sale: 1_190_000, price_negotiable: false, transfer_fee_payer: 'buyer', common_fee_month: 350,
    bedrooms: 3, bathrooms: 2, parking_spaces: 1, usable_area_sqm: 102,
    land_rai: 0, land_ngan: 0, land_sq_wah: 22, frontage_m: 5.5, depth_m: 16,
    building_floors: 2, year_built: 2009, building_condition: 'needs_renovation', furnishing: 'unfurnished',
    title_deed_type: 'chanote', tenure: 'freehold', mortgage_status: 'free',
    province_code: '40', district_code: '4001', subdistrict_code: '400115', postal_code: '40000',
    project_name_th: 'บ้านทิพย์มะลิ ขอนแก่น', project_name_en: 'Baan Thip Mali Khon Kaen',
    road: 'มะลิวัลย์', landmark_th: 'ท่าอากาศยานขอนแก่น', landmark_en: 'Khon Kaen Airport',
    lat: 16.4385, lng: 102.7905, location_precision: 'exact',
    images: [
      { scene: 'townhouse', category: 'cover' },
      { scene: 'living-room', category: 'living', caption_th: 'โถงชั้นล่างต่อกับครัว', caption_en: 'The ground-floor hall leads to the kitchen' },
      { scene: 'kitchen', category: 'kitchen' },
      { scene: 'bedroom', category: 'bedroom' },
      { scene: 'bathroom', category: 'bathroom' },
      { scene: 'floor-plan', category: 'other' },
    ],
  },
  {
    listing_type: 'sale',
    property_type: 'detached_house',
    seller_role: 'owner',
    title_th: 'บ้านเขาใหญ่ ปากช่อง ถนนธนะรัชต์ 3 ห้องนอน เฉลียงกว้าง เห็นเขาเต็มตา',
    title_en: 'Khao Yai house off Thanarat Road, 3 beds, wide veranda, mountain view',
    description_th:
      '<p>บ้านปูนผสมไม้ชั้นครึ่ง บนที่ดิน 1 งาน 85 ตารางวา ตำบลหมูสี แยกจากถนนธนะรัชต์เข้ามาไม่ถึงกิโลเมตร เฉลียงหน้าบ้านยาว 12 เมตร หันไปทางทิศใต้ มองเห็นแนวเขาของอุทยานตั้งแต่เช้าจนค่ำ บ้านหลังนี้เราใช้เฉลียงมากกว่าห้องนั่งเล่นเสียอีก</p>' +
      '<p>ชั้นล่าง 2 ห้องนอน ห้องน้ำคั่นกลาง ครัวกับโต๊ะยาว 8 ที่นั่ง ชั้นลอยเป็นห้องนอนใหญ่ ห้องน้ำในตัว กับมุมอ่านหนังสือ ประตูหน้าต่างไม้เก่าจากเรือนของคุณยาย ซ่อมและทำสีใหม่เมื่อสองปีก่อน ปลวกวางระบบไว้ มีบริษัทมาตรวจทุกสามเดือน แอร์มีสองห้องนอน อีกห้องไม่เคยต้องใช้</p>' +
      '<ul><li>น้ำบาดาลเจาะลึก 80 เมตร พร้อมเครื่องกรอง ไม่มีน้ำประปาเข้าถึง</li><li>ไฟดับบ้างเวลาพายุเข้า มีเครื่องปั่นไฟทิ้งไว้ให้</li><li>สัญญาณโทรศัพท์ดี อินเทอร์เน็ตไฟเบอร์ติดแล้ว</li></ul>' +
      '<p>ไปด่านอุทยานฯ ฝั่งปากช่องประมาณ 15 นาที ตัวเมืองปากช่อง 25 นาที วันหยุดยาวถนนธนะรัชต์รถแน่น ควรมาถึงก่อนสิบโมง ที่ดินเป็นโฉนด ถนนหน้าบ้านเป็นทางสาธารณะลาดยาง ขายเพราะลูกไปทำงานต่างประเทศกันหมด อยากได้เพื่อนบ้านคนใหม่ที่รักต้นไม้</p>',
    description_en:
      '<p>A house of brick and timber, one and a half storeys, on 185 square wah in Mu Si, less than a kilometre off Thanarat Road. The veranda is 12 metres long and faces south to the ridge of the national park, in view from morning to dusk. We use it more than the living room.</p>' +
      '<p>On the ground floor are two bedrooms with a bathroom between them, the kitchen and a long table for eight. The mezzanine is the main bedroom, with its bathroom and a reading corner. The old wooden doors and windows came from my grandmother’s house; we repaired and refinished them two years ago. Termite pipes are laid and checked every three months. Two bedrooms have air conditioning, and the third has never needed it.</p>' +
      '<ul><li>Water from an 80-metre well with filters; there is no mains supply here</li><li>The power sometimes fails in storms, so the generator stays</li><li>Good mobile signal, and fibre internet is installed</li></ul>' +
      '<p>The park gate on the Pak Chong side is about 15 minutes away and Pak Chong town 25. On long weekends Thanarat Road is full, so try to arrive before ten. The land is chanote, on a paved public road. Our children all work abroad now. We hope for a buyer who loves trees.</p>',
    price_sale: 7_200_000, price_negotiable: true, transfer_fee_payer: 'half',
    bedrooms: 3, bathrooms: 2, parking_spaces: 3, usable_area_sqm: 190,
    land_rai: 0, land_ngan: 1, land_sq_wah: 85,
    building_floors: 2, year_built: 2012, building_condition: 'ready', furnishing: 'partly_furnished',
    orientation: 's', view_types: ['mountain', 'garden', 'unblocked'],
    features: ['aircon', 'water_heater', 'kitchen', 'balcony', 'private_garden', 'internet', 'water_tank', 'storage'],
    title_deed_type: 'chanote', tenure: 'freehold', mortgage_status: 'free', road_access: 'public', road_width_m: 6,
    province_code: '30', district_code: '3021', subdistrict_code: '302105', postal_code: '30130',
    road: 'ธนะรัชต์', landmark_th: 'ปาลิโอ เขาใหญ่', landmark_en: 'Palio Khao Yai',
    lat: 14.529, lng: 101.3805, location_precision: 'approximate',
    images: [
      { scene: 'gable-house', category: 'cover' },
      { scene: 'mountain-view', category: 'view', caption_th: 'แนวเขาจากเฉลียงหน้าบ้าน', caption_en: 'The ridge from the veranda' },
      { scene: 'living-room', category: 'living' },
      { scene: 'kitchen', category: 'kitchen' },
      { scene: 'bedroom', category: 'bedroom', caption_th: 'ห้องนอนใหญ่บนชั้นลอย', caption_en: 'The main bedroom on the mezzanine' },
      { scene: 'bedroom', category: 'bedroom' },
      { scene: 'bathroom', category: 'bathroom' },
      { scene: 'garden', category: 'exterior' },
    ],
  },
  {
    listing_type: 'rent',
    property_type: 'townhouse',
    seller_role: 'owner',
    title_th: 'ให้เช่าทาวน์โฮมหาดใหญ่ ถนนปุณณกัณฑ์ หลัง ม.อ. 3 ห้องนอน เฟอร์ครบ',
    title_en: 'Hat Yai townhouse for rent, Punnakan Road behind PSU, 3 bedrooms',
    description_th:
      '<p>ทาวน์โฮม 2 ชั้น ถนนปุณณกัณฑ์ ตำบลคอหงส์ อยู่ด้านหลัง ม.อ. หาดใหญ่ ขี่มอเตอร์ไซค์เข้าประตูมหาวิทยาลัย 5 นาที โรงพยาบาลสงขลานครินทร์ 8 นาที ผู้เช่าที่ผ่านมาเป็นอาจารย์ หมอเวร และนักศึกษาที่หารกันสามคน</p>' +
      '<p>ห้องนอน 3 ห้อง มีเตียง ตู้เสื้อผ้า และโต๊ะหนังสือทุกห้อง แอร์ทุกห้องนอน ห้องน้ำชั้นละ 1 ห้อง มีเครื่องทำน้ำอุ่นทั้งคู่ ครัวหลังบ้านมีหลังคาโปร่งแสง วางเครื่องซักผ้ากับตู้เย็นให้แล้ว หน้าบ้านจอดรถเก๋งได้ 1 คัน มอเตอร์ไซค์อีก 2 คัน</p>' +
      '<ul><li>ค่าเช่า 12,000 บาทต่อเดือน สัญญาอย่างน้อย 1 ปี</li><li>ประกัน 2 เดือน ล่วงหน้า 1 เดือน</li><li>อินเทอร์เน็ตผู้เช่าติดเอง ค่าน้ำค่าไฟจ่ายตรงกับหน่วยงาน</li><li>เลี้ยงแมวได้ หมาขอไม่รับ เพราะบ้านติดกัน</li></ul>' +
      '<p>เรื่องน้ำท่วมที่คนหาดใหญ่ถามกันทุกราย บริเวณนี้เป็นที่เนินของคอหงส์ ปี 2553 น้ำไม่เข้าบ้าน แต่ฝนหนัก ๆ ถนนบางช่วงในเมืองผ่านไม่ได้ ต้องรอ ปากซอยมีร้านข้าวกับร้านน้ำชา เปิดถึงดึก ในซอยเองเงียบ ขอผู้เช่าที่ไม่จัดปาร์ตี้ดึก ๆ เพราะข้างบ้านมีผู้สูงอายุ</p>',
    description_en:
      '<p>A two-storey townhouse on Punnakan Road in Kho Hong, behind Prince of Songkla University: 5 minutes by motorcycle to the university gate and 8 to Songklanagarind Hospital. Past tenants were lecturers, doctors on shift, and students sharing between three.</p>' +
      '<p>Each of the three bedrooms has a bed, a wardrobe, a desk and air conditioning. There is a bathroom on each floor, both with hot water. The kitchen at the back has a translucent roof, and the washing machine and fridge are in place. One car fits in front of the house, with room for two motorcycles.</p>' +
      '<ul><li>12,000 baht a month, for one year or longer</li><li>Two months’ deposit and one in advance</li><li>Tenants arrange their own internet; water and electricity are paid straight to the authorities</li><li>A cat is fine. No dogs, please, because the walls are shared</li></ul>' +
      '<p>Everyone in Hat Yai asks about floods. This part of Kho Hong is on higher ground, and no water entered the house in 2010. In very heavy rain, though, some roads in town cannot be passed and you have to wait. At the mouth of the soi a rice shop and a tea shop stay open late; the soi itself is quiet. We ask for tenants who do not hold late parties, as our neighbours are elderly.</p>',
    price_rent_month: 12_000, price_negotiable: false, deposit_months: 2, advance_months: 1, min_lease_months: 12, pets: 'ask',
    bedrooms: 3, bathrooms: 2, parking_spaces: 1, usable_area_sqm: 110,
    land_rai: 0, land_ngan: 0, land_sq_wah: 20,
    building_floors: 2, year_built: 2006, building_condition: 'ready', furnishing: 'fully_furnished',
    features: ['aircon', 'water_heater', 'fridge', 'washer', 'kitchen', 'wardrobe'],
    province_code: '90', district_code: '9011', subdistrict_code: '901104', postal_code: '90110',
    road: 'ปุณณกัณฑ์', landmark_th: 'มหาวิทยาลัยสงขลานครินทร์', landmark_en: 'Prince of Songkla University',
    lat: 7.0035, lng: 100.5085, location_precision: 'approximate',
    images: [
      { scene: 'townhouse', category: 'cover' },
      { scene: 'living-room', category: 'living' },
      { scene: 'bedroom', category: 'bedroom', caption_th: 'ทุกห้องนอนมีโต๊ะหนังสือ', caption_en: 'Every bedroom has a desk' },
      { scene: 'bedroom', category: 'bedroom' },
      { scene: 'kitchen', category: 'kitchen' },
      { scene: 'bathroom', category: 'bathroom' },
    ],
  },
  {
    listing_type: 'sale',
    property_type: 'semi_detached',
    seller_role: 'developer',
    title_th: 'บ้านแฝดใหม่อุดรธานี บ้านเลื่อม 3 ห้องนอน 37 ตร.ว. พร้อมโอน',
    title_en: 'New semi-detached house in Ban Lueam, Udon Thani, 3 beds, ready',
    description_th:
      '<p>บ้านแฝดสองชั้นสร้างเสร็จแล้ว โครงการขนาดเล็ก 28 หลัง ตำบลบ้านเลื่อม เหลือ 6 หลังสุดท้าย เชื่อมกันเฉพาะผนังโรงรถ ตัวบ้านจึงไม่มีผนังติดเพื่อนบ้านเลย เสียงไม่ลอดถึงกัน</p>' +
      '<p>ที่ดินเริ่มต้น 37 ตารางวา พื้นที่ใช้สอย 132 ตารางเมตร ชั้นล่างมีห้องอเนกประสงค์ ทำห้องนอนผู้ใหญ่หรือห้องทำงานได้ ชั้นบน 3 ห้องนอน 2 ห้องน้ำ ฝ้าสูง 2.7 เมตร หน้าต่างกระจกเขียวตัดแสง ครัวเดินท่อดูดควันและปลั๊กเตาไฟฟ้าไว้ให้ โรงรถเดินสายสำหรับเครื่องชาร์จรถไฟฟ้า ผู้ซื้อติดเครื่องเพิ่มเองได้</p>' +
      '<ul><li>แถมแอร์ 2 ตัว แท็งก์น้ำ ปั๊มน้ำ และมุ้งลวดทั้งหลัง</li><li>ค่าโอนโครงการออกให้ ค่าจดจำนองผู้ซื้อรับผิดชอบ</li><li>ค่าส่วนกลางตารางวาละ 18 บาท เก็บล่วงหน้า 2 ปี</li><li>รับประกันโครงสร้าง 5 ปี งานทั่วไป 1 ปี</li></ul>' +
      '<p>ไปหนองประจักษ์ประมาณ 10 นาที เซ็นทรัลอุดร 15 นาที สนามบิน 15 นาที รอบโครงการยังเป็นทุ่งนาหลายแปลง เย็น ๆ ลมดี แต่ช่วงเผาตอซังมีควันบ้าง ก่อนเซ็นสัญญาเราให้ผู้ซื้อพาผู้ตรวจบ้านมาเดินดูได้เต็มที่ แก้ให้จบก่อนโอน</p>',
    description_en:
      '<p>Finished two-storey semi-detached houses in a small estate of 28 in Ban Lueam; the last six are for sale. Each pair is joined only at the garage wall, so no living room or bedroom shares a wall with the neighbours and sound does not carry.</p>' +
      '<p>Plots start at 37 square wah, with 132 square metres of floor area. The spare room downstairs can be a bedroom for parents or a study. Upstairs are three bedrooms and two bathrooms, with 2.7-metre ceilings and tinted glass. The kitchen has its hood duct and a socket for an electric hob. The garage is wired for an electric-car charger, which you can add yourself.</p>' +
      '<ul><li>Included: two air conditioners, a water tank, a pump, and screens on every window</li><li>We pay the transfer fee; the buyer pays the mortgage registration</li><li>Common fee 18 baht per square wah, two years in advance</li><li>Guarantee of 5 years on the structure and 1 year on general work</li></ul>' +
      '<p>Nong Prachak is about 10 minutes away, Central Udon 15 and the airport 15. There are still rice fields around the estate: a good breeze in the evening, but some smoke when the stubble is burnt. Before you sign you are welcome to bring a house inspector, and we finish whatever they find before the transfer.</p>',
    price_sale: 3_290_000, price_negotiable: false, transfer_fee_payer: 'seller', common_fee_month: 666,
    bedrooms: 3, bathrooms: 3, parking_spaces: 2, usable_area_sqm: 132,
    land_rai: 0, land_ngan: 0, land_sq_wah: 37,
    building_floors: 2, year_built: 2026, building_condition: 'new', furnishing: 'unfurnished',
    facilities: ['garden', 'security_24h', 'cctv'], features: ['aircon', 'water_tank', 'kitchen'],
    title_deed_type: 'chanote', tenure: 'freehold', road_access: 'public', road_width_m: 8,
    province_code: '41', district_code: '4101', subdistrict_code: '410112', postal_code: '41000',
    project_name_th: 'ลานทุ่ง บ้านเลื่อม', project_name_en: 'Lan Thung Ban Lueam',
    landmark_th: 'หนองประจักษ์', landmark_en: 'Nong Prachak Park',
    lat: 17.433, lng: 102.769, location_precision: 'exact',
    images: [
      { scene: 'semi-detached', category: 'cover', caption_th: 'เชื่อมกันเฉพาะผนังโรงรถ', caption_en: 'Joined only at the garage wall' },
      { scene: 'living-room', category: 'living' },
      { scene: 'kitchen', category: 'kitchen' },
      { scene: 'bedroom', category: 'bedroom' },
      { scene: 'bedroom', category: 'bedroom' },
      { scene: 'bathroom', category: 'bathroom' },
      { scene: 'floor-plan', category: 'other' },
    ],
  },
];
