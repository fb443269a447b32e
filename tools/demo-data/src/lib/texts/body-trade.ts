import type { Phrase } from './phrase.ts';
import { capital, isOnlyLet, isSold, where } from './say-of.ts';
import { capitalised } from './words.ts';

const isTakeover: (f: Parameters<Phrase>[0]) => boolean = ({ asset }) => asset.listing_type === 'takeover';

/** How descriptions of shophouses, offices and shops begin. */
export const shopOpenings: readonly Phrase[] = [
  (f) => [`${f.typeName[0]} ${f.size![0]} ${where(f).text[0]} หน้าร้านเห็นชัดจากถนน`, `${capital(f.typeName[1])} of ${f.size![1]} ${where(f).text[1]}, easily seen from the street.`],
  (f) => (f.type === 'commercial_building' ? [`อาคาร ${f.asset.building_floors} ชั้น ชั้นล่างเปิดร้าน ชั้นบนพักอาศัยหรือเก็บสต็อก`, `${capitalised(f.asset.building_floors!)} storeys: a shop below, living or stock above.`] : null),
  (f) => (f.type === 'office' ? ['พื้นที่ทำงานโล่ง จัดโต๊ะได้อิสระ แสงเข้าสองด้าน ลูกค้ามาหาง่าย', 'Open floor, light from two sides, desks wherever you want them, and easy to find for clients.'] : null),
  (f) => (f.type === 'office' ? ['ย้ายทีมเข้ามาทำงานได้เลย อินเทอร์เน็ตและระบบไฟพร้อม มีที่จอดรถสำหรับลูกค้า', 'Your team can move in at once: power and internet are in place, and clients can park.'] : null),
  (f) => (f.type === 'retail' ? ['คนเดินผ่านตั้งแต่เช้าถึงสามทุ่ม เหมาะกับร้านเครื่องดื่ม ร้านอาหาร คลินิก หรือร้านมือถือ', 'People pass from morning until nine at night; right for drinks, food, a clinic or a phone shop.'] : null),
  (f) => (isTakeover(f) && f.type !== 'business' ? ['เซ้งพร้อมของตกแต่งทั้งหมด เจ้าของตึกยินดีทำสัญญากับผู้เช่าใหม่', 'The lease is handed over with all the fittings, and the landlord will sign with the new tenant.'] : null),
  (f) => (isOnlyLet(f) ? ['ให้เช่าโดยตรง เจ้าของตึกใจดี ตกแต่งได้ แจ้งแบบก่อนเท่านั้น', 'Let directly; you may fit it out as you like if you show the plans first.'] : null),
  (f) => (isSold(f) && f.asset.seller_role !== 'bank' ? ['ขายพร้อมผู้เช่าปัจจุบันหรือขายแบบตึกเปล่าก็ได้ แล้วแต่ผู้ซื้อ', 'Sold with the present tenant or empty, as the buyer prefers.'] : null),
  (f) => (f.asset.seller_role === 'bank' ? ['ทรัพย์ธนาคาร ขายตามสภาพ เข้าดูได้ตามนัด', 'Bank-owned, sold as seen, with viewings by appointment.'] : null),
];

export const shopInsides: readonly Phrase[] = [
  (f) => (f.asset.parking_spaces ? [`มีที่จอดรถ ${f.asset.parking_spaces} คัน ลูกค้าจอดหน้าร้านได้ช่วงเย็น`, `There is parking for ${f.asset.parking_spaces}, and in the evening customers can stop in front.`] : null),
  (f) => (f.asset.furnishing === 'fully_furnished' ? ['มีโต๊ะ เก้าอี้ ตู้ และแอร์ให้ครบ', 'Desks, chairs, cabinets and air-conditioning stay.'] : null),
  (f) => (f.asset.furnishing === 'unfurnished' ? ['ส่งมอบเป็นพื้นที่โล่ง ผนังและพื้นพร้อมตกแต่ง', 'Handed over bare, with walls and floor ready to fit out.'] : null),
  (f) => (f.asset.frontage_m ? [`หน้ากว้าง ${f.asset.frontage_m} เมตร ติดป้ายได้เต็มหน้า`, `The front is ${f.asset.frontage_m} m wide and takes a full sign.`] : null),
  (f) => (f.type === 'commercial_building' ? ['มีประตูม้วนไฟฟ้า หลังตึกมีทางขนของ', 'There is an electric shutter, and goods come in at the back.'] : null),
  (f) => (f.asset.building_condition === 'renovated' ? ['เพิ่งปรับปรุงใหม่ ฝ้า พื้น และไฟเปลี่ยนหมด', 'It has just been refurbished: ceilings, floors and lights.'] : null),
  (f) => (f.type === 'office' ? ['ห้องประชุมกั้นกระจกไว้แล้วหนึ่งห้อง มีมุมกาแฟ', 'One meeting room is already glazed off, and there is a coffee corner.'] : null),
  () => ['ไฟสามเฟสขอเพิ่มได้ น้ำและไฟจ่ายตามมิเตอร์ ไม่บวกเพิ่ม', 'Three-phase power can be had; water and electricity are paid by the meter with nothing added.'],
  () => ['เปิดร้านได้ทุกวัน ไม่จำกัดเวลา', 'You may open on any day and at any hour.'],
];

export const hallOpenings: readonly Phrase[] = [
  (f) => [`${f.typeName[0]}พื้นที่ ${f.size![0]} บนที่ดิน ${f.plot![0]} ${f.area[0]} รถใหญ่เข้าออกสะดวก`, `${capital(f.typeName[1])} of ${f.size![1]} on ${f.plot![1]} in ${f.area[1]}, with easy access for lorries.`],
  (f) => (isOnlyLet(f) ? ['พร้อมให้เข้าใช้ทันที ตรวจสภาพหลังคาและพื้นให้แล้วก่อนปล่อยเช่า', 'Free at once; the roof and the floor have been checked for the new tenant.'] : null),
  (f) => (isSold(f) ? ['เจ้าของย้ายกำลังผลิตไปรวมที่ใหม่ จึงขายทั้งที่ดินและอาคาร', 'The owner has moved everything to one new site and sells the land with the buildings.'] : null),
  (f) => (f.type === 'factory' ? ['โรงงานมีสำนักงานสองชั้นด้านหน้า แยกทางเข้าพนักงานกับรถส่งของ', 'There is a two-storey office in front, and staff and goods have separate gates.'] : null),
  (f) => (f.type === 'warehouse' ? ['โกดังหลังคาสูง โล่ง ไม่มีเสากลาง จัดชั้นวางได้เต็มพื้นที่', 'A high, clear hall without columns, so the racks can use the whole floor.'] : null),
];

export const hallInsides: readonly Phrase[] = [
  () => ['พื้นคอนกรีตขัดมันรับน้ำหนัก 3 ตันต่อตารางเมตร ความสูงใต้คาน 8 เมตร', 'The polished concrete carries three tonnes to the square metre, and there are 8 m under the beams.'],
  () => ['ไฟสามเฟส หม้อแปลงแยก ประตูม้วนสูง 5 เมตร', 'Three-phase power with its own transformer, and shutters 5 m high.'],
  (f) => (f.asset.road_width_m ? [`ถนนหน้ากว้าง ${f.asset.road_width_m} เมตร รถเทรลเลอร์กลับได้ในลาน`, `The road in front is ${f.asset.road_width_m} m wide, and trailers can turn in the yard.`] : null),
  (f) => (f.asset.city_plan_colour === 'purple' ? ['อยู่ในผังเมืองสีม่วง ขอใบอนุญาตโรงงานได้', 'It lies in the purple zone, where factory licences are granted.'] : null),
  (f) => (f.type === 'factory' ? ['ระบบดับเพลิงและบ่อบำบัดน้ำเสียผ่านการตรวจแล้ว', 'Fire system and waste-water plant have passed inspection.'] : null),
  () => ['มีสำนักงานปรับอากาศและห้องน้ำพนักงานแยกชายหญิง', 'There are an air-conditioned office and separate washrooms for the staff.'],
  () => ['พื้นที่ไม่เคยน้ำท่วม ถมสูงกว่าถนนราวครึ่งเมตร', 'It has never flooded and stands half a metre above the road.'],
];

export const hotelOpenings: readonly Phrase[] = [
  (f) => [`โรงแรมขนาดเล็ก ${f.asset.bedrooms} ห้อง ${f.area[0]} พื้นที่ใช้สอย ${f.size![0]} บนที่ดิน ${f.plot![0]}`, `A small hotel of ${f.asset.bedrooms} rooms in ${f.area[1]}, ${f.size![1]} of floor on ${f.plot![1]}.`],
  (f) => (isSold(f) ? ['เจ้าของทำเองมาตั้งแต่เปิด อยากวางมือ ขายพร้อมอุปกรณ์และชื่อร้าน', 'The owners have run it since it opened and wish to rest; the equipment and the name go with it.'] : null),
  (f) => (isTakeover(f) ? ['เซ้งกิจการที่เปิดอยู่ มียอดจองล่วงหน้า พนักงานพร้อมทำต่อ', 'A running house with bookings on the calendar and staff who would stay.'] : null),
  (f) => (isOnlyLet(f) ? ['ให้เช่าทั้งอาคารพร้อมอุปกรณ์ เปิดรับแขกต่อได้ทันที', 'To let as a whole with its equipment, ready for the next guest.'] : null),
  (f) => (f.asset.building_condition === 'renovated' ? ['ห้องพักปรับปรุงใหม่หมดเมื่อปีที่แล้ว ที่นอน แอร์ และห้องน้ำใหม่', 'All rooms were redone last year: beds, air-conditioning and bathrooms.'] : null),
];

export const hotelInsides: readonly Phrase[] = [
  () => ['ทุกห้องมีห้องน้ำในตัว แอร์ ทีวี ตู้เย็น และอินเทอร์เน็ต', 'Every room has its own bathroom, air-conditioning, television, fridge and internet.'],
  () => ['ใบอนุญาตโรงแรมและใบอนุญาตอาหารครบ ต่ออายุแล้ว', 'The hotel and food licences are complete and renewed.'],
  (f) => (f.asset.facilities?.includes('pool') ? ['มีสระว่ายน้ำและลานอาหารเช้าริมสระ', 'There is a pool, with breakfast served beside it.'] : null),
  (f) => (f.asset.view_types?.includes('sea') ? ['ห้องชั้นบนเห็นทะเล เป็นห้องที่แขกจองก่อนเสมอ', 'The upper rooms see the sea and are always the first to be booked.'] : null),
  (f) => (f.asset.view_types?.includes('mountain') ? ['ทุกห้องหันออกทางเขา หน้าหนาวเต็มเกือบทุกคืน', 'Every room looks at the hills, and in the cool season nearly every night is full.'] : null),
  () => ['บัญชีรายรับรายจ่ายสามปีย้อนหลังเปิดให้ผู้สนใจจริงดูได้', 'Three years of accounts are open to those who are serious.'],
  (f) => (f.asset.parking_spaces ? [`จอดรถได้ ${f.asset.parking_spaces} คัน`, `There is parking for ${f.asset.parking_spaces} cars.`] : null),
];

export const businessOpenings: readonly Phrase[] = [
  (f) => f.trade && [`เซ้ง${f.trade.name[0]} ${f.size![0]} ${f.area[0]} เปิดมาแล้วหลายปี ระบบลงตัวแล้ว`, `${capital(f.trade.name[1])} of ${f.size![1]} in ${f.area[1]} to be taken over; it has run for years and runs smoothly.`],
  (f) => f.trade && [`เจ้าของต้องย้ายไปดูแลครอบครัวต่างจังหวัด จึงอยากส่งต่อ${f.trade.name[0]}ให้คนที่ทำต่อจริง`, `The owner has to go home to the family and hopes the ${f.trade.name[1]} will be carried on.`],
  (f) => f.trade && [`${f.trade.name[0]}ทำเลดี ${f.road[0]} เข้ามาเปิดขายต่อได้ตั้งแต่วันแรก`, `A well-placed ${f.trade.name[1]} on ${f.road[1]} that you can open from the first day.`],
];

export const businessInsides: readonly Phrase[] = [
  (f) => f.trade && [`ได้${f.trade.equipment[0]}`, `With it come ${f.trade.equipment[1]}.`],
  (f) => f.trade && f.trade.custom,
  () => ['สอนงานและแนะนำผู้จัดส่งวัตถุดิบให้หนึ่งเดือน', 'The owner stays for a month to teach you and to introduce the suppliers.'],
  () => ['เจ้าของตึกรับทราบแล้วและยินดีทำสัญญาใหม่กับผู้รับช่วง', 'The landlord knows and will sign a new contract with you.'],
  () => ['ดูยอดขายย้อนหลังหกเดือนได้ที่ร้าน', 'Six months of takings can be seen at the shop.'],
];
