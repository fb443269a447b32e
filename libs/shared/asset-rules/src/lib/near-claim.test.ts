import { describe, expect, it } from 'vitest';
import { farStationIn } from './near-claim.ts';

const station = (th: string, en: string, walk_minutes: number) => ({ name: { th, en }, walk_minutes });
const bangNa = station('บางนา', 'Bang Na', 34);
const udomSuk = station('อุดมสุข', 'Udom Suk', 12);

describe('farStationIn', () => {
  it.each([
    'คอนโดห้องมุม ใกล้ BTS บางนา',
    'คอนโดใกล้สถานีบางนา ราคาดี',
    'เดินถึง BTS บางนา ห้องใหญ่',
    'ติดรถไฟฟ้า ห้องใหญ่',
    'คอนโดใกล้ แอร์พอร์ต เรล ลิงก์ บางนา',
    'Two-bedroom condo near BTS Bang Na',
    'Condo close to the Bang Na station',
    'Walk to bang na BTS, corner unit',
    'Studio near the BTS',
  ])('finds the station that “%s” is not near', (title) => {
    expect(farStationIn(title, [bangNa])).toEqual(bangNa);
  });

  it.each([
    ['ขายคอนโดบางนา ห้องใหญ่', [bangNa]],
    ['House near Central Bang Na, large garden', [bangNa]],
    ['คอนโดใกล้เซ็นทรัลบางนา', [bangNa]],
    ['คอนโดใกล้ BTS อุดมสุข', [udomSuk, bangNa]],
    ['คอนโดใกล้รถไฟฟ้า', [udomSuk, bangNa]],
    ['คอนโดใกล้ BTS บางนา', []],
    ['คอนโดใกล้บางนา ซอยเงียบ', [bangNa]],
    ['House near Bang Na, quiet lane', [bangNa]],
    ['', [bangNa]],
  ])('finds none in “%s”', (title, stations) => {
    expect(farStationIn(title, stations)).toBeNull();
  });

  it('finds the station that is named, though another one is near', () => {
    expect(farStationIn('คอนโดใกล้ BTS บางนา', [udomSuk, bangNa])).toEqual(bangNa);
  });
});
