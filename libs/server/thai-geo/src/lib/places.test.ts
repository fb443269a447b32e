import { describe, expect, it } from 'vitest';
import {
  districtsOf,
  findDistrict,
  findProvince,
  findSubdistrict,
  placeNames,
  provinces,
  subdistrictsOf,
} from './places.ts';

const districts = provinces.flatMap(({ code }) => districtsOf(code));
const subdistricts = districts.flatMap(({ code }) => subdistrictsOf(code));
const everyPlace = [...provinces, ...districts, ...subdistricts];

describe('the country', () => {
  it('has all its provinces, districts and subdistricts', () => {
    expect(provinces).toHaveLength(77);
    expect(districts).toHaveLength(928);
    expect(subdistricts.length).toBeGreaterThanOrEqual(7_436);
  });

  it('gives Bangkok 50 districts and 180 subdistricts', () => {
    const bangkok = districtsOf('10');

    expect(bangkok).toHaveLength(50);
    expect(bangkok.flatMap(({ code }) => subdistrictsOf(code))).toHaveLength(180);
  });

  it('has names in both languages, without prefixes and in title case', () => {
    const oddThai = everyPlace.filter(({ name_th }) => !/^[ก-๎]+([-.][ก-๎]+)*\.?$/.test(name_th));
    const oddEnglish = everyPlace.filter(
      ({ name_en }) => !/^[A-Z][a-z]*(-[a-z]+)*( [A-Z][a-z]*(-[a-z]+)*)*$/.test(name_en),
    );
    const prefixed = districts.filter(({ name_th }) => /^(เขต|อำเภอ|กิ่ง)/.test(name_th));

    expect(oddThai).toEqual([]);
    expect(oddEnglish).toEqual([]);
    expect(prefixed).toEqual([]);
  });

  it('gives every subdistrict a postal code of five digits', () => {
    expect(subdistricts.filter(({ postal_code }) => !/^[1-9]\d{4}$/.test(postal_code))).toEqual([]);
  });

  it('has unique codes, with the digits of their level', () => {
    expect(new Set(everyPlace.map(({ code }) => code)).size).toBe(everyPlace.length);
    expect(districts.every(({ code }) => /^\d{4}$/.test(code))).toBe(true);
    expect(subdistricts.every(({ code }) => /^\d{6}$/.test(code))).toBe(true);
  });

  it('has unique names of subdistricts within a district', () => {
    const names = subdistricts.map(({ district_code, name_th }) => `${district_code} ${name_th}`);

    expect(new Set(names).size).toBe(names.length);
  });

  it('has every province within its bounds', () => {
    const outside = provinces.filter(({ lat, lng }) => lat < 5.5 || lat > 20.6 || lng < 97.3 || lng > 105.7);

    expect(outside).toEqual([]);
  });
});

describe('the sort order of places', () => {
  it.each([
    ['provinces', provinces],
    ['districts of Bangkok', districtsOf('10')],
    ['subdistricts of Mueang Chiang Mai', subdistrictsOf('5001')],
  ])('of %s is that of a Thai dictionary', (_, places) => {
    const names = places.map(({ name_th }) => name_th);

    expect(names).toEqual(names.toSorted(new Intl.Collator('th').compare));
  });
});

describe('names of places', () => {
  it.each([
    ['1039', 'Watthana'],
    ['1033', 'Khlong Toei'],
    ['1030', 'Chatuchak'],
    ['1028', 'Sathon'],
    ['5001', 'Mueang Chiang Mai'],
    ['2001', 'Mueang Chonburi'],
    ['3804', 'Phon Charoen'],
  ])('district %s is %s', (code, name) => {
    expect(findDistrict(code)?.name_en).toBe(name);
  });

  it.each([
    ['103901', 'Khlong Toei Nuea', '10110'],
    ['103604', 'Don Mueang', '10210'],
    ['110601', 'Bang Sao Thong', '10570'],
    ['200104', 'Saen Suk', '20130'],
    ['380405', 'Si Chomphu', '38180'],
  ])('subdistrict %s is %s, %s', (code, name_en, postal_code) => {
    expect(findSubdistrict(code)).toMatchObject({ name_en, postal_code });
  });

  it('are combined for an address', () => {
    expect(placeNames({ province_code: '10', district_code: '1039', subdistrict_code: '103902' })).toEqual({
      province: { th: 'กรุงเทพมหานคร', en: 'Bangkok' },
      district: { th: 'วัฒนา', en: 'Watthana' },
      subdistrict: { th: 'คลองตันเหนือ', en: 'Khlong Tan Nuea' },
    });
  });

  it('are null for a missing or unknown code', () => {
    expect(placeNames({ province_code: '99', district_code: null })).toEqual({
      province: null,
      district: null,
      subdistrict: null,
    });
  });
});

describe('unknown codes', () => {
  it.each(['', '99', '0', 'constructor', '__proto__'])('%j is not found', (code) => {
    expect(findProvince(code)).toBeNull();
    expect(findDistrict(code)).toBeNull();
    expect(findSubdistrict(code)).toBeNull();
    expect(districtsOf(code)).toEqual([]);
    expect(subdistrictsOf(code)).toEqual([]);
  });
});
