import { expect, it } from 'vitest';
import { formatPhone } from './format-phone.ts';

it.each([
  ['+66812345678', '081-234-5678', '+66 81 234 5678'],
  ['0812345678', '081-234-5678', '+66 81 234 5678'],
  ['081-234-5678', '081-234-5678', '+66 81 234 5678'],
  ['+66661234567', '066-123-4567', '+66 66 123 4567'],
  ['+6620000000', '02-000-0000', '+66 2 000 0000'],
  ['+6653123456', '053-123-456', '+66 53 123 456'],
  ['+14155550123', '+14155550123', '+14155550123'],
  ['', '', ''],
])('%s is %s in Thai and %s in English', (phone, thai, english) => {
  expect(formatPhone('th', phone)).toBe(thai);
  expect(formatPhone('en', phone)).toBe(english);
});
