import type { AssetDetail } from '@yoodee/api-contract/assets';
import { assetFieldNames, type AssetFields } from '@yoodee/asset-rules/fields';
import { inLocale } from '@yoodee/i18n/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readCompareIds } from './compare-ids.ts';
import { ComparePage } from './compare-page.tsx';
import { toComparePageView } from './compare-page.view.ts';

afterEach(cleanup);

const unknown = Object.fromEntries(assetFieldNames.map((name) => [name, null])) as unknown as AssetFields;

const asset = (id: number, changes: Partial<AssetDetail> = {}): AssetDetail => ({
  ...unknown,
  ...{
    id,
    code: `A000000${id}`,
    status: 'published',
    version: 1,
    property_type: 'detached_house',
    listing_type: 'sale',
  },
  ...{ title_th: `บ้านหลังที่ ${id}`, price_sale: 4_000_000 + id * 100_000, price_original_sale: null },
  ...{ price_original_rent: null, price_per_sqm: null, price_per_sq_wah: 80_000, land_total_sq_wah: 50, land_sqm: 200 },
  place: {
    ...{ province_code: '10', district_code: '1039', subdistrict_code: null },
    ...{ province: { th: 'กรุงเทพมหานคร', en: 'Bangkok' }, district: { th: 'วัฒนา', en: 'Watthana' }, subdistrict: null },
  },
  ...{ is_title_en_composed: false, soi_en: null, road_en: null },
  ...{ nearest_stations: [], images: [], floor_plans: [], events: [], bedrooms: 3, bathrooms: 2 },
  ...{ first_published_at: '2026-10-01T09:00:00+07:00', published_at: '2026-10-01T09:00:00+07:00' },
  ...{ confirmed_at: null, expires_at: null, closed_at: null, updated_at: '2026-10-01T09:00:00+07:00' },
  seller: {
    ...{
      id: 1,
      display_name: 'สมชาย',
      display_name_en: 'Somchai',
      image_url: null,
      member_since: '2026-01-01T00:00:00Z',
      active_assets: 1,
    },
    ...{ phone_verified: true, line_linked: false, has_phone: true, line_id: null, facebook: null },
  },
  ...changes,
});

const viewOf = (ids: string, details: AssetDetail[], locale: 'th' | 'en' = 'th') =>
  toComparePageView({
    ...{ asked: readCompareIds(ids), added: null, details, locale },
    now: new Date('2026-11-20T12:00:00+07:00'),
  });

const lineOf = (name: string) => {
  const line = screen
    .getAllByRole('row')
    .find((row) => row.querySelector('th')?.textContent === name && row.querySelector('td') !== null)!;
  return within(line)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

describe('a comparison', () => {
  it('shows values side by side and marks the best with a text', () => {
    const details = [asset(1, { year_built: 2019 }), asset(2, { land_total_sq_wah: 60, price_per_sq_wah: 70_000 })];
    render(<ComparePage view={viewOf('1,2', details)} />, { wrapper: inLocale('th') });

    expect(lineOf('ราคาขาย')).toEqual(['฿4,100,000ถูกที่สุด', '฿4,200,000']);
    expect(lineOf('ที่ดิน')).toEqual(['50 ตร.ว.200 ตร.ม.', '60 ตร.ว.240 ตร.ม.ใหญ่ที่สุด']);
    expect(lineOf('ราคาต่อพื้นที่ดิน')).toEqual(['฿80,000/ตร.ว.฿20,000/ตร.ม.', '฿70,000/ตร.ว.฿17,500/ตร.ม.ถูกที่สุด']);
    expect(lineOf('ปีที่สร้าง')).toEqual(['พ.ศ. 2562', 'ไม่ระบุ']);
  });

  it.each([
    ['th', ['พ.ศ. 2560', '–ไม่มีข้อนี้'], '฿65.5/ตร.ม./เดือน (ตั้งแต่ 1 ม.ค. 2567)', 'โนเบิล', '/projects/7'],
    ['en', ['2017', '–Does not apply'], '฿65.5/m²/month (since 1 Jan 2024)', 'Noble', '/en/projects/7'],
  ] as const)('shows the facts of their projects, with links (%s)', (locale, year, fee, name, href) => {
    const project = {
      ...{ id: 7, year_completed: 2017, storeys: 38, units: 204 },
      fees: [{ baht_per_sqm: 65.5, from: '2024-01-01', source: 'test' }],
      foreign_quotas: [{ percent: 48.5, declared_on: '2024-06-30', source: 'test' }],
    };
    const inProject = { ...asset(1, { project_name_th: 'โนเบิล', project_name_en: 'Noble' }), project };
    render(<ComparePage view={viewOf('1,2', [inProject, asset(2)], locale)} />, { wrapper: inLocale(locale) });

    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
    expect(lineOf(locale === 'th' ? 'สร้างเสร็จ' : 'Completed')).toEqual(year);
    expect(screen.getByText(fee)).toBeTruthy();
    expect(
      screen.getByText(locale === 'th' ? '48.5% (แจ้งเมื่อ 30 มิ.ย. 2567)' : '48.5% (declared 30 Jun 2024)'),
    ).toBeTruthy();
  });

  it('does not count equal values of their projects as differences', () => {
    const project = { id: 7, year_completed: 2017, storeys: 38, units: null, fees: [], foreign_quotas: [] };
    const named = { project_name_th: 'โนเบิล' };
    const both = [1, 2].map((id) => ({ ...asset(id, named), project }));

    const rows = viewOf('1,2', both).groups.find(({ group }) => group === 'project')!;
    expect(rows.rows.map(({ key, isSame }) => [key, isSame])).toEqual([
      ['project', true],
      ['project_year', true],
      ['project_storeys', true],
    ]);
    const other = [both[0]!, { ...both[1]!, project: { ...project, id: 8 } }];
    expect(viewOf('1,2', other).groups.find(({ group }) => group === 'project')!.isSame).toBe(false);
  });

  it('does not compare a monthly rent with a sale price', () => {
    const rented = asset(2, { listing_type: 'rent', price_rent_month: 15_000, price_per_sq_wah: 300 });
    render(<ComparePage view={viewOf('1,2', [asset(1), rented])} />, { wrapper: inLocale('th') });

    expect(lineOf('ราคาต่อพื้นที่ดิน').join()).not.toContain('ถูกที่สุด');
  });

  it('writes one month in the singular', () => {
    const rented = (id: number, deposit_months: number) =>
      asset(id, { listing_type: 'rent', price_rent_month: 15_000, deposit_months });
    render(<ComparePage view={viewOf('1,2', [rented(1, 1), rented(2, 2)], 'en')} />, { wrapper: inLocale('en') });

    expect(lineOf('Deposit')).toEqual(['1 monthLeast', '2 months']);
  });

  it.each([
    ['one province', '10', ['บางนา 2.1 กม.', 'ทองหล่อ เดิน 6 นาทีใกล้ที่สุด']],
    ['two provinces', '12', ['บางนา 2.1 กม.', 'ทองหล่อ เดิน 6 นาที']],
  ])('names the nearest station within %s only', (_where, province_code, line) => {
    const near = (name: string, metres: number, walk_minutes: number) => ({
      nearest_stations: [
        {
          ...{ station_id: name, name: { th: name, en: name } },
          metres,
          walk_minutes,
          line: { th: '', en: '' },
          line_colour: '',
          direction: 'n' as const,
        },
      ],
    });
    const [far, close] = [asset(1, near('บางนา', 2_090, 34)), asset(2, near('ทองหล่อ', 350, 6))];
    const elsewhere = { ...close, place: { ...close.place, province_code } };
    render(<ComparePage view={viewOf('1,2', [far, elsewhere])} />, { wrapper: inLocale('th') });

    expect(lineOf('สถานีใกล้ที่สุด')).toEqual(line);
  });

  it('distinguishes unknown values from values that do not apply', () => {
    const condo = asset(2, { property_type: 'condo', land_total_sq_wah: null, price_per_sq_wah: null, floor_no: 12 });
    render(<ComparePage view={viewOf('1,2', [asset(1), condo], 'en')} />, { wrapper: inLocale('en') });

    expect(lineOf('Floor')).toEqual(['–Does not apply', '12']);
    expect(lineOf('Frontage')).toEqual(['Not given', '–Does not apply']);
  });

  it('shows no end of the lease for a freehold', () => {
    const [owned, leased] = [asset(1, { tenure: 'freehold' }), asset(2, { tenure: 'leasehold' })];
    const view = viewOf('1,2', [owned, leased], 'en');
    render(<ComparePage view={view} />, { wrapper: inLocale('en') });

    expect(lineOf('Lease years left')).toEqual(['–Does not apply', 'Not given']);
    expect(view.assets.map(({ missing }) => missing.some(({ name }) => name === 'lease_years_remaining'))).toEqual([
      ...[false, true],
    ]);
  });

  it('marks rows whose values are all equal', () => {
    const { groups } = viewOf('1,2', [asset(1), asset(2, { title_th: 'อีกหลัง' })]);
    const rows = groups.flatMap((group) => group.rows);

    expect(rows.filter(({ isSame }) => !isSame).map(({ key }) => key)).toEqual(['price_sale']);
    expect(groups.find(({ group }) => group === 'rooms')).toMatchObject({ isSame: true });
  });

  it('with every kind of deal has about 45 rows', () => {
    const kinds = (['sale_rent', 'takeover', 'down_payment', 'sale'] as const).map((listing_type, index) =>
      asset(index + 1, { listing_type, property_type: index % 2 ? 'condo' : 'detached_house' }),
    );
    const lines = viewOf('1,2,3,4', kinds).groups.flatMap(({ rows }) => rows);

    expect(lines.length).toBeGreaterThanOrEqual(40);
    expect(lines.length).toBeLessThanOrEqual(55);
  });

  it.each([
    ['th', 'เอา บ้านหลังที่ 2 ออก'],
    // Its title is Thai only: the English page describes it instead.
    ['en', /^Remove Detached house · For sale · Watthana, Bangkok · .*2$/],
  ] as const)('removes an asset by a link to the others in %s', async (locale, name) => {
    const onRemove = vi.fn();
    render(<ComparePage view={viewOf('1,2,3', [asset(1), asset(2), asset(3)], locale)} onRemove={onRemove} />, {
      wrapper: inLocale(locale),
    });

    const link = screen.getByRole('link', { name });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);

    expect(link.getAttribute('href')).toBe(`${locale === 'en' ? '/en' : ''}/assets/compare?ids=1,3`);
    expect(onRemove).toHaveBeenCalledWith(2);
  });
});

describe('the URL', () => {
  it('with unavailable assets shows the others and an explanation', () => {
    const view = viewOf('1,1,99,บ้าน,2,3,4', [asset(1), asset(2)]);
    render(<ComparePage view={view} />, { wrapper: inLocale('th') });

    expect(screen.getByText(/ไม่พบ A0000099, A0000003/)).toBeDefined();
    expect(screen.getByText('เปรียบเทียบได้ครั้งละ 4 ทรัพย์ ไม่ได้แสดง A0000004')).toBeDefined();
    expect(screen.getByText('ไม่ใช่รหัสทรัพย์: บ้าน')).toBeDefined();
    expect(screen.getByText('ลิงก์นี้มีทรัพย์ซ้ำ แสดงครั้งเดียว')).toBeDefined();
    expect(screen.getByRole('table')).toBeDefined();
  });

  it.each([
    ['th', 'ยังไม่ได้เลือกทรัพย์ที่จะเปรียบเทียบ', 'รหัสหรือลิงก์ประกาศ'],
    ['en', 'Nothing to compare yet', 'Code or link of a listing'],
  ] as const)('without assets shows instructions in %s', (locale, start, label) => {
    render(<ComparePage view={viewOf('', [], locale)} />, { wrapper: inLocale(locale) });

    expect(screen.getByText(start)).toBeDefined();
    expect(screen.getByRole('textbox', { name: label })).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

it('links to the enquiry for missing values of available assets only', () => {
  const details = [asset(1, { year_built: 2019 }), asset(2, { status: 'sold' })];
  const ask = vi.fn(() => <button>ถาม</button>);
  render(<ComparePage view={viewOf('1,2', details)} ask={ask} />, { wrapper: inLocale('th') });

  expect(screen.getAllByRole('button', { name: 'ถาม' })).toHaveLength(1);
  const [[asked]] = ask.mock.calls as unknown as [[{ id: number; missing: { name: string }[] }]];
  const names = asked.missing.map(({ name }) => name);
  expect(asked.id).toBe(1);
  expect(names).toEqual(expect.arrayContaining(['usable_area_sqm', 'title_deed_type', 'frontage_m']));
  expect(names).not.toEqual(expect.arrayContaining(['year_built']));
  expect(names).not.toContain('urgency');
});
