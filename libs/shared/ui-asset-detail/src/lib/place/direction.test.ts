import { expect, it } from 'vitest';
import { detail } from '@yoodee/ui-asset-card/testing';
import { directionOf } from './direction.ts';

const station = { ...detail.nearest_stations[0]!, direction: 'ne' as const };

it('is an arrow with a name', () => {
  expect(directionOf(station, 'exact', 'th')).toEqual({ arrow: '↗\uFE0E', name: 'ตะวันออกเฉียงเหนือ' });
  expect(directionOf({ ...station, direction: 's' }, 'exact', 'en')).toEqual({ arrow: '↓\uFE0E', name: 'South' });
});

it.each([
  ['approximate', 350, false],
  ['approximate', 570, true],
  ['exact', 350, true],
  [null, 350, true],
] as const)('with an %s place, %d m away, it is told: %s', (precision, metres, isTold) => {
  expect(directionOf({ ...station, metres }, precision, 'en') !== null).toBe(isTold);
});
