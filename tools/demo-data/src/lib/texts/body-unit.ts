import type { Phrase } from './phrase.ts';
import { capital, facing, hasFacility, hasFeature, hasView, homeOf, isFurnished, isLet, isOnlyLet, isSold, isSettled, isUnderWay, where, withArticle } from './say-of.ts';
import { counted } from './words.ts';

/** How descriptions of condominiums and apartments begin. */
export const unitOpenings: readonly Phrase[] = [
  (f) => [`${homeOf(f)[0]} ${f.size![0]} ${f.floor![0]} ${where(f).text[0]} วางผังดี ไม่มีมุมอับ`, `${capital(withArticle(homeOf(f)[1]))} of ${f.size![1]} ${f.floor![1]} ${where(f).text[1]}, with a plan that wastes no corner.`],
  (f) => (isOnlyLet(f) ? [`ปล่อยเช่า${homeOf(f)[0]} ${where(f).text[0]} ${f.floor![0]} ห้องพร้อม หิ้วกระเป๋าเข้าอยู่ได้`, `${capital(homeOf(f)[1])} to let ${where(f).text[1]}, ${f.floor![1]}: bring a suitcase and move in.`] : null),
  (f) => (isSold(f) && f.asset.seller_role === 'owner' && !isUnderWay(f) ? [`เจ้าของอยู่เองมาตั้งแต่ต้น ดูแลอย่างดี ตอนนี้ย้ายที่ทำงานจึงขายต่อ`, `I have lived here myself from the start and looked after it; a new job is the only reason it is for sale.`] : null),
  (f) => (isLet(f) && f.asset.seller_role === 'owner' ? [`ห้องของเจ้าของเอง ปล่อยเช่าโดยตรง คุยกันง่าย มีอะไรเสียซ่อมให้ภายในสองวัน`, `Let by its owner: easy to talk to, and what breaks is mended within two days.`] : null),
  (f) => (f.asset.bedrooms === 0 ? [`สตูดิโอ ${f.size![0]} แยกครัวกับที่นอนชัดเจน อยู่คนเดียวสบาย อยู่สองคนก็ไม่อึดอัด`, `A studio of ${f.size![1]} with the kitchen set well apart from the bed; right for one, and not cramped for two.`] : null),
  (f) => ((f.asset.bedrooms ?? 0) >= 2 ? [`${f.rooms![0]} ${f.asset.bathrooms} ห้องน้ำ ขนาด ${f.size![0]} อยู่เป็นครอบครัวได้จริง`, `${capital(counted(f.asset.bedrooms!, 'bedroom'))} and ${counted(f.asset.bathrooms!, 'bathroom')} in ${f.size![1]}: a flat a family can really live in.`] : null),
  (f) => (isUnderWay(f) && f.project ? [`${f.project[0]} กำลังก่อสร้าง ห้องนี้จองไว้ตั้งแต่รอบแรก ได้ตำแหน่งที่คนเลือกก่อน`, `${f.project[1]} is under construction; this unit was booked in the first round, when the good positions were still free.`] : null),
  (f) => ((f.asset.floor_no ?? 0) > 18 ? [`${f.floor![0]} สูงพ้นตึกรอบข้าง ได้ทั้งลม แสง และความเงียบ`, `${capital(f.floor![1])}, above the neighbouring roofs: breeze, light and quiet.`] : null),
  (f) => (hasView(f, 'river') ? ['ตื่นมาเห็นแม่น้ำจากเตียง เย็น ๆ นั่งดูเรือจากระเบียงได้', 'You wake to the river and watch the boats from the balcony in the evening.'] : null),
  (f) => (hasView(f, 'sea') ? ['เห็นทะเลจากห้องนั่งเล่นและระเบียง ลมพัดทั้งวัน แทบไม่ต้องเปิดแอร์', 'The sea is in sight from the sitting room and the balcony, and with the breeze the air-conditioning mostly stays off.'] : null),
  (f) => (f.asset.building_condition === 'renovated' ? ['รีโนเวทใหม่ทั้งห้อง เดินระบบไฟและประปาใหม่ ปูพื้นใหม่ ทาสีใหม่', 'Renovated throughout: new wiring, new pipes, new floors, fresh paint.'] : null),
  (f) => (f.asset.building_condition === 'needs_renovation' ? ['สภาพเดิมตามอายุ ขายราคานี้เพราะให้ผู้ซื้อไปตกแต่งเองตามชอบ', 'In its original state; the price leaves room to do it up as you like.'] : null),
  (f) => (f.asset.seller_role === 'bank' ? ['ทรัพย์สินรอการขายของธนาคาร ขายตามสภาพ ดูห้องจริงได้ก่อนยื่นข้อเสนอ', 'Bank-owned and sold as seen; the unit can be inspected before an offer is made.'] : null),
  (f) => (f.asset.seller_role === 'developer' ? ['ห้องใหม่จากโครงการ พร้อมตรวจรับพร้อมช่างของเรา รับประกันงานตามสัญญา', 'New from the developer, handed over together with our technicians and under warranty.'] : null),
  (f) => (hasFeature(f, 'corner_unit') ? ['เป็นห้องมุม หน้าต่างสองด้าน ลมผ่าน ผนังติดเพื่อนบ้านแค่ด้านเดียว', 'A corner unit: windows on two sides, a breeze right through, and only one wall shared.'] : null),
  (f) => (f.station ? [`เหมาะกับคนที่เดินทางด้วยรถไฟฟ้า ห้องนี้ใกล้ ${f.station.name[0]} แต่เข้าซอยแล้วเงียบ`, `For people who travel by train: close to ${f.station.name[1]}, yet quiet once you are inside.`] : null),
  (f) => (isSettled(f) ? ['ห้องสวย แสงดี เพื่อนบ้านอยู่จริงไม่ใช่ปล่อยรายวัน นิติบุคคลดูแลเข้มงวด', 'A light, well-kept room among people who live here; no daily lets, and a strict building office.'] : null),
  (f) => (f.asset.orientation === 's' || f.asset.orientation === 'se' ? ['ห้องรับลมใต้ เปิดประตูระเบียงแล้วลมวิ่งทั้งห้อง', 'It takes the south wind: open the balcony and the air moves through every room.'] : null),
  (f) => (f.asset.orientation === 'e' || f.asset.orientation === 'ne' ? ['แดดเช้าเข้าพอดีตื่น บ่ายห้องเย็น ตากผ้าแห้งก่อนเที่ยง', 'Morning sun wakes you, the afternoon is cool, and the washing is dry by noon.'] : null),
  (f) => (f.asset.orientation === 'w' || f.asset.orientation === 'sw' || f.asset.orientation === 'nw' ? ['เห็นพระอาทิตย์ตกจากระเบียง ติดฟิล์มกันร้อนไว้แล้ว', 'The balcony sees the sunset, and the glass has heat film already.'] : null),
  (f) => (f.asset.usable_area_sqm! > 34 && f.asset.bedrooms === 1 ? [`1 ห้องนอนขนาด ${f.size![0]} ใหญ่กว่าห้องทั่วไปในย่านนี้ มีที่วางโต๊ะทำงาน`, `One bedroom in ${f.size![1]}, larger than most around here, with room for a desk.`] : null),
  (f) => (f.asset.usable_area_sqm! <= 30 && isSold(f) ? ['ขนาดกะทัดรัด ค่าส่วนกลางไม่แพง เหมาะซื้อไว้ใกล้ที่ทำงานหรือปล่อยเช่า', 'Compact and cheap to run: a place near work, or one to let.'] : null),
  (f) => (f.age !== null && f.age >= 12 && isSettled(f) ? ['คอนโดรุ่นที่ห้องยังใหญ่ เพดานสูง โครงสร้างแน่น อยู่แล้วรู้สึกต่างจากตึกใหม่', 'From the years when rooms were still large and walls thick; one feels the difference.'] : null),
  (f) => (f.age !== null && f.age >= 2 && f.age <= 6 && isSettled(f) ? [`อาคารอายุ ${f.age} ปี ส่วนกลางยังใหม่ ระบบทุกอย่างยังอยู่ในสภาพดี`, `The building is ${counted(f.age, 'year')} old, so its systems and shared rooms are still fresh.`] : null),
  (f) => (isLet(f) && f.asset.furnishing === 'fully_furnished' ? ['เจ้าของเพิ่งเปลี่ยนที่นอนและผ้าม่านใหม่ก่อนปล่อยเช่า', 'The mattress and the curtains have just been replaced for the new tenant.'] : null),
  (f) => (isLet(f) && f.station ? [`ทำงานแถวรถไฟฟ้าสายนี้เดินทางง่าย ขึ้นที่ ${f.station.name[0]} ได้เลย`, `If you work along this train line, ${f.station.name[1]} is where you get on.`] : null),
  (f) => (f.asset.floor_no! > 8 && f.asset.floor_no! <= 18 ? [`${f.floor![0]} กำลังดี ไม่สูงจนรอลิฟต์นาน ไม่ต่ำจนได้ยินเสียงรถ`, `${capital(f.floor![1])}: not so high that one waits for the lift, nor so low that one hears the street.`] : null),
  (f) => (f.asset.floor_no! <= 4 ? ['ชั้นล่าง เดินขึ้นลงบันไดได้ ไม่ต้องรอลิฟต์ เหมาะกับผู้สูงอายุ', 'Low enough to take the stairs, which suits older people.'] : null),
  (f) => [`ใครหา${homeOf(f)[0]}แถว${f.place[0]}ที่สภาพดีและราคาไม่เกินจริง อยากให้มาดูห้องนี้ก่อน`, `If you are looking for ${withArticle(homeOf(f)[1])} in ${f.area[1]} that is in good order and fairly priced, see this one first.`],
];

/** What is inside, and how it is. */
export const unitInsides: readonly Phrase[] = [
  (f) => (isFurnished(f) ? ['เฟอร์นิเจอร์บิลต์อินทั้งห้อง เครื่องใช้ไฟฟ้าครบ ใช้งานได้ทุกชิ้น', 'Built-in furniture throughout and every appliance in working order.'] : null),
  (f) => (isFurnished(f) && hasFeature(f, 'washer') ? ['มีตู้เย็น เครื่องซักผ้า ไมโครเวฟ และแอร์ทุกห้อง', 'There are a fridge, a washing machine, a microwave and air-conditioning in every room.'] : null),
  (f) => (f.asset.furnishing === 'partly_furnished' ? ['มีตู้เสื้อผ้าและชุดครัวแล้ว ที่เหลือจัดตามใจได้', 'Wardrobes and the kitchen are in; the rest is yours to choose.'] : null),
  (f) => (f.asset.furnishing === 'fully_fitted' ? ['ห้องแบบฟูลลี่ฟิตเต็ด มีครัว แอร์ และสุขภัณฑ์ครบ รอแค่เฟอร์นิเจอร์ลอยตัว', 'Fully fitted with kitchen, air-conditioning and bathroom; only the loose furniture is missing.'] : null),
  (f) => (hasFeature(f, 'bathtub') ? ['ห้องน้ำใหญ่มีอ่างอาบน้ำ แยกส่วนเปียกส่วนแห้ง', 'The main bathroom has a bathtub, with the shower apart.'] : null),
  (f) => (hasFeature(f, 'hood') ? ['ครัวปิดมีเครื่องดูดควัน ทำอาหารไทยได้ไม่เหม็นเข้าห้อง', 'The kitchen closes and has an extractor, so Thai cooking stays out of the bedroom.'] : null),
  (f) => (hasFeature(f, 'walk_in_closet') ? ['ห้องนอนใหญ่มีห้องแต่งตัวในตัว', 'The main bedroom has a dressing room of its own.'] : null),
  () => ['ฝ้าสูง 2.6 เมตร ห้องดูโปร่งกว่าขนาดจริง', 'The ceilings are 2.6 m high, which makes it seem larger than it is.'],
  (f) => (f.asset.bedrooms !== 0 ? ['ห้องนอนกั้นเป็นสัดส่วน วางเตียงหกฟุตแล้วยังเดินรอบได้', 'The bedroom is properly closed off and leaves room around a six-foot bed.'] : null),
  (f) => (hasFeature(f, 'internet') ? ['ติดอินเทอร์เน็ตไว้แล้ว ต่อสัญญาได้เลย', 'Internet is installed and can be carried on.'] : null),
  (f) => (hasFeature(f, 'kitchen') && f.asset.furnishing !== 'unfurnished' ? ['เคาน์เตอร์ครัวยาวพอเตรียมอาหารจริง มีที่วางไมโครเวฟและหม้อหุงข้าว', 'The worktop is long enough to cook on, with places for the microwave and the rice cooker.'] : null),
  (f) => (f.asset.parking_spaces ? [`ได้สิทธิ์จอดรถ ${f.asset.parking_spaces} คัน ไม่ต้องจอดซ้อน`, `Parking for ${counted(f.asset.parking_spaces, 'car')} comes with it, without double rows.`] : null),
  (f) => (hasFeature(f, 'digital_lock') ? ['เปลี่ยนประตูเป็นดิจิทัลล็อกแล้ว', 'The door has a digital lock.'] : null),
  (f) => (hasFeature(f, 'maid_room') ? ['มีห้องแม่บ้านและทางเข้าครัวแยก', 'There is a maid’s room with a separate way into the kitchen.'] : null),
  (f) => (hasFeature(f, 'balcony') ? ['ระเบียงกว้างพอวางโต๊ะเล็กและตากผ้าได้พร้อมกัน', 'The balcony takes a small table and the washing at the same time.'] : null),
  (f) => {
    const side = facing(f);
    return side && [`ระเบียงหัน${side[0]}`, `The balcony faces ${side[1]}.`];
  },
  (f) => {
    const side = f.asset.orientation;
    return side === 'n' || side === 'ne' || side === 'e' ? ['ช่วงบ่ายไม่โดนแดด ห้องเย็นกว่าฝั่งตะวันตกชัดเจน', 'It gets no afternoon sun and stays clearly cooler than the western side.'] : null;
  },
  (f) => (hasView(f, 'city') ? ['กลางคืนวิวไฟเมืองสวย ไม่มีตึกบังใกล้ ๆ', 'At night the city lights are the view, and no tower stands close in front.'] : null),
  (f) => (hasView(f, 'garden') ? ['มองลงไปเป็นสวน เช้า ๆ ได้ยินเสียงนกมากกว่าเสียงรถ', 'It looks down on the garden; in the morning there are more birds than cars.'] : null),
  (f) => (hasView(f, 'pool') ? ['วิวสระว่ายน้ำ ลงไปว่ายหลังเลิกงานได้ในสองนาที', 'It looks over the pool, two minutes away after work.'] : null),
  (f) => (f.asset.building_condition === 'ready' ? ['สภาพดี ผนังไม่ร้าว น้ำไม่รั่ว ล้างแอร์ให้ใหม่ก่อนส่งมอบ', 'In good order: no cracks, no leaks, and the air-conditioners will be cleaned before handover.'] : null),
  (f) => (isSettled(f) ? ['ผนังกันเสียงดี ประชุมออนไลน์จากห้องได้ไม่มีเสียงรบกวน', 'The walls keep the noise out, so a video meeting at home is no trouble.'] : ['เลือกโทนสีครัวและพื้นได้จากตัวอย่างของโครงการ', 'The colours of kitchen and floor can be chosen from the show unit’s.']),
];

const facilityPhrase = (facility: Parameters<typeof hasFacility>[1], th: string, en: string): Phrase => (f) => (hasFacility(f, facility) ? [th, en] : null);

/** What the building shares. */
export const unitFacilities: readonly Phrase[] = [
  (f) => (hasFacility(f, 'pool') && hasFacility(f, 'fitness') ? ['ส่วนกลางมีสระว่ายน้ำและฟิตเนสที่คนใช้จริง ไม่ใช่มีไว้ถ่ายรูป', 'The pool and the fitness room are in daily use, not only in the brochure.'] : null),
  facilityPhrase('coworking', 'มีโคเวิร์กกิงสเปซให้นั่งทำงาน อินเทอร์เน็ตแรง', 'There is a co-working room with fast internet.'),
  facilityPhrase('rooftop', 'ดาดฟ้าเป็นสวนลอยฟ้า เห็นพระอาทิตย์ตก', 'The roof is a garden that sees the sunset.'),
  facilityPhrase('ev_charger', 'ที่จอดมีจุดชาร์จรถไฟฟ้า', 'The car park has EV chargers.'),
  (f) => (hasFacility(f, 'shuttle') && f.station ? ['มีรถรับส่งถึงสถานีตั้งแต่เช้าถึงสองทุ่ม', 'A shuttle runs to the station from early morning until eight.'] : null),
  facilityPhrase('convenience_store', 'ใต้ตึกมีร้านสะดวกซื้อ ดึกแค่ไหนก็ลงมาได้', 'There is a shop downstairs for the late hours.'),
  facilityPhrase('security_24h', 'รปภ. ตลอด 24 ชั่วโมง เข้าออกด้วยคีย์การ์ด', 'Guards day and night, and entry by key card.'),
  facilityPhrase('library', 'มีห้องสมุดเงียบ ๆ สำหรับอ่านหนังสือสอบ', 'There is a quiet library for those who study.'),
  facilityPhrase('garden', 'สวนส่วนกลางร่มรื่น ต้นไม้โตเต็มที่แล้ว', 'The shared garden has had time to grow and gives real shade.'),
  facilityPhrase('auto_parking', 'ที่จอดรถอัตโนมัติ ไม่ต้องวนหา', 'Parking is automatic, with no circling for a space.'),
  (f) => (f.asset.building_floors && f.asset.building_floors < 9 ? [`อาคารแค่ ${f.asset.building_floors} ชั้น คนไม่เยอะ ลิฟต์ไม่ต้องรอนาน`, `Only ${f.asset.building_floors} storeys, few neighbours, no queue for the lift.`] : null),
];
