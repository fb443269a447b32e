import { expect, it } from 'vitest';
import { formatJourney } from './format-journey.ts';

it.each([
  ['th', { minutes: 34, trains: 2 }, 'อโศก', '34 นาทีถึงอโศก เปลี่ยน 1 ครั้ง'],
  ['en', { minutes: 34, trains: 2 }, 'Asok', '34 min to Asok, 1 change'],
  ['en', { minutes: 61, trains: 3 }, 'Asok', '61 min to Asok, 2 changes'],
  ['th', { minutes: 20, trains: 1 }, 'อโศก', '20 นาทีถึงอโศก'],
  ['en', { minutes: 20, trains: 1 }, 'Asok', '20 min to Asok'],
  ['th', { minutes: 6, trains: 0 }, 'อโศก', 'เดิน 6 นาทีถึงอโศก'],
  ['en', { minutes: 6, trains: 0 }, 'Asok', '6 min walk to Asok'],
  ['th', { minutes: 20, trains: 1 }, null, '20 นาทีถึงจุดที่เลือก'],
] as const)('in %s, %j to %s is %s', (locale, journey, place, text) => {
  expect(formatJourney(locale, journey, place)).toBe(text);
});
