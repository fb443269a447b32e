import type { MemberRow } from './member-row.ts';

const firstNames = [
  ...['สมศักดิ์', 'มาลี', 'ประยูร', 'สุนิสา', 'ชัยวัฒน์', 'พรทิพย์', 'อดิศักดิ์', 'กาญจนา', 'สุรชัย', 'นงลักษณ์', 'วิโรจน์'],
  ...['ลัดดา', 'ปิยะ', 'จินตนา', 'ณรงค์', 'สุกัญญา', 'พิชัย', 'รัชนี', 'เกรียงไกร', 'ศศิธร', 'มนตรี', 'วิภา', 'อำนาจ'],
  ...['เพ็ญศรี', 'สมเกียรติ', 'ยุพา', 'ไชยา', 'อรุณี', 'ทวี', 'ชุติมา', 'บรรจง', 'นิตยา'],
];
const lastNames = [
  ...['สุขสวัสดิ์', 'แก้วมณี', 'ทองดี', 'ศรีวงศ์', 'บุญมา', 'พงษ์พานิช', 'ใจซื่อ', 'รุ่งโรจน์', 'คงมั่น', 'จันทร์หอม'],
  ...['เพชรรัตน์', 'ชูศรี', 'วงศ์สว่าง', 'มีทรัพย์', 'อินทร์แก้ว', 'สายทอง', 'พันธุ์ดี', 'กล้าหาญ', 'นาคสุข', 'ปานทอง'],
];

/**
 * Owners who sell or let one home or two, all invented: enough that at the default size of the demo none has more.
 * Every pair of names occurs once, because 33 and 20 have no common divisor.
 */
export const privateOwners: readonly MemberRow[] = Array.from(
  { length: firstNames.length * lastNames.length },
  (_, index) => ({
    name: [
      firstNames[index % firstNames.length]!,
      lastNames[(index + Math.floor(index / firstNames.length)) % lastNames.length]!,
    ],
    role: 'owner',
  }),
);
