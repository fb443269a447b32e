import type { SceneName } from '../pictures/scenes.ts';
import type { Names } from './neighbourhoods/neighbourhood.ts';

/** A business for takeover: its kind, what is included, and its pictures. */
export interface Trade {
  readonly name: Names;
  readonly equipment: Names;
  readonly custom: Names;
  /** m², minimum and maximum. */
  readonly area: readonly [least: number, most: number];
  readonly outside: SceneName;
  readonly inside: SceneName;
}

// prettier-ignore
export const trades: readonly Trade[] = [
  { area: [35, 110], outside: 'cafe', inside: 'shop-interior', name: ['ร้านกาแฟ', 'café'],
    equipment: ['เครื่องชงสองหัว เครื่องบด ตู้แช่ และโต๊ะเก้าอี้ครบ', 'a two-group espresso machine, grinders, display fridges and all the furniture'],
    custom: ['มีลูกค้าประจำช่วงเช้าและเที่ยงจากออฟฟิศรอบร้าน', 'Regulars come from the offices around, in the morning and at noon.'] },
  { area: [80, 190], outside: 'cafe', inside: 'shop-interior', name: ['ร้านอาหาร', 'restaurant'],
    equipment: ['ครัวครบ ฮูดดูดควัน ตู้แช่ โต๊ะ 14 ชุด และระบบขายหน้าร้าน', 'a complete kitchen with extraction, cold cabinets, fourteen tables and the till system'],
    custom: ['ช่วงเย็นโต๊ะเต็มเกือบทุกวัน เดลิเวอรีเปิดบัญชีไว้ครบ', 'Tables are taken most evenings, and the accounts with the delivery services are in place.'] },
  { area: [40, 100], outside: 'cafe', inside: 'shop-interior', name: ['ร้านเบเกอรี่', 'bakery'],
    equipment: ['เตาอบสองชั้น เครื่องตีแป้ง ตู้โชว์ และห้องเย็น', 'a deck oven, mixers, display cabinets and a cold room'],
    custom: ['ส่งขนมให้คาเฟ่ในย่านสัปดาห์ละหกวัน', 'It supplies the cafés near by six days a week.'] },
  { area: [14, 36], outside: 'retail', inside: 'shop-interior', name: ['ร้านเครื่องดื่ม', 'tea bar'],
    equipment: ['เครื่องซีล เครื่องปั่น ตู้แช่ และเคาน์เตอร์สแตนเลส', 'sealing machine, blenders, cold cabinets and a steel counter'],
    custom: ['ขายดีช่วงเลิกเรียนและเลิกงาน พนักงานสองคนพร้อมทำต่อ', 'It is busiest when school and work let out; the two staff would stay.'] },
  { area: [170, 320], outside: 'office-tower', inside: 'office-interior', name: ['โคเวิร์กกิงสเปซ', 'co-working space'],
    equipment: ['โต๊ะทำงาน 36 ที่ ห้องประชุมสองห้อง อินเทอร์เน็ตสองสาย และระบบจอง', 'thirty-six desks, two meeting rooms, two internet lines and the booking system'],
    custom: ['มีสมาชิกรายเดือนราวหกสิบคน สัญญาโอนให้ผู้รับช่วงได้', 'Some sixty members pay by the month, and their contracts pass to the new owner.'] },
  { area: [150, 300], outside: 'retail', inside: 'fitness', name: ['ฟิตเนสสตูดิโอ', 'fitness studio'],
    equipment: ['ลู่วิ่ง อุปกรณ์เวท พื้นยาง กระจกเงา และห้องอาบน้ำ', 'treadmills, weights, rubber floor, mirrors and showers'],
    custom: ['มีสมาชิกรายเดือนราวร้อยสี่สิบคน เทรนเนอร์ยังสอนต่อ', 'About a hundred and forty members pay by the month, and the trainers would stay.'] },
  { area: [220, 420], outside: 'shophouse', inside: 'bedroom', name: ['โฮสเทล', 'hostel'],
    equipment: ['ห้องพัก 9 ห้องพร้อมเครื่องนอน ล็อกเกอร์ ครัวส่วนกลาง และเคาน์เตอร์ต้อนรับ', 'nine rooms with bedding, lockers, a shared kitchen and the reception'],
    custom: ['คะแนนรีวิวในเว็บจองที่พักดี ใบอนุญาตครบ', 'It is well reviewed on the booking sites and has all its licences.'] },
];
