/** A member to sign in as. `sub` has the form of a LINE user id: U and 32 hexadecimal digits. */
export interface Persona {
  id: string;
  name: string;
  sub: string;
  /** The result of choosing this persona. Default: `approves`. */
  answer: 'approves' | 'denies' | 'comes too late' | 'signed in before';
}

const subOf = (digit: string) => `U${digit.repeat(32)}`;

export const personas: readonly Persona[] = [
  { id: 'somying', name: 'สมหญิง ใจดี', sub: subOf('1'), answer: 'approves' },
  { id: 'anan', name: 'อนันต์', sub: subOf('2'), answer: 'approves' },
  { id: 'john', name: 'John Smith', sub: subOf('3'), answer: 'approves' },
  { id: 'denies', name: 'ไม่อนุญาต · Denies', sub: subOf('4'), answer: 'denies' },
  { id: 'late', name: 'รหัสหมดอายุ · Comes too late', sub: subOf('5'), answer: 'comes too late' },
  { id: 'stale', name: 'เข้า LINE ไว้นานแล้ว · Signed in long ago', sub: subOf('6'), answer: 'signed in before' },
];
