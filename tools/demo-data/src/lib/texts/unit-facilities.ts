import type { Phrase } from './phrase.ts';
import { hasFacility } from './say-of.ts';

const facilityPhrase =
  (facility: Parameters<typeof hasFacility>[1], th: string, en: string): Phrase =>
  (f) =>
    hasFacility(f, facility) ? [th, en] : null;

/** Shared facilities of the building. */
export const unitFacilities: readonly Phrase[] = [
  (f) =>
    hasFacility(f, 'pool') && hasFacility(f, 'fitness')
      ? [
          'ส่วนกลางมีสระว่ายน้ำและฟิตเนสที่คนใช้จริง ไม่ใช่มีไว้ถ่ายรูป',
          'The pool and the fitness room are in daily use, not only in the brochure.',
        ]
      : null,
  facilityPhrase('coworking', 'มีโคเวิร์กกิงสเปซให้นั่งทำงาน อินเทอร์เน็ตแรง', 'There is a co-working room with fast internet.'),
  facilityPhrase('rooftop', 'ดาดฟ้าเป็นสวนลอยฟ้า เห็นพระอาทิตย์ตก', 'The roof is a garden that sees the sunset.'),
  facilityPhrase('ev_charger', 'ที่จอดมีจุดชาร์จรถไฟฟ้า', 'The car park has EV chargers.'),
  (f) =>
    hasFacility(f, 'shuttle') && f.station
      ? ['มีรถรับส่งถึงสถานีตั้งแต่เช้าถึงสองทุ่ม', 'A shuttle runs to the station from early morning until eight.']
      : null,
  facilityPhrase(
    'convenience_store',
    'ใต้ตึกมีร้านสะดวกซื้อ ดึกแค่ไหนก็ลงมาได้',
    'There is a shop downstairs for the late hours.',
  ),
  facilityPhrase('security_24h', 'รปภ. ตลอด 24 ชั่วโมง เข้าออกด้วยคีย์การ์ด', 'Guards day and night, and entry by key card.'),
  facilityPhrase('library', 'มีห้องสมุดเงียบ ๆ สำหรับอ่านหนังสือสอบ', 'There is a quiet library for those who study.'),
  facilityPhrase(
    'garden',
    'สวนส่วนกลางร่มรื่น ต้นไม้โตเต็มที่แล้ว',
    'The shared garden has had time to grow and gives real shade.',
  ),
  facilityPhrase('auto_parking', 'ที่จอดรถอัตโนมัติ ไม่ต้องวนหา', 'Parking is automatic, with no circling for a space.'),
  (f) =>
    f.asset.building_floors && f.asset.building_floors < 9
      ? [
          `อาคารแค่ ${f.asset.building_floors} ชั้น คนไม่เยอะ ลิฟต์ไม่ต้องรอนาน`,
          `Only ${f.asset.building_floors} storeys, few neighbours, no queue for the lift.`,
        ]
      : null,
];
