import type { TypedSearch } from './typed-search.ts';

/** Typing errors, other romanisations, the wrong keyboard, Thai digits, spoken sentences. */
// prettier-ignore
export const misspelt: readonly TypedSearch[] = [
  // typing errors
  ['2 bedrom condo', 'property_type=condo bedrooms_min=2'], ['2 bedroms', 'bedrooms_min=2'], ['3 bedrooom house', '@houses bedrooms_min=3'], ['apartmnt', 'property_type=apartment'], ['appartment', 'property_type=apartment'],
  ['condominum', 'property_type=condo'], ['townhose', 'property_type=townhouse'], ['stuido', 'traits=studio'], ['studoi asok', 'traits=studio near:E4'], ['warehose', 'property_type=warehouse'], ['2 bathrom', 'bathrooms_min=2'],
  ['furnishd condo', 'property_type=condo furnishing=fully_furnished'], ['คอนโดดมิเนียม', 'property_type=condo'], ['บ้านเดียว', 'property_type=detached_house'], ['สตูดิโด', 'traits=studio'], ['ทาวโฮม', 'property_type=townhouse'],
  ['พูลวิลลา', 'property_type=pool_villa'], ['ทองหลอ', 'near:E6'], ['พรอมพงษ์', 'near:E5'], ['เอกมย', 'near:E7'], ['ออนนุช', 'near:E9'], ['ภูเก้ต', 'province=83'], ['เชียงใหม', 'province=50'], ['นนทบุรึ', 'province=12'],
  ['pattya', 'province=20 district=2004'], ['puket', 'province=83'], ['chiangmia', 'province=50'], ['bangkokk', 'province=10'], ['nontaburi', 'province=12'], ['horse', '', 'horse'], ['prince', '', 'prince'],
  // other romanisations
  ['sukhumwit', 'road=สุขุมวิท'], ['ratchadapisek', 'road=รัชดาภิเษก'], ['paholyothin', 'road=พหลโยธิน'], ['jatujak', 'province=10 district=1030'], ['chatujak', 'province=10 district=1030'], ['ladphrao', 'province=10 district=1038'],
  ['phromphong', 'near:E5'], ['ploenchit', 'near:E2'], ['ekamai', 'near:E7'], ['bangjak', 'near:E10'], ['udomsuk', 'near:E12'], ['phayathai', 'province=10 district=1014'], ['wongwianyai', 'near:S8'], ['nakorn ratchasima', 'province=30'],
  ['chonburee', 'province=20'], ['krabee', 'province=81'], ['had yai', 'province=90 district=9011'],
  // the wrong keyboard
  ["vgLd", '', 'vgLd'], ["mv's]jv", 'near:E6'], ["vjvoo6=", 'near:E9'], ['8voFf 2 ovo', 'property_type=condo bedrooms_min=2'], ['l6-6,;bm', 'road=สุขุมวิท'], ['แนืกน ฟหนา', 'property_type=condo near:E4'],
  // Thai digits
  ['คอนโด ๒ นอน ไม่เกิน ๕ ล้าน', 'property_type=condo bedrooms_min=2 price_max=5000000'], ['เช่า ๑๕๐๐๐', 'listing_type=rent price_max=15000'], ['พระราม ๙', 'near:BL20'], ['ที่ดิน ๕ ไร่ เชียงราย', 'property_type=land province=57 land_min=2000'],
  ['๓๕ ตรม', 'usable_min=35'], ['งบ ๓-๔ ล้าน บางนา', 'province=10 district=1047 price_min=3000000 price_max=4000000'],
  // spoken Thai
  ['อยากได้คอนโดแถวอารีย์ครับ', 'property_type=condo near:N5'], ['มีคอนโดให้เช่าแถวอ่อนนุชไหมครับ', 'listing_type=rent property_type=condo near:E9'], ['ขอบ้านแถวบางนาหน่อย', '@houses province=10 district=1047'],
  ['หาห้องเช่าใกล้รถไฟฟ้า เดือนละไม่เกิน 8 พัน', 'listing_type=rent property_type=condo property_type=apartment rail:any price_max=8000'], ['กำลังหาบ้านเดี่ยว 3 นอน ราคาไม่แพง', 'listing_type=sale property_type=detached_house bedrooms_min=3 sort=price_asc'],
  ['ใครมีคอนโดขายแถวพระราม 9 บ้าง', 'listing_type=sale property_type=condo near:BL20'], ['อยากเช่าคอนโดเลี้ยงแมวได้ ทองหล่อ', 'listing_type=rent property_type=condo pets=yes near:E6'], ['บ้านมือสองนนทบุรีไม่เกินสองล้าน', '@houses condition=ready province=12 price_max=2000000'],
  ['ขายด่วนคอนโดสุขุมวิท', 'listing_type=sale property_type=condo traits=urgent road=สุขุมวิท'], ['คอนโดวิวแม่น้ำชั้นสูง', 'property_type=condo views=river traits=high_floor'], ['ทาวน์โฮมสร้างใหม่บางนา', 'property_type=townhouse condition=new province=10 district=1047'],
  ['คอนโดพัทยาติดทะเล', 'property_type=condo province=20 district=2004 traits=seaside'], ['พูลวิลล่าหัวหินเลี้ยงสัตว์ได้', 'property_type=pool_villa province=77 district=7707 pets=yes'], ['ห้องมุมชั้นสูง อโศก', 'features=corner_unit traits=high_floor near:E4'],
  ['คอนโดใกล้ bts ไม่เกิน 2 ล้านห้า', 'property_type=condo rail:bts price_max=2500000'], ['บ้านเดี่ยวถนนราชพฤกษ์', 'property_type=detached_house road=ราชพฤกษ์'], ['สตูดิโอ รัชดา 7000', 'listing_type=rent traits=studio road=รัชดาภิเษก price_max=7000'],
  ['คอนโดรามคำแหงถูกๆ', 'listing_type=sale property_type=condo road=รามคำแหง sort=price_asc'], ['คอนโดสยาม งบ 8 ล้าน', 'property_type=condo near:CEN price_max=8000000'], ['ที่ดินเกษตร', 'property_type=land', 'เกษตร'],
  ['บ้านเชียงใหม่วิวดอย', '@houses province=50 views=mountain'], ['คอนโดต่างชาติซื้อได้ ภูเก็ต', 'property_type=condo quota=foreign province=83'], ['เซ้งร้านอาหารสยาม', 'listing_type=takeover near:CEN', 'อาหาร'],
  ['ลาดพร้าว 71', '', 'ลาดพร้าว 71'], ['คอนโดลาดพร้าว 101', 'property_type=condo', 'ลาดพร้าว 101'], ['สุขุมวิท 49', '', 'สุขุมวิท 49'], ['ซอยทองหล่อ 10', '', 'ซอยทองหล่อ 10'], ['ทองหล่อ 25', '', 'ทองหล่อ 25'],
  // English sentences
  ["i'm looking for a condo near bts asok", 'property_type=condo near:E4'], ['show me houses in chiang mai with pool', '@houses province=50 facilities=pool'], ['looking for a studio near bts under 12k', 'listing_type=rent traits=studio rail:bts price_max=12000'],
  ['2 bed condo thonglor pet friendly max 40k', 'listing_type=rent property_type=condo bedrooms_min=2 near:E6 pets=yes price_max=40000'], ['sea view condo pattaya foreign quota', 'property_type=condo views=sea province=20 district=2004 quota=foreign'],
  ['cheap condo near mrt', 'listing_type=sale property_type=condo rail:mrt sort=price_asc'], ['high floor river view sathorn', 'traits=high_floor views=river province=10 district=1028'], ['house with private pool phuket', '@houses features=private_pool province=83'],
  ['need a 1br in ekkamai 20k', 'listing_type=rent bedrooms_min=1 near:E7 price_max=20000'], ['townhouse bangna 3 bed under 4m', 'property_type=townhouse province=10 district=1047 bedrooms_min=3 price_max=4000000'], ['loft ari', 'traits=loft near:N5'],
  ['condo walking distance to bts', 'property_type=condo rail:bts'], ['land near beach krabi', 'property_type=land traits=seaside province=81'], ['villa samui sea view', 'property_type=detached_house property_type=pool_villa province=84 district=8404 views=sea'],
  ['urgent sale condo silom', 'listing_type=sale property_type=condo traits=urgent road=สีลม'], ['new condo on nut', 'property_type=condo condition=new near:E9'], ['office for rent silom', 'listing_type=rent property_type=office road=สีลม'],
  ['warehouse bangna-trad', 'property_type=warehouse road=บางนา-ตราด'], ['condo sukhumvit 50 sqm', 'property_type=condo road=สุขุมวิท usable_min=50'], ['corner unit city view asoke', 'features=corner_unit views=city near:E4'],
  ['condo near asok station under 10m', 'property_type=condo near:E4 price_max=10000000'], ['asok or thonglor', 'near:E4,E6'], ['condo quiet', 'property_type=condo', 'quiet'],
  // mixed
  ['คอนโด near bts', 'property_type=condo rail:bts'], ['condo ใกล้รถไฟฟ้า', 'property_type=condo rail:any'], ['studio อโศก 12000', 'listing_type=rent traits=studio near:E4 price_max=12000'], ['เช่า loft เอกมัย', 'listing_type=rent traits=loft near:E7'],
  ['house บางนา pool', '@houses province=10 district=1047 facilities=pool'], ['คอนโด sea view ศรีราชา', 'property_type=condo views=sea province=20 district=2007'], ['pet คอนโด on nut', 'property_type=condo pets=yes near:E9'], ['ขาย condo sukumvit 2 นอน', 'listing_type=sale property_type=condo road=สุขุมวิท bedrooms_min=2'],
  ['ทาวน์โฮม bangna 3 ล้าน', 'property_type=townhouse province=10 district=1047 price_max=3000000'], ['คอนโด high floor พระราม 9', 'property_type=condo traits=high_floor near:BL20'],
];
