import type { HandwrittenAsset } from './handwritten-asset.ts';

/** Pool villas by the sea, described in the first person by their sellers. */
// prettier-ignore
export const coastVillas: readonly HandwrittenAsset[] = [
  {
    listing_type: 'sale',
    property_type: 'pool_villa',
    seller_role: 'owner',
    title_th: 'พูลวิลล่าชั้นเดียว 3 ห้องนอน ราไวย์ ซอยเงียบ ไปหาดในหานแค่ 5 นาที',
    title_en: 'Single-storey 3-bedroom pool villa in Rawai, 5 minutes from Nai Harn',
    description_th:
      '<p>บ้านหลังนี้เราสร้างเองเมื่อปี 2561 ตั้งใจอยู่ยาว เลยทำเป็นชั้นเดียวทั้งหลัง ไม่มีขั้นบันไดในบ้าน คุณแม่เดินสะดวก ตอนนี้ลูกเข้าเรียนที่กรุงเทพฯ แล้ว ครอบครัวต้องย้ายกลับ จึงตัดสินใจขาย</p>' +
      '<p>ห้องนั่งเล่นกับครัวเปิดถึงกัน ประตูบานเลื่อนเปิดออกสระได้ตลอดแนว สระเกลือขนาด 4 × 9 เมตร ห้องนอนใหญ่มีห้องแต่งตัวและประตูออกสวนหลังบ้าน อีกสองห้องอยู่คนละฝั่งบ้าน แขกมาพักก็ไม่รบกวนกัน ห้องน้ำ 3 ห้อง ใช้น้ำประปาร่วมกับบ่อบาดาลของตัวเอง มีแท็งก์สำรอง 4,000 ลิตร หน้าแล้งไม่เคยต้องซื้อน้ำ</p>' +
      '<p>ซอยแยกจากถนนใสยวน รถสวนกันได้ ตกกลางคืนเงียบมาก ขับไปหาดในหานประมาณ 5 นาที ตลาดปลาชาวเลราไวย์ 6 นาที ห้าแยกฉลองช่วงเช้าเผื่อไว้สัก 15 นาที</p>' +
      '<p>ข้อที่อยากบอกก่อน คือบ้านมองไม่เห็นทะเล และปั๊มสระใช้มาตั้งแต่แรก น่าจะต้องเปลี่ยนในปีสองปีนี้ หลังคากับระบบไฟตรวจเมื่อต้นปี เรียบร้อยดี ที่ดินเป็นโฉนด ปลอดจำนอง เฟอร์นิเจอร์ทิ้งไว้ให้ทั้งหมด ยกเว้นของส่วนตัวกับเปียโนของลูก</p>',
    description_en:
      '<p>We built this house for ourselves in 2018 and meant to stay, so everything is on one level, with no steps indoors; my mother gets about easily. Our children now go to school in Bangkok and the family is moving back, which is why we are selling.</p>' +
      '<p>The living room and kitchen are one open space, with sliding doors along the whole pool side. The salt-water pool is 4 × 9 metres. The main bedroom has a dressing room and its own door to the back garden; the other two bedrooms are at the opposite end, so guests and family do not disturb each other. There are three bathrooms. Water comes from the mains and from our own well, with 4,000 litres in reserve.</p>' +
      '<p>The lane off Saiyuan Road is wide enough for two cars and very quiet at night. Nai Harn beach is about 5 minutes by car and the Rawai seafood market 6. Allow 15 to Chalong circle in the morning.</p>' +
      '<p>What you should know first: there is no sea view, and the pool pump is the original one, so expect to replace it within a year or two. Roof and wiring were checked early this year. The land is chanote, free of mortgage. All furniture stays, except personal things and the piano.</p>',
    price_sale: 16_900_000, price_negotiable: true, transfer_fee_payer: 'half',
    bedrooms: 3, bathrooms: 3, parking_spaces: 2, usable_area_sqm: 240,
    land_rai: 0, land_ngan: 1, land_sq_wah: 38,
    building_floors: 1, year_built: 2018, building_condition: 'ready', furnishing: 'fully_furnished',
    orientation: 'se', view_types: ['garden', 'pool'],
    features: ['aircon', 'water_heater', 'fridge', 'washer', 'kitchen', 'private_pool', 'private_garden', 'walk_in_closet', 'water_tank'],
    title_deed_type: 'chanote', tenure: 'freehold', mortgage_status: 'free',
    road_access: 'public', road_width_m: 6,
    province_code: '83', district_code: '8301', subdistrict_code: '830107', postal_code: '83130',
    road: 'ใสยวน', landmark_th: 'หาดในหาน', landmark_en: 'Nai Harn beach',
    lat: 7.7925, lng: 98.3135, location_precision: 'approximate',
    images: [
      { scene: 'pool-villa', category: 'cover', caption_th: 'สระเกลือ 4 × 9 เมตร ยาวเสมอห้องนั่งเล่น', caption_en: 'The 4 × 9 metre salt-water pool runs along the living room' },
      { scene: 'pool-deck', category: 'exterior' },
      { scene: 'living-room', category: 'living' },
      { scene: 'kitchen', category: 'kitchen' },
      { scene: 'bedroom', category: 'bedroom', caption_th: 'ห้องนอนใหญ่ มีประตูออกสวน', caption_en: 'Main bedroom, with a door to the garden' },
      { scene: 'bedroom', category: 'bedroom' },
      { scene: 'bathroom', category: 'bathroom' },
      { scene: 'garden', category: 'exterior' },
    ],
  },
  {
    listing_type: 'sale',
    property_type: 'pool_villa',
    seller_role: 'agent',
    title_th: 'วิลล่าเนินเขาบ่อผุด 4 ห้องนอน เห็นทะเลถึงเกาะพะงัน (สิทธิการเช่า)',
    title_en: 'Bo Phut hillside villa, 4 bedrooms, view to Koh Phangan (leasehold)',
    description_th:
      '<p>วิลล่าบนเนินเหนือหมู่บ้านชาวประมงบ่อผุด หันหน้าไปทางทิศเหนือ จากสระมองเห็นอ่าวบ่อผุดและเกาะพะงันเต็มแนว บ้านไม่โดนแดดบ่ายตรง ๆ จึงนั่งริมสระได้เกือบทั้งวัน</p>' +
      '<p>บ้านสูง 2 ชั้นไล่ระดับตามเนิน ชั้นบนเป็นทางเข้า ห้องนั่งเล่น ครัว และสระแบบไร้ขอบ 3.5 × 11 เมตร กับห้องนอนใหญ่ 1 ห้อง ชั้นล่างเป็นห้องนอนอีก 3 ห้อง ทุกห้องมีห้องน้ำในตัวและเห็นทะเลเหมือนกัน เหมาะกับครอบครัวใหญ่หรือทำบ้านพักตากอากาศ เจ้าของเดิมใช้เองปีละสองสามเดือน สภาพจึงยังดีกว่าอายุบ้าน</p>' +
      '<ul><li>ที่ดินเป็นสิทธิการเช่าจดทะเบียน เหลือ 23 ปี ผู้ซื้อรับโอนสิทธิต่อ</li><li>ค่าส่วนกลางเดือนละ 9,500 บาท รวมถนน รปภ. และเก็บขยะ</li><li>ถนนขึ้นเป็นคอนกรีต มีช่วงชันประมาณ 80 เมตร รถเก๋งขึ้นได้ แต่หน้าฝนควรใช้เกียร์ต่ำ</li></ul>' +
      '<p>ลงไปถนนคนเดินบ่อผุดประมาณ 5 นาที สนามบินสมุย 15 นาที เครื่องบินขึ้นลงได้ยินบ้างแต่ไม่ผ่านเหนือหลังคา ราคานี้ต่ำกว่าวิลล่ากรรมสิทธิ์ในละแวกเดียวกันเพราะเป็นสิทธิการเช่า อยากให้ผู้ซื้ออ่านสัญญาเช่าพร้อมทนายของตัวเองก่อนวางมัดจำ ทางเราเตรียมสำเนาไว้ให้แล้ว</p>',
    description_en:
      '<p>A villa on the hill above the Fisherman’s Village in Bo Phut. It faces north, so the pool looks straight over Bo Phut bay to Koh Phangan and the terrace is out of the hard afternoon sun for most of the day.</p>' +
      '<p>The house steps down the slope on two levels. You come in at the top: living room, kitchen, the 3.5 × 11 metre infinity pool and the main bedroom. Below are three more bedrooms. Every bedroom has its own bathroom and the same view, which suits a large family or holiday letting. The present owner used it only two or three months a year, and it shows.</p>' +
      '<ul><li>The land is a registered lease with 23 years left, which the buyer takes over</li><li>Common fee 9,500 baht a month for the road, guards and refuse</li><li>The concrete road up has one steep stretch of about 80 metres; an ordinary car manages it, in low gear when it rains</li></ul>' +
      '<p>The walking street is about 5 minutes down the hill and the airport 15. You hear the planes, but they do not pass over the roof. The price is below freehold villas nearby because of the lease. Please read it with your own lawyer before paying a deposit; we have a copy ready for you.</p>',
    price_sale: 18_500_000, price_negotiable: true, transfer_fee_payer: 'negotiable', common_fee_month: 9_500,
    bedrooms: 4, bathrooms: 5, parking_spaces: 2, usable_area_sqm: 330,
    land_rai: 0, land_ngan: 1, land_sq_wah: 72,
    building_floors: 2, year_built: 2016, building_condition: 'ready', furnishing: 'fully_furnished',
    orientation: 'n', view_types: ['sea', 'pool', 'unblocked'],
    facilities: ['security_24h', 'cctv'],
    features: ['aircon', 'water_heater', 'fridge', 'washer', 'tv', 'kitchen', 'hood', 'balcony', 'private_pool', 'internet', 'water_tank'],
    title_deed_type: 'lease', tenure: 'leasehold', lease_years_remaining: 23, mortgage_status: 'free',
    road_access: 'easement', road_width_m: 5,
    province_code: '84', district_code: '8404', subdistrict_code: '840406', postal_code: '84320',
    road: 'ทวีราษฎร์ภักดี', landmark_th: 'หมู่บ้านชาวประมง บ่อผุด', landmark_en: 'Fisherman’s Village, Bo Phut',
    lat: 9.5498, lng: 100.0262, location_precision: 'approximate',
    images: [
      { scene: 'pool-villa', category: 'cover' },
      { scene: 'sea-view', category: 'view', caption_th: 'อ่าวบ่อผุดจากริมสระ เกาะพะงันอยู่ตรงหน้า', caption_en: 'Bo Phut bay from the pool, Koh Phangan straight ahead' },
      { scene: 'pool-deck', category: 'exterior' },
      { scene: 'living-room', category: 'living' },
      { scene: 'kitchen', category: 'kitchen' },
      { scene: 'bedroom', category: 'bedroom' },
      { scene: 'bedroom', category: 'bedroom', caption_th: 'ห้องนอนชั้นล่าง เห็นทะเลเหมือนชั้นบน', caption_en: 'A lower bedroom, with the same sea view' },
      { scene: 'bathroom', category: 'bathroom' },
      { scene: 'balcony', category: 'view' },
      { scene: 'floor-plan', category: 'other' },
    ],
  },
  {
    listing_type: 'sale_rent',
    property_type: 'pool_villa',
    seller_role: 'agent',
    title_th: 'ขาย/เช่า พูลวิลล่าพัทยา เนินพลับหวาน 3 ห้องนอน ในหมู่บ้านมี รปภ.',
    title_en: 'Pattaya pool villa on Nern Plub Wan, 3 bedrooms, gated, sale or rent',
    description_th:
      '<p>พูลวิลล่าในหมู่บ้านขนาดเล็ก 42 หลัง ซอยแยกจากถนนเนินพลับหวาน ฝั่งตะวันออกของสุขุมวิท เจ้าของย้ายไปทำงานที่ระยอง เปิดทั้งขายและให้เช่า ใครสรุปก่อนได้ก่อน</p>' +
      '<p>ตัวบ้านชั้นเดียวทรงตัวแอล โอบสระกลางบ้าน ห้องนอนทั้งสามห้องเปิดออกสระได้ ห้องนอนใหญ่มีอ่างอาบน้ำ ครัวไทยแยกอยู่ด้านหลัง ทำอาหารกลิ่นแรงได้ไม่เข้าบ้าน ที่จอดรถใต้หลังคา 2 คัน แอร์ห้องนั่งเล่นเปลี่ยนใหม่เมื่อปีที่แล้ว ส่วนแอร์ในห้องนอนเป็นชุดเดิมแต่ล้างทุกหกเดือน</p>' +
      '<ul><li>เช่า 45,000 บาทต่อเดือน สัญญา 1 ปีขึ้นไป ประกัน 2 เดือน ล่วงหน้า 1 เดือน</li><li>ค่าเช่ารวมดูแลสระสัปดาห์ละครั้งและตัดหญ้าเดือนละสองครั้ง ไม่รวมค่าน้ำค่าไฟ</li><li>เลี้ยงสุนัขพันธุ์เล็กได้ ขอคุยก่อนเข้าอยู่</li></ul>' +
      '<p>ไปหาดจอมเทียนราว 15 นาที ขึ้นมอเตอร์เวย์สาย 7 ประมาณ 10 นาที ใกล้ตลาดและร้านอาหารตลอดเส้น ช่วงฝนตกหนักปากซอยน้ำขังตื้น ๆ ไม่เกินครึ่งชั่วโมง รถเก๋งผ่านได้ ในหมู่บ้านน้ำไม่ท่วม บ้านว่างแล้ว นัดดูล่วงหน้าหนึ่งวัน</p>',
    description_en:
      '<p>A pool villa in a small estate of 42 houses, in a lane off Nern Plub Wan Road on the east side of Sukhumvit. The owner has moved to Rayong for work and will either sell or let: whoever agrees first.</p>' +
      '<p>The single-storey house is L-shaped around its pool and all three bedrooms open onto it. The main bathroom has a tub. A separate Thai kitchen at the back keeps strong cooking out of the house, and two cars stand under cover. The living-room air conditioner was replaced last year; those in the bedrooms are the original ones, cleaned every six months.</p>' +
      '<ul><li>Rent 45,000 baht a month for a year or longer, two months’ deposit and one in advance</li><li>Rent includes pool care every week and grass cutting twice a month, but not water and electricity</li><li>A small dog is possible; please talk to us first</li></ul>' +
      '<p>Jomtien beach is about 15 minutes away and motorway 7 about 10. There are markets and food stalls all along the road. In very heavy rain the mouth of the lane holds a little water for up to half an hour, passable by car; the estate itself does not flood. The house is empty. Please arrange a viewing one day ahead.</p>',
    price_sale: 7_950_000, price_rent_month: 45_000, price_negotiable: true, transfer_fee_payer: 'half',
    common_fee_month: 2_400,
    deposit_months: 2, advance_months: 1, min_lease_months: 12, pets: 'ask',
    bedrooms: 3, bathrooms: 3, parking_spaces: 2, usable_area_sqm: 185,
    land_rai: 0, land_ngan: 1, land_sq_wah: 4.5,
    building_floors: 1, year_built: 2019, building_condition: 'ready', furnishing: 'fully_furnished',
    view_types: ['pool', 'garden'],
    facilities: ['security_24h', 'cctv'],
    features: ['aircon', 'water_heater', 'fridge', 'washer', 'tv', 'kitchen', 'hood', 'bathtub', 'private_pool', 'private_garden', 'wardrobe'],
    title_deed_type: 'chanote', tenure: 'freehold', mortgage_status: 'mortgaged',
    road_width_m: 6,
    province_code: '20', district_code: '2004', subdistrict_code: '200402', postal_code: '20150',
    project_name_th: 'บ้านสวนลมเนิน', project_name_en: 'Baan Suan Lom Noen',
    road: 'เนินพลับหวาน', landmark_th: 'ตลาดเนินพลับหวาน', landmark_en: 'Nern Plub Wan market',
    lat: 12.9165, lng: 100.9215, location_precision: 'approximate',
    images: [
      { scene: 'pool-villa', category: 'cover', caption_th: 'บ้านทรงตัวแอล โอบสระไว้ตรงกลาง', caption_en: 'The L-shaped house wraps around its pool' },
      { scene: 'living-room', category: 'living' },
      { scene: 'kitchen', category: 'kitchen' },
      { scene: 'bedroom', category: 'bedroom' },
      { scene: 'bedroom', category: 'bedroom' },
      { scene: 'bathroom', category: 'bathroom' },
      { scene: 'pool-deck', category: 'exterior' },
    ],
  },
  {
    listing_type: 'sale',
    property_type: 'pool_villa',
    seller_role: 'owner',
    title_th: 'พูลวิลล่าหัวหิน ซอย 102 รีโนเวทปี 2567 สระใหญ่ สวนร่ม ใกล้บลูพอร์ต',
    title_en: 'Hua Hin Soi 102 pool villa, renovated 2024, large pool, shady garden',
    description_th:
      '<p>บ้านพักตากอากาศของครอบครัว ซื้อต่อมาตั้งแต่ปี 2555 แล้วรีโนเวทใหญ่เมื่อปี 2567 เปลี่ยนหลังคา เดินสายไฟใหม่ทั้งหลัง ทำห้องน้ำใหม่ทุกห้อง และปูกระเบื้องสระใหม่ ช่วงหลังมาใช้ปีละไม่กี่ครั้ง เสียดายบ้าน อยากให้คนที่ได้อยู่จริงดูแลต่อ</p>' +
      '<p>ที่ดิน 1 งาน 60 ตารางวา ต้นลีลาวดีกับจามจุรีโตแล้ว ให้ร่มเงาทั้งลานหน้าบ้าน สระ 5 × 10 เมตร ลึกสุด 1.6 เมตร มีช่วงตื้นสำหรับเด็ก ห้องนอน 3 ห้อง ห้องน้ำ 3 ห้อง ห้องนั่งเล่นเพดานสูง ลมผ่านดี กลางวันหน้าหนาวแทบไม่ต้องเปิดแอร์ ติดโซลาร์เซลล์ 5 กิโลวัตต์ไว้ ค่าไฟเดือนที่มาอยู่เต็มเดือนประมาณ 2,500 บาท</p>' +
      '<p>จากบ้านไปบลูพอร์ตประมาณ 7 นาที หาดหัวหิน 10 นาที โรงพยาบาลกรุงเทพหัวหิน 8 นาที ทางเข้าเป็นซอยลาดยาง ไม่ใช่หมู่บ้านจัดสรร จึงไม่มีค่าส่วนกลางและไม่มี รปภ. แต่เพื่อนบ้านรู้จักกันหมด มีกล้องรอบบ้าน</p>' +
      '<p>ใบไม้ร่วงเยอะช่วงหน้าแล้ง ต้องมีคนกวาด คนสวนที่ทำอยู่ยินดีทำต่อ ขายพร้อมเฟอร์นิเจอร์ ค่าโอนคนละครึ่ง โฉนดอยู่กับเรา พร้อมโอน</p>',
    description_en:
      '<p>This has been our family’s holiday house since 2012. In 2024 we renovated it properly: new roof, new wiring throughout, every bathroom redone and the pool retiled. These days we come only a few times a year, and would rather see someone really live here.</p>' +
      '<p>The plot is 160 square wah, and the grown frangipani and rain trees shade the whole front court. The pool is 5 × 10 metres, 1.6 metres at its deepest, with a shallow end for children. There are three bedrooms, three bathrooms and a high-ceilinged living room with a good breeze; in the cool season we hardly use the air conditioning. With the 5 kW solar panels, a full month here costs us about 2,500 baht in electricity.</p>' +
      '<p>Bluport is about 7 minutes by car, the beach 10 and Bangkok Hospital Hua Hin 8. The house is on a paved lane, not in an estate, so there is no common fee and no guard. The neighbours all know each other, and there are cameras around the house.</p>' +
      '<p>The trees drop many leaves in the dry season and someone must sweep; our gardener would be glad to stay. Sold with furniture, transfer fee shared equally, chanote in hand and ready to transfer.</p>',
    price_sale: 12_800_000, price_negotiable: false, transfer_fee_payer: 'half',
    bedrooms: 3, bathrooms: 3, parking_spaces: 3, usable_area_sqm: 220,
    land_rai: 0, land_ngan: 1, land_sq_wah: 60,
    building_floors: 1, year_built: 2008, building_condition: 'renovated', furnishing: 'fully_furnished',
    orientation: 'e', view_types: ['pool', 'garden'],
    features: ['aircon', 'water_heater', 'fridge', 'washer', 'kitchen', 'private_pool', 'private_garden', 'solar', 'water_tank', 'storage'],
    title_deed_type: 'chanote', tenure: 'freehold', mortgage_status: 'free',
    road_access: 'public', road_width_m: 6,
    province_code: '77', district_code: '7707', subdistrict_code: '770702', postal_code: '77110',
    road: 'เพชรเกษม', soi: 'หัวหิน 102', landmark_th: 'บลูพอร์ต หัวหิน', landmark_en: 'Bluport Hua Hin',
    lat: 12.544, lng: 99.9455, location_precision: 'approximate',
    images: [
      { scene: 'pool-villa', category: 'cover', caption_th: 'สระปูกระเบื้องใหม่ปี 2567', caption_en: 'The pool, retiled in 2024' },
      { scene: 'garden', category: 'exterior', caption_th: 'ลานหน้าบ้านใต้ร่มจามจุรี', caption_en: 'The front court in the shade of the rain tree' },
      { scene: 'living-room', category: 'living' },
      { scene: 'kitchen', category: 'kitchen' },
      { scene: 'bedroom', category: 'bedroom' },
      { scene: 'bedroom', category: 'bedroom' },
      { scene: 'bathroom', category: 'bathroom' },
      { scene: 'pool-deck', category: 'exterior' },
    ],
  },
];
