import type { TypedSearch } from './typed-search.ts';

/** Searches of visitors that were not parsed, and words without any grammar. */
// prettier-ignore
export const bareWords: readonly TypedSearch[] = [
  // the visitor review
  ['asok', 'near:E4'],
  ['condo asok', 'property_type=condo near:E4'],
  ['Asoke', 'near:E4'],
  ['thonglor', 'near:E6'],
  ['studio near mrt rama 9 rent 15k', 'listing_type=rent traits=studio near:BL20 price_max=15000'],
  ['hua hin beachfront', 'province=77 district=7707 traits=seaside'],
  ['คอนโดติดรถไฟฟ้า งบ 3 ล้าน', 'property_type=condo rail:any price_max=3000000'],
  ['sukumvit 2 bedrom under 6m', 'road=สุขุมวิท bedrooms_min=2 price_max=6000000'],
  ['25000000', 'price_max=25000000'],
  ['ถูกๆ', 'listing_type=sale sort=price_asc'],
  // stations
  ['อโศก', 'near:E4'], ['ทองหล่อ', 'near:E6'], ['thong lo', 'near:E6'], ['Thong Lor', 'near:E6'], ['พร้อมพงษ์', 'near:E5'], ['พร้อมพงศ์', 'near:E5'],
  ['prompong', 'near:E5'], ['ekkamai', 'near:E7'], ['เอกมัย', 'near:E7'], ['อ่อนนุช', 'near:E9'], ['onnut', 'near:E9'], ['on nut', 'near:E9'],
  ['ari', 'near:N5'], ['อารีย์', 'near:N5'], ['อารี', 'near:N5'], ['สะพานควาย', 'near:N7'], ['saphan kwai', 'near:N7'], ['หมอชิต', 'near:N8'],
  ['mo chit', 'near:N8'], ['นานา', 'near:E3'], ['ชิดลม', 'near:E1'], ['chidlom', 'near:E1'], ['เพลินจิต', 'near:E2'], ['สยาม', 'near:CEN'],
  ['ปุณณวิถี', 'near:E11'], ['punnawithi', 'near:E11'], ['แบริ่ง', 'near:E14'], ['สำโรง', 'near:E15,YL23'], ['samrong', 'near:E15,YL23'],
  ['ช่องนนทรี', 'near:S3'], ['chong nonsi', 'near:S3'], ['ศาลาแดง', 'near:S2'], ['sala daeng', 'near:S2'], ['วงเวียนใหญ่', 'near:S8'],
  ['ตลาดพลู', 'near:S10'], ['talad phlu', 'near:S10'], ['สามย่าน', 'near:BL27'], ['sam yan', 'near:BL27'], ['พระราม 9', 'near:BL20'], ['rama 9', 'near:BL20'],
  ['รัชโยธิน', 'near:N11'], ['เตาปูน', 'near:BL10,PP16'], ['สุทธิสาร', 'near:BL17'], ['มักกะสัน', 'near:A6'], ['วุฒากาศ', 'near:S11'],
  ['victory monument', 'near:N3'], ['อนุสาวรีย์ชัย', 'near:N3'], ['เมืองทองธานี', 'near:PK10'], ['iconsiam', 'near:G2'],
  // a town, and an airport, larger than the surroundings of the station and other than the places of its name
  ['รังสิต', '', 'รังสิต'], ['rangsit', '', 'rangsit'], ['เช่า รังสิต', 'listing_type=rent', 'รังสิต'], ['ขายบ้านรังสิต', 'listing_type=sale @houses', 'รังสิต'],
  ['ใกล้รังสิต', 'near:RN10'], ['ต.รังสิต', 'province=13 district=1303 subdistrict=130303'],
  ['สุวรรณภูมิ', '', 'สุวรรณภูมิ'], ['suvarnabhumi', '', 'suvarnabhumi'], ['คอนโด สุวรรณภูมิ', 'property_type=condo', 'สุวรรณภูมิ'], ['สถานีสุวรรณภูมิ', 'near:A1'],
  ['อ.สุวรรณภูมิ', 'province=45 district=4511'],
  // districts and towns
  ['บางนา', 'province=10 district=1047'], ['bangna', 'province=10 district=1047'], ['ห้วยขวาง', 'province=10 district=1017'], ['huay kwang', 'province=10 district=1017'],
  ['จตุจักร', 'province=10 district=1030'], ['สาทร', 'province=10 district=1028'], ['สาธร', 'province=10 district=1028'], ['sathorn', 'province=10 district=1028'],
  ['บางแค', 'province=10 district=1040'], ['ดอนเมือง', 'province=10 district=1036'], ['มีนบุรี', 'province=10 district=1010'], ['ladprao', 'province=10 district=1038'],
  ['คลองเตย', 'province=10 district=1033'], ['klong toey', 'province=10 district=1033'], ['วัฒนา', 'province=10 district=1039'], ['watthana', 'province=10 district=1039'],
  ['pattaya', 'province=20 district=2004'], ['พัทยา', 'province=20 district=2004'], ['hua hin', 'province=77 district=7707'], ['หัวหิน', 'province=77 district=7707'],
  ['sriracha', 'province=20 district=2007'], ['ศรีราชา', 'province=20 district=2007'], ['สัตหีบ', 'province=20 district=2009'], ['ปากช่อง', 'province=30 district=3021'],
  ['เกาะสมุย', 'province=84 district=8404'], ['samui', 'province=84 district=8404'], ['koh samui', 'province=84 district=8404'], ['ปากเกร็ด', 'province=12 district=1206'],
  ['patong', 'province=83 district=8302 subdistrict=830202'], ['ป่าตอง', 'province=83 district=8302 subdistrict=830202'], ['บางแสน', 'province=20 district=2001 subdistrict=200104'],
  ['เขาใหญ่', 'province=30 district=3021 subdistrict=302105'], ['อ่าวนาง', 'province=81 district=8101 subdistrict=810116'], ['ราไวย์', 'province=83 district=8301 subdistrict=830107'],
  // roads
  ['สุขุมวิท', 'road=สุขุมวิท'], ['sukhumvit', 'road=สุขุมวิท'], ['Sukumvit', 'road=สุขุมวิท'], ['รัชดา', 'road=รัชดาภิเษก'], ['ratchada', 'road=รัชดาภิเษก'],
  ['พหลโยธิน', 'road=พหลโยธิน'], ['phahonyothin', 'road=พหลโยธิน'], ['รามคำแหง', 'road=รามคำแหง'], ['ramkhamhaeng', 'road=รามคำแหง'], ['สีลม', 'road=สีลม'], ['silom', 'road=สีลม'],
  ['เพชรเกษม', 'road=เพชรเกษม'], ['petchkasem', 'road=เพชรเกษม'], ['พระราม 2', 'road=พระราม+2'], ['rama 2', 'road=พระราม+2'], ['พระราม 3', 'road=พระราม+3'],
  ['แจ้งวัฒนะ', 'road=แจ้งวัฒนะ'], ['ราชพฤกษ์', 'road=ราชพฤกษ์'], ['เจริญกรุง', 'road=เจริญกรุง'], ['นิมมาน', 'road=นิมมานเหมินท์'], ['nimman', 'road=นิมมานเหมินท์'],
  ['ถนนสุขุมวิท', 'road=สุขุมวิท'], ['ถ.พหลโยธิน', 'road=พหลโยธิน'], ['sukhumvit road', 'road=สุขุมวิท'], ['ถนนลาดพร้าว', 'road=ลาดพร้าว'], ['เลียบด่วน', 'road=ประดิษฐ์มนูธรรม'],
  ['ถนนอโศก', 'road=อโศกมนตรี'], ['หลังสวน', 'road=หลังสวน'], ['ปิ่นเกล้า', 'road=สมเด็จพระปิ่นเกล้า'], ['บางนา-ตราด', 'road=บางนา-ตราด'], ['บางนาตราด', 'road=บางนา-ตราด'],
  // projects
  ['ลูเมนา สุขุมวิท 49', 'project=ลูเมนา+สุขุมวิท+49'], ['lumena sukhumvit 49', 'project=ลูเมนา+สุขุมวิท+49'], ['Lumena Sukumvit 49', 'project=ลูเมนา+สุขุมวิท+49'],
  ['ลูเมนาสุขุมวิท49', 'project=ลูเมนา+สุขุมวิท+49'], ['คอนโด โอเลีย อารีย์ 2 นอน', 'property_type=condo project=โอเลีย+อารีย์ bedrooms_min=2'], ['olea ari rent', 'listing_type=rent project=โอเลีย+อารีย์'],
  ['ธาราวัน เทอดไท 37', 'project=ธาราวัน+เทอดไท+37'], ['tharawan thoet thai 37', 'project=ธาราวัน+เทอดไท+37'], ['the finnis', 'project=เดอะ+ฟินิส'], ['บ้านรินรดา', 'project=บ้านรินรดา'],
  // wishes
  ['studio', 'traits=studio'], ['สตูดิโอ', 'traits=studio'], ['ห้องสตูดิโอ ทองหล่อ', 'traits=studio near:E6'], ['studio condo', 'property_type=condo traits=studio'],
  ['near the train', 'rail:any'], ['near bts', 'rail:bts'], ['near the BTS', 'rail:bts'], ['ใกล้รถไฟฟ้า', 'rail:any'], ['ใกล้ mrt', 'rail:mrt'], ['ติด bts', 'rail:bts'], ['near bts or mrt', 'rail:any'],
  ['คอนโด bts', 'property_type=condo rail:bts'], ['ใกล้รถไฟฟ้า 500 เมตร', 'rail=any station_m=500'], ['by the sea', 'traits=seaside'], ['ติดทะเล', 'traits=seaside'], ['beachfront', 'traits=seaside'],
  ['near the beach', 'traits=seaside'], ['sea view', 'views=sea'], ['วิวทะเล', 'views=sea'], ['river view', 'views=river'], ['วิวแม่น้ำ', 'views=river'], ['ริมน้ำ', 'views=river'], ['city view', 'views=city'],
  ['วิวภูเขา', 'views=mountain'], ['view', 'traits=open_view'], ['วิวสวย', 'traits=open_view'], ['pool', 'facilities=pool'], ['มีสระ', 'facilities=pool'], ['pets', 'pets=yes'], ['pet', 'pets=yes'],
  ['เลี้ยงหมา', 'pets=yes'], ['loft', 'traits=loft'], ['ลอฟท์', 'traits=loft'], ['corner', 'features=corner_unit'], ['ห้องมุม', 'features=corner_unit'], ['high floor', 'traits=high_floor'], ['ชั้นสูง', 'traits=high_floor'],
  ['newly built', 'condition=new'], ['คอนโดใหม่', 'property_type=condo condition=new'], ['สร้างใหม่', 'condition=new'], ['foreign quota', 'quota=foreign'], ['โควต้าต่างชาติ', 'quota=foreign'],
  ['for foreigners', 'quota=foreign'], ['cheap', 'listing_type=sale sort=price_asc'], ['ถูก', 'listing_type=sale sort=price_asc'], ['urgent', 'traits=urgent'], ['ด่วน', 'traits=urgent'], ['ขายด่วน', 'listing_type=sale traits=urgent'],
  ['cheap rent asok', 'listing_type=rent sort=price_asc near:E4'], ['ลงใหม่วันนี้', 'posted_within=1'], ['มีที่จอดรถ', 'facilities=parking'],
  // bare prices and sizes
  ['3500000', 'price_max=3500000'], ['3,500,000', 'price_max=3500000'], ['๒๕๐๐๐๐๐', 'price_max=2500000'], ['15000', 'listing_type=rent price_max=15000'], ['คอนโด 12000', 'listing_type=rent property_type=condo price_max=12000'],
  ['คอนโด อโศก 25000', 'listing_type=rent property_type=condo near:E4 price_max=25000'], ['บ้าน 5000000', '@houses price_max=5000000'], ['35 sqm', 'usable_min=35'], ['100 ตรว', 'land_min=100'],
  ['2568', '', '2568'], ['0812345678', '', '0812345678'], ['99/12', '', '99/12'], ['10110', '', '10110'],
];
