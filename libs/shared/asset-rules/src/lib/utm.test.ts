import { expect, it } from 'vitest';
import { degreesOfUtm } from './utm.ts';

// By PROJ, with `+towgs84=210,814,289` for Indian 1975.
it.each([
  [47, 'wgs84', 665_000, 1_519_000, 13.735_535_7, 100.526_017_9],
  [47, 'wgs84', 498_765.4, 2_078_901.2, 18.801_834_9, 98.988_283_6],
  [47, 'wgs84', 600_000, 780_000, 7.055_669_4, 99.905_449_6],
  [48, 'wgs84', 250_000, 1_700_000, 15.364_602_1, 102.671_141_3],
  [47, 'indian1975', 665_000, 1_519_000, 13.738_294_2, 100.522_949_4],
  [47, 'indian1975', 600_000, 780_000, 7.058_369_5, 99.902_433_3],
  [48, 'indian1975', 250_000, 1_700_000, 15.367_401_8, 102.667_237_5],
] as const)('zone %i, %s, %f E %f N is %f, %f', (zone, datum, easting, northing, lat, lng) => {
  const place = degreesOfUtm({ zone, easting, northing }, datum);

  expect(place.lat).toBeCloseTo(lat, 6);
  expect(place.lng).toBeCloseTo(lng, 6);
});
