import type { Names } from '../neighbourhoods/neighbourhood.ts';

/** Captions by kind of picture. */
// prettier-ignore
const table = {
  building: [['ด้านหน้าอาคาร', 'The building'], ['ตัวอาคารจากถนน', 'Seen from the street']],
  house: [['หน้าบ้าน', 'The front'], ['ตัวบ้านและที่จอดรถ', 'House and carport'], ['บ้านจากถนนในโครงการ', 'Seen from the lane']],
  shop: [['ด้านหน้าติดถนน', 'The street front'], ['หน้าร้าน', 'The shop front']],
  hall: [['ด้านหน้าและลานรถ', 'Front and yard'], ['ทางเข้ารถใหญ่', 'Access for lorries']],
  inside: [['พื้นที่ด้านใน', 'Inside'], ['มุมหนึ่งในร้าน', 'A corner inside']],
  hallInside: [['ภายในโล่ง ไม่มีเสากลาง', 'Clear inside, no columns'], ['พื้นและประตูโหลดสินค้า', 'Floor and loading doors']],
  office: [['พื้นที่ทำงาน', 'The work floor'], ['โซนทำงานริมหน้าต่าง', 'Desks by the windows']],
  living: [['ห้องนั่งเล่น', 'Living room'], ['มุมนั่งเล่น', 'Sitting corner'], ['โถงรับแขก', 'Sitting room']],
  bedroom: [['ห้องนอน', 'Bedroom'], ['ห้องนอนใหญ่', 'Main bedroom'], ['ห้องนอนอีกห้อง', 'Another bedroom']],
  bathroom: [['ห้องน้ำ', 'Bathroom'], ['ห้องน้ำ แยกโซนเปียกแห้ง', 'Bathroom, shower apart']],
  kitchen: [['ครัว', 'Kitchen'], ['ครัวและมุมทานข้าว', 'Kitchen and dining corner']],
  study: [['ห้องทำงาน', 'Study'], ['มุมทำงาน', 'A corner to work in']],
  balcony: [['ระเบียง', 'Balcony'], ['ระเบียง นั่งเล่นได้', 'Balcony with room to sit']],
  cityView: [['วิวเมือง', 'The view of the city']],
  riverView: [['วิวแม่น้ำ', 'The view of the river']],
  seaView: [['วิวทะเล', 'The view of the sea']],
  hillView: [['วิวภูเขา', 'The view of the hills']],
  pool: [['สระว่ายน้ำส่วนกลาง', 'The shared pool']],
  ownPool: [['สระส่วนตัว', 'The private pool']],
  fitness: [['ฟิตเนส', 'Fitness room']],
  lobby: [['ล็อบบี้', 'Lobby']],
  garden: [['สวนส่วนกลาง', 'The shared garden']],
  plot: [['สภาพแปลง', 'The plot'], ['แนวเขตแปลง', 'The boundary of the plot'], ['แปลงจากอีกด้าน', 'The plot from the other side']],
  shore: [['ชายหาดใกล้แปลง', 'The beach near by']],
  plan: [['แปลนห้อง', 'Floor plan']],
  lowerPlan: [['แปลนชั้นล่าง', 'Ground floor']],
  upperPlan: [['แปลนชั้นบน', 'Upper floor']],
  sitePlan: [['ผังแปลง', 'Site plan']],
} as const satisfies Record<string, readonly Names[]>;

export type Caption = keyof typeof table;

export const captions: Readonly<Record<Caption, readonly Names[]>> = table;
