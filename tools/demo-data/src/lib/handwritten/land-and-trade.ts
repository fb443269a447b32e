import type { HandwrittenAsset } from './handwritten-asset.ts';

/** Land, a small resort, a warehouse and a factory. */
// prettier-ignore
export const landAndTrade: readonly HandwrittenAsset[] = [
  {
    listing_type: 'sale',
    property_type: 'land',
    seller_role: 'owner',
    title_th: 'ที่นาเชียงราย ป่าอ้อดอนชัย 4 ไร่เศษ ติดลำเหมือง เห็นดอย ใกล้วัดร่องขุ่น',
    title_en: 'Chiang Rai rice land, over 4 rai, by a canal, hill view, near Wat Rong Khun',
    description_th:
      '<p>ที่นาของครอบครัว ตำบลป่าอ้อดอนชัย เนื้อที่ 4 ไร่ 1 งาน 20 ตารางวา รูปที่ดินเกือบเป็นสี่เหลี่ยมผืนผ้า หน้ากว้างติดทางสาธารณะ 62 เมตร ลึกประมาณ 110 เมตร ด้านหลังติดลำเหมืองสาธารณะ มีน้ำตั้งแต่เดือนพฤษภาคมถึงธันวาคม ปลายหน้าแล้งน้ำแห้ง</p>' +
      '<p>ทุกวันนี้ญาติยังทำนาปีอยู่ ได้ข้าวเหนียวปีละรอบ ไม่มีสัญญาเช่า เก็บเกี่ยวเสร็จปลายพฤศจิกายนก็ส่งมอบที่เปล่าได้ มองไปทางตะวันตกเห็นแนวดอยยาวตลอด ไม่มีสายไฟแรงสูงพาดผ่าน ไฟฟ้ากับประปาหมู่บ้านอยู่ริมทาง ห่างแปลงประมาณ 40 เมตร</p>' +
      '<ul><li>ที่ต่ำกว่าถนนราว 80 เซนติเมตร ถ้าจะปลูกบ้านต้องถมเฉพาะส่วน</li><li>ทางหน้าแปลงกว้าง 4 เมตร เป็นหินคลุก หน้าฝนรถกระบะเข้าได้ปกติ</li><li>โฉนดชื่อเดียว ปลอดภาระ รังวัดล่าสุดปี 2566 หลักหมุดครบ</li></ul>' +
      '<p>ไปวัดร่องขุ่นประมาณ 8 นาที ตัวเมืองเชียงราย 20 นาที เหมาะทำบ้านสวน ทำนาต่อ หรือเก็บไว้ ขายยกแปลง ไม่แบ่งขาย ผังเมืองควรสอบถามกับ อบต. อีกครั้งก่อนวางแผนสร้างอะไรใหญ่ เราให้สำเนาโฉนดไปตรวจที่สำนักงานที่ดินก่อนได้เลย</p>',
    description_en:
      '<p>Our family’s rice land in Pa O Don Chai: 4 rai 1 ngan 20 square wah, nearly a rectangle, with 62 metres on a public track and about 110 metres of depth. The back edge runs along a public irrigation canal that carries water from May to December and dries up late in the dry season.</p>' +
      '<p>A relative still grows one crop of sticky rice a year, without a lease, and once it is cut at the end of November the land can be handed over empty. To the west you see the whole line of hills. No high-voltage wires cross the plot. Electricity and village water run along the track, about 40 metres away.</p>' +
      '<ul><li>The land lies about 80 centimetres below the road; to build a house you would fill only that part</li><li>The track in front is 4 metres wide, of crushed stone, and passable by pickup in the rains</li><li>One chanote in one name, unencumbered, last surveyed in 2023, with all markers in place</li></ul>' +
      '<p>Wat Rong Khun is about 8 minutes away and Chiang Rai town 20. It would suit a garden house or further farming, or you can simply keep it. We sell the plot whole. Please ask the subdistrict office about zoning before you plan anything large; we gladly give you a copy of the deed to check at the land office.</p>',
    price_sale: 3_600_000, price_negotiable: true, transfer_fee_payer: 'half',
    land_rai: 4, land_ngan: 1, land_sq_wah: 20, frontage_m: 62, depth_m: 110,
    road_access: 'public', road_width_m: 4, city_plan_colour: 'unknown',
    title_deed_type: 'chanote', tenure: 'freehold', mortgage_status: 'free',
    province_code: '57', district_code: '5701', subdistrict_code: '570116', postal_code: '57000',
    landmark_th: 'วัดร่องขุ่น', landmark_en: 'Wat Rong Khun (White Temple)',
    lat: 19.815, lng: 99.775, location_precision: 'exact',
    images: [
      { scene: 'rice-field', category: 'cover', caption_th: 'มองจากหน้าแปลงไปทางดอย', caption_en: 'From the front of the plot towards the hills' },
      { scene: 'rice-field', category: 'exterior' },
      { scene: 'mountain-view', category: 'view' },
      { scene: 'rice-field', category: 'exterior' },
      { scene: 'roadside', category: 'exterior', caption_th: 'ทางเข้าหน้าแปลง', caption_en: 'The track in front of the plot' },
      { scene: 'site-plan', category: 'other' },
    ],
  },
  {
    listing_type: 'sale',
    property_type: 'land',
    seller_role: 'agent',
    title_th: 'ที่ดินติดทะเลกระบี่ คลองม่วง 3 ไร่ 40 ตร.ว. หน้าหาด 44 เมตร โฉนด',
    title_en: 'Krabi seafront land, Klong Muang, over 3 rai, 44 m of beach, chanote',
    description_th:
      '<p>ที่ดินติดชายหาดคลองม่วง ตำบลหนองทะเล เนื้อที่ 3 ไร่ 0 งาน 40 ตารางวา โฉนดใบเดียว เจ้าของเป็นคนในพื้นที่ ถือมาตั้งแต่รุ่นปู่ หน้าหาดวัดตามแนวโฉนดได้ 44 เมตร อีกด้านติดถนนลาดยางสาธารณะ ทะเลด้านนี้หันทิศตะวันตก มองเห็นเกาะห้องในวันฟ้าใส</p>' +
      '<p>พื้นที่ค่อนข้างราบ สูงกว่าระดับน้ำขึ้นสูงสุดประมาณ 2 เมตร มีต้นมะพร้าวกับสนทะเลเดิมอยู่ทั่วแปลง ยังไม่เคยมีสิ่งปลูกสร้างถาวร หาดเป็นทรายปนหินช่วงน้ำลง ว่ายน้ำได้ดีช่วงน้ำขึ้น ฤดูมรสุมพฤษภาคมถึงตุลาคมคลื่นแรงกว่าฝั่งอ่าวไทย</p>' +
      '<ul><li>แนวเขตด้านทะเลรังวัดร่วมกับเจ้าท่าเมื่อปี 2567 มีรายงานให้ดู</li><li>การก่อสร้างใกล้ชายฝั่งมีข้อจำกัดเรื่องระยะร่นและความสูง ผู้ซื้อควรปรึกษาสถาปนิกกับท้องถิ่นก่อน</li><li>ไฟฟ้าแรงต่ำและน้ำประปาถึงหน้าแปลง</li></ul>' +
      '<p>สนามบินกระบี่ขับประมาณ 35 นาที อ่าวนาง 20 นาที ข้างเคียงเป็นรีสอร์ตกับบ้านพักส่วนตัว เหมาะทำรีสอร์ตขนาดเล็กหรือบ้านพักหลังเดียวที่ต้องการความเป็นส่วนตัว ขายยกแปลง ชำระเป็นงวดได้ไม่เกิน 6 เดือน นัดดูที่พร้อมช่างรังวัดได้</p>',
    description_en:
      '<p>Beachfront land at Klong Muang in Nong Thale: 3 rai and 40 square wah on a single chanote, in the hands of a local family since the grandfather’s time. The sea frontage is 44 metres along the deed boundary, and the other end meets a paved public road. The beach faces west, and on a clear day you see Koh Hong.</p>' +
      '<p>The ground is fairly level, about 2 metres above the highest tide, with old coconut palms and casuarinas all over it. Nothing permanent has ever been built there. At low tide the beach is sand mixed with rock; at high tide the swimming is good. From May to October the monsoon brings rougher water than on the Gulf side.</p>' +
      '<ul><li>The seaward boundary was surveyed together with the Marine Department in 2024, and the report can be read</li><li>Building near the shore is limited in setback and height; please ask an architect and the local authority first</li><li>Low-voltage electricity and mains water reach the plot</li></ul>' +
      '<p>Krabi airport is about 35 minutes away and Ao Nang 20. The neighbours are resorts and private homes. It suits a small resort, or one house for someone who wants privacy. Sold whole; payment in stages over up to six months is possible. We can walk the boundary with you and a surveyor.</p>',
    price_sale: 86_000_000, price_negotiable: true, transfer_fee_payer: 'negotiable',
    land_rai: 3, land_ngan: 0, land_sq_wah: 40, frontage_m: 44, depth_m: 112,
    orientation: 'w', road_access: 'public', road_width_m: 6, city_plan_colour: 'unknown',
    title_deed_type: 'chanote', tenure: 'freehold', mortgage_status: 'free',
    province_code: '81', district_code: '8101', subdistrict_code: '810117', postal_code: '81180',
    landmark_th: 'หาดคลองม่วง', landmark_en: 'Klong Muang beach',
    lat: 8.0545, lng: 98.7545, location_precision: 'approximate',
    images: [
      { scene: 'seafront', category: 'cover', caption_th: 'หน้าหาดตอนน้ำขึ้น', caption_en: 'The beach in front at high tide' },
      { scene: 'sea-view', category: 'view', caption_th: 'ทะเลด้านตะวันตก', caption_en: 'Looking west over the sea' },
      { scene: 'seafront', category: 'exterior' },
      { scene: 'seafront', category: 'exterior' },
      { scene: 'roadside', category: 'exterior' },
      { scene: 'site-plan', category: 'other' },
    ],
  },
  {
    listing_type: 'sale',
    property_type: 'hotel',
    seller_role: 'owner',
    title_th: 'รีสอร์ตเล็กริมแควน้อย ไทรโยค 12 ห้อง ใกล้ถ้ำกระแซ ขายพร้อมกิจการ',
    title_en: 'Small resort on the Kwai Noi, Sai Yok, 12 rooms, near Tham Krasae',
    description_th:
      '<p>รีสอร์ตริมแม่น้ำแควน้อย ตำบลลุ่มสุ่ม อำเภอไทรโยค เราสองคนเปิดมาตั้งแต่ปี 2556 ทำเองทุกอย่าง ตอนนี้อายุหกสิบกว่าแล้ว อยากพัก ขายทั้งที่ดิน อาคาร และกิจการที่ยังเปิดรับแขกอยู่</p>' +
      '<p>ที่ดิน 3 ไร่ 2 งาน 15 ตารางวา หน้าน้ำ 58 เมตร มีเรือนพักปูน 8 ห้อง เรือนไม้ริมน้ำ 4 ห้อง ทุกห้องมีแอร์ เครื่องทำน้ำอุ่น และห้องน้ำในตัว อาคารกลางเป็นที่ต้อนรับ ห้องอาหาร 40 ที่นั่ง กับครัว มีสระว่ายน้ำเล็กและท่าลงแพ</p>' +
      '<ul><li>ใบอนุญาตประกอบธุรกิจโรงแรมยังไม่หมดอายุ ผู้ซื้อต้องยื่นขอเปลี่ยนชื่อผู้รับอนุญาต</li><li>อัตราเข้าพักเฉลี่ยสองปีหลังราว 46 เปอร์เซ็นต์ เสาร์อาทิตย์กับช่วงปลายปีเต็มเกือบทุกห้อง มีบัญชีให้ดูเมื่อคุยจริงจัง</li><li>พนักงานประจำ 5 คน อยากให้รับไว้ต่อ</li></ul>' +
      '<p>ปี 2565 น้ำขึ้นสูงถึงบันไดเรือนไม้ แต่ไม่เข้าห้อง หลังคาเรือนปูนสองหลังควรเปลี่ยนในสามปี ระบบน้ำเสียทำใหม่แล้ว ที่ดินเป็น น.ส.3 ก. ทั้งแปลง เดินไปสถานีถ้ำกระแซได้ประมาณ 15 นาที ตัวเมืองกาญจน์ขับหนึ่งชั่วโมง เราอยู่ช่วยสอนงานให้ได้สามเดือนหลังโอน</p>',
    description_en:
      '<p>A resort on the Kwai Noi in Lum Sum, Sai Yok. The two of us opened it in 2013 and did everything ourselves. We are past sixty and would like to rest, so we are selling the land, the buildings and the business, which is still taking guests.</p>' +
      '<p>The land is 3 rai 2 ngan 15 square wah with 58 metres along the water. There are eight rooms in brick cottages and four in wooden houses by the river, each with air conditioning, hot water and its own bathroom. The main building holds the reception, a 40-seat dining room and the kitchen. There is also a small pool and a landing for rafts.</p>' +
      '<ul><li>The hotel licence is current; the buyer must apply to change the licensee</li><li>Occupancy over the last two years averaged about 46 per cent, nearly full on weekends and at the end of the year; the accounts are open to serious buyers</li><li>Five permanent staff, whom we hope you will keep</li></ul>' +
      '<p>In 2022 the river rose to the steps of the wooden houses but did not enter the rooms. Two cottage roofs should be replaced within three years; the waste-water system is already new. The land is all Nor Sor 3 Gor. Tham Krasae station is a walk of about 15 minutes, and Kanchanaburi town is an hour by car. We can stay three months after the transfer to teach you the work.</p>',
    price_sale: 24_500_000, price_negotiable: true, transfer_fee_payer: 'half',
    bedrooms: 12, bathrooms: 14, parking_spaces: 15, usable_area_sqm: 780,
    land_rai: 3, land_ngan: 2, land_sq_wah: 15, frontage_m: 58,
    building_floors: 1, year_built: 2013, building_condition: 'ready', furnishing: 'fully_furnished',
    view_types: ['river', 'mountain', 'garden'], facilities: ['pool', 'garden', 'parking', 'cctv'],
    features: ['aircon', 'water_heater', 'fridge', 'tv', 'kitchen', 'internet', 'water_tank'],
    title_deed_type: 'ns3_gor', tenure: 'freehold', mortgage_status: 'mortgaged', road_access: 'public', road_width_m: 5,
    province_code: '71', district_code: '7102', subdistrict_code: '710201', postal_code: '71150',
    landmark_th: 'สถานีรถไฟถ้ำกระแซ', landmark_en: 'Tham Krasae railway station',
    lat: 14.109, lng: 99.162, location_precision: 'exact',
    images: [
      { scene: 'resort', category: 'cover' },
      { scene: 'river-view', category: 'view', caption_th: 'แควน้อยหน้าเรือนไม้', caption_en: 'The Kwai Noi in front of the wooden houses' },
      { scene: 'bedroom', category: 'bedroom', caption_th: 'ห้องพักเรือนปูน', caption_en: 'A room in a brick cottage' },
      { scene: 'bedroom', category: 'bedroom' },
      { scene: 'bathroom', category: 'bathroom' },
      { scene: 'pool-deck', category: 'facility' },
      { scene: 'garden', category: 'exterior' },
      { scene: 'site-plan', category: 'other' },
    ],
  },
  {
    listing_type: 'rent',
    property_type: 'warehouse',
    seller_role: 'agent',
    title_th: 'ให้เช่าโกดังบางพลี บางนา-ตราด กม. 19 พื้นที่ 1,250 ตร.ม. เทรลเลอร์เข้าได้',
    title_en: 'Bang Phli warehouse for rent, Bang Na-Trat km 19, 1,250 m², trailers',
    description_th:
      '<p>โกดังสำเร็จรูปในกลุ่มอาคาร 9 หลัง ซอยแยกจากถนนเทพรัตน (บางนา-ตราด) กม. 19 ฝั่งขาออก ตำบลบางโฉลง พื้นที่เก็บของ 1,130 ตารางเมตร กับสำนักงานสองชั้นด้านหน้าอีก 120 ตารางเมตร ว่างแล้ว ผู้เช่าเดิมเป็นบริษัทอะไหล่เครื่องจักร ย้ายไปที่ใหญ่กว่า</p>' +
      '<ul><li>ความสูงใต้คาน 8 เมตร ช่วงเสากว้าง 24 เมตร ไม่มีเสากลาง</li><li>พื้นรับน้ำหนัก 3 ตันต่อตารางเมตร ขัดมันเคลือบฮาร์ดเดนเนอร์</li><li>ประตูม้วนสูง 5 เมตร 2 บาน ไม่มีแท่นยกระดับ ต้องใช้รถโฟล์คลิฟต์</li><li>ไฟ 3 เฟส 100 แอมป์ ขอเพิ่มได้ ใช้เวลาประมาณหนึ่งเดือน</li></ul>' +
      '<p>ถนนภายในกว้าง 12 เมตร เทรลเลอร์ 40 ฟุตกลับรถได้ หน้าโกดังจอดรถบรรทุกได้ 4 คัน มี รปภ. กลางคืนและกล้องทั้งกลุ่มอาคาร พื้นโครงการถมสูงกว่าถนนซอย 60 เซนติเมตร ปีที่ผ่านมาไม่มีน้ำเข้า แต่ถนนซอยช่วงฝนหนักน้ำขังเป็นครั้งคราว</p>' +
      '<p>ค่าเช่าเดือนละ 175,000 บาท ยังไม่รวมภาษีหัก ณ ที่จ่าย ภาษีที่ดินผู้ให้เช่าจ่าย สัญญา 3 ปี ประกัน 3 เดือน ล่วงหน้า 1 เดือน ไม่รับสารเคมีไวไฟและงานผลิตที่มีกลิ่น ไปสุวรรณภูมิ 20 นาที แหลมฉบังประมาณหนึ่งชั่วโมง</p>',
    description_en:
      '<p>One of nine warehouses off Debaratana Road (Bang Na-Trat) at kilometre 19, outbound side, in Bang Chalong. It has 1,130 square metres of storage and a two-storey office of 120 square metres in front. It is empty: the last tenant, a machine-parts company, moved to a larger place.</p>' +
      '<ul><li>8 metres clear under the beams, and a 24-metre span with no column in the middle</li><li>The floor carries 3 tonnes per square metre and is polished and hardened</li><li>Two roller doors, 5 metres high; there is no loading dock, so you will need a forklift</li><li>Three-phase power at 100 amps; an increase takes about a month</li></ul>' +
      '<p>The inner road is 12 metres wide, a 40-foot trailer can turn, and four lorries park in front. There is a night guard, with cameras over the whole group. The site is filled to 60 centimetres above the lane. No water came in last year, although the lane itself now and then holds water in heavy rain.</p>' +
      '<p>Rent is 175,000 baht a month before withholding tax; the landlord pays the land and building tax. Three-year lease, three months’ deposit, one in advance. We do not accept inflammable chemicals or production that smells. Suvarnabhumi airport is 20 minutes away and Laem Chabang port about an hour.</p>',
    price_rent_month: 175_000, price_negotiable: true, deposit_months: 3, advance_months: 1, min_lease_months: 36,
    bathrooms: 3, parking_spaces: 8, usable_area_sqm: 1_250, building_floors: 1, year_built: 2018, building_condition: 'ready',
    facilities: ['security_24h', 'cctv', 'parking'], road_access: 'public', road_width_m: 12, city_plan_colour: 'unknown',
    province_code: '11', district_code: '1103', subdistrict_code: '110304', postal_code: '10540',
    road: 'เทพรัตน', landmark_th: 'ถนนบางนา-ตราด กม. 19', landmark_en: 'Bang Na-Trat Road, km 19',
    lat: 13.6, lng: 100.751, location_precision: 'approximate',
    images: [
      { scene: 'warehouse', category: 'cover' },
      { scene: 'hall-interior', category: 'other', caption_th: 'ไม่มีเสากลาง สูงใต้คาน 8 เมตร', caption_en: 'No column in the middle, 8 metres under the beams' },
      { scene: 'warehouse', category: 'exterior' },
      { scene: 'office-interior', category: 'other', caption_th: 'สำนักงานด้านหน้า', caption_en: 'The office in front' },
      { scene: 'roadside', category: 'exterior' },
      { scene: 'hall-interior', category: 'other' },
    ],
  },
  {
    listing_type: 'sale',
    property_type: 'factory',
    seller_role: 'owner',
    title_th: 'ขายโรงงานปลวกแดง ระยอง มาบยางพร 2,400 ตร.ม. ที่ 4 ไร่ พร้อมเครน 5 ตัน',
    title_en: 'Factory in Pluak Daeng, Rayong, 2,400 m² on 4 rai, 5-tonne crane',
    description_th:
      '<p>โรงงานของบริษัทเราเอง ตำบลมาบยางพร อำเภอปลวกแดง ใช้ขึ้นรูปโลหะมาตั้งแต่ปี 2554 ย้ายไลน์ผลิตไปรวมกับโรงงานที่ชลบุรีแล้ว อาคารว่าง เครื่องจักรขนออกหมดตั้งแต่เดือนสิงหาคม</p>' +
      '<p>ที่ดิน 4 ไร่ 0 งาน 60 ตารางวา อาคารผลิต 2,000 ตารางเมตร สูงใต้เครน 7 เมตร เครนเหนือศีรษะ 5 ตัน 1 ตัว ตรวจประจำปีล่าสุดเดือนมิถุนายน สำนักงานสองชั้น 320 ตารางเมตร และโรงอาหารกับห้องล็อกเกอร์พนักงาน 80 ตารางเมตร พื้นโรงงานรับน้ำหนัก 5 ตันต่อตารางเมตร มีหลุมฐานเครื่องเดิมสองจุด ปิดแผ่นเหล็กไว้ ผู้ซื้อกลบเองได้</p>' +
      '<ul><li>หม้อแปลงของตัวเอง 630 kVA</li><li>น้ำประปาภูมิภาค มีถังสำรองใต้ดิน 60 ลูกบาศก์เมตร</li><li>ใบ รง.4 เดิมเป็นงานโลหะ ผู้ซื้อต้องยื่นใหม่ตามกิจการของตน</li><li>ที่ดินเป็นโฉนด ติดจำนองธนาคาร ไถ่ถอนในวันโอน</li></ul>' +
      '<p>ถนนหน้าโรงงานกว้าง 10 เมตร เทรลเลอร์เข้าออกได้ ไปนิคมฯ อีสเทิร์นซีบอร์ด 10 นาที ท่าเรือแหลมฉบังประมาณ 45 นาที หลังคาเมทัลชีตด้านตะวันตกควรเปลี่ยนราว 300 ตารางเมตร หักไว้ในราคาแล้ว เข้าตรวจพร้อมวิศวกรได้ทุกวันทำการ</p>',
    description_en:
      '<p>Our own company’s factory in Map Yang Phon, Pluak Daeng, used for metal forming since 2011. Production has been merged with our plant in Chonburi. The building is empty, and the last machines left in August.</p>' +
      '<p>The land is 4 rai and 60 square wah. The production hall is 2,000 square metres with 7 metres under the crane, a single 5-tonne overhead crane last inspected in June. There is a two-storey office of 320 square metres, and 80 square metres of canteen and lockers. The floor carries 5 tonnes per square metre. Two old machine pits are covered with steel plates and can be filled in.</p>' +
      '<ul><li>Own transformer, 630 kVA</li><li>Mains water, with an underground reserve of 60 cubic metres</li><li>The old factory licence was for metalwork; the buyer applies for a new one for their own trade</li><li>Chanote, mortgaged to a bank and redeemed on the day of transfer</li></ul>' +
      '<p>The road in front is 10 metres wide and trailers pass easily. Eastern Seaboard estate is 10 minutes away and Laem Chabang port about 45. Some 300 square metres of metal roof on the west side should be replaced, and the price already allows for it. You may inspect with your engineer on any working day.</p>',
    price_sale: 42_000_000, price_negotiable: true, transfer_fee_payer: 'half',
    bathrooms: 8, parking_spaces: 20, usable_area_sqm: 2_400, land_rai: 4, land_ngan: 0, land_sq_wah: 60, frontage_m: 72,
    building_floors: 2, year_built: 2011, building_condition: 'ready',
    title_deed_type: 'chanote', tenure: 'freehold', mortgage_status: 'mortgaged',
    road_access: 'public', road_width_m: 10, city_plan_colour: 'purple',
    province_code: '21', district_code: '2106', subdistrict_code: '210605', postal_code: '21140',
    landmark_th: 'นิคมอุตสาหกรรมอีสเทิร์นซีบอร์ด', landmark_en: 'Eastern Seaboard Industrial Estate',
    lat: 12.97, lng: 101.11, location_precision: 'approximate',
    images: [
      { scene: 'factory', category: 'cover' },
      { scene: 'hall-interior', category: 'other', caption_th: 'อาคารผลิต ขนเครื่องจักรออกหมดแล้ว', caption_en: 'The production hall, cleared of machines' },
      { scene: 'office-interior', category: 'other' },
      { scene: 'factory', category: 'exterior' },
      { scene: 'roadside', category: 'exterior' },
      { scene: 'site-plan', category: 'other' },
    ],
  },
];
