import { describe, expect, it } from 'vitest';
import { freeTextOf, toExplicitSearch } from './typed-search.ts';

const explicit = (search: string, reading: Parameters<typeof toExplicitSearch>[1] = null) => {
  const params = toExplicitSearch(new URLSearchParams(search), reading);
  return params && decodeURIComponent(params.toString());
};

it.each([
  ['q=คอนโด', 'คอนโด'],
  ['q= คอนโด ', 'คอนโด'],
  ['q="คอนโด"', null],
  ['q=', null],
  ['', null],
  [`q=${'ก'.repeat(201)}`, null],
])('the text of %s that may contain filters is %j', (search, text) => {
  expect(freeTextOf(new URLSearchParams(search))).toBe(text);
});

describe('the canonical URL', () => {
  it.each([
    ['property_type=condo&page=2', null],
    ['q=river', null],
    ['q=river&_routes=th/assets', null],
    ['q=river&price_min=&_routes=th/assets', 'q=river'],
    ['price_min=&price_max=&q=river', 'q=river'],
    ['sort=best&q=river&page=1', 'q=river'],
    ['sort=newest&q=river', null],
    ['sort=newest&page=1', ''],
    ['sort=best', null],
    ['year_min=2560&year_max=๒๕๖๓', 'year_min=2017&year_max=2020'],
    ['year_min=2017', null],
    ['year_min=new&floor_min=๒๐', 'year_min=new&floor_min=20'],
    ['sort=price_asc&page=2', null],
    ['q=riv\u0000er\u001f&said=\u0000', 'q=river'],
    ['price_max=5 ล้าน', 'price_max=5000000'],
    ['price_max=๓,๕๐๐,๐๐๐', 'price_max=3500000'],
    ['land_min=2 ไร่ 1 งาน', 'land_min=900'],
    ['price_max=cheap', null],
    ['province=50&district=1039', 'province=50'],
    ['province=10&district=1039&subdistrict=500101', 'province=10&district=1039'],
    ['district=1039', 'district=1039&province=10'],
  ])('of %s is %s, and does not change again', (search, expected) => {
    const written = explicit(search);

    expect(written).toBe(expected);
    if (written) expect(explicit(written)).toBeNull();
  });
});

describe('a typed search', () => {
  const reading = {
    filters: 'property_type=condo&province=50',
    names: [],
    claims: [{ text: 'คอนโด', filters: 'property_type=condo', kind: null, others: [] }],
    rest: '',
  };

  it('is replaced by its filters, which override earlier values, and its text is kept', () => {
    expect(explicit('q=คอนโด เชียงใหม่&property_type=land&province=10&district=1039&sort=price_asc', reading)).toBe(
      'sort=price_asc&property_type=condo&province=50&said=คอนโด+เชียงใหม่',
    );
  });

  it.each([
    ['station=E4&station_m=800&price_max=5000000', 'price_max=5000000'],
    ['road=สุขุมวิท&bbox=100,13,101,14', ''],
    ['rail=bts&station_m=500&reach=E4,40', 'rail=bts&station_m=500&reach=E4,40'],
  ])('with a place replaces the places of %s, and keeps %j', (before, kept) => {
    expect(explicit(`${before}&q=คอนโด เชียงใหม่`, reading)).toBe(
      [kept, 'property_type=condo&province=50&said=คอนโด+เชียงใหม่'].filter(Boolean).join('&'),
    );
  });

  it('without a place keeps the place', () => {
    const { claims } = reading;
    expect(explicit('station=E4&q=คอนโด', { filters: 'property_type=condo', claims, names: [], rest: '' })).toBe(
      'station=E4&property_type=condo&said=คอนโด',
    );
  });

  it('keeps unrecognised words as search text', () => {
    expect(explicit('q=คอนโด วิวสวน', { ...reading, rest: 'วิวสวน' })).toContain('q=วิวสวน');
  });

  it('stays unchanged when nothing is recognised', () => {
    expect(explicit('q=วิวสวน', { filters: '', claims: [], names: [], rest: 'วิวสวน' })).toBeNull();
  });
});
