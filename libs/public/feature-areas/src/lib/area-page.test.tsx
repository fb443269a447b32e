import type { Area } from '@yoodee/api-contract/areas';
import { inLocale } from '@yoodee/i18n/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AreaPage } from './area-page.tsx';
import { toAreaPageView } from './area-page.view.ts';

afterEach(cleanup);

const asok: Area = {
  ...{ kind: 'station', path: 'stations/asok-e4', name: { th: 'อโศก', en: 'Asok' } },
  ...{ within: { th: 'BTS สายสุขุมวิท', en: 'BTS Sukhumvit Line' }, parents: [], property_type: null },
  ...{ search: 'station=E4', total: 13 },
  sale: { count: 7, median: 6_390_000, median_per_sqm: 188_706 },
  rent: { count: 8, median: 33_000, median_per_sqm: null },
  monthly: null,
  ...{ items: [], types: [], projects: [], inside: [], neighbours: [], news: [] },
};

it.each([
  [
    'th',
    'ขายและให้เช่าบ้าน คอนโด ที่ดิน ใกล้สถานีอโศก BTS สายสุขุมวิท',
    'ในระยะ 800 ม. จากสถานี',
    'ดู 7 ประกาศขาย',
    'ดู 8 ประกาศให้เช่า',
  ],
  [
    'en',
    'Homes, condos and land for sale and rent near Asok station, BTS Sukhumvit Line',
    'within 800 m of the station',
    'See 7 listings for sale',
    'See 8 listings for rent',
  ],
] as const)(
  'shows in %s the assets near a station with their distance, and links to sales and rentals',
  (locale, title, near, sale, rent) => {
    render(<AreaPage area={toAreaPageView(asok, locale, new Date('2026-11-22T00:00:00Z'))} />, {
      wrapper: inLocale(locale),
    });

    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')?.replace(/^\/en/, '');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(document.body.textContent).toContain(near);
    expect(hrefOf(sale)).toBe('/assets?station=E4&listing_type=sale');
    expect(hrefOf(rent)).toBe('/assets?station=E4&listing_type=rent');
  },
);

it('links to the projects of a district that have listings', () => {
  const project = {
    ...{ id: 7, name: { th: 'สวนริมน้ำ', en: 'Suan Rim Nam' }, property_type: 'condo' as const, year_completed: null },
    ...{ province_code: '10', district_code: '1039', subdistrict_code: null, within: null, region: null, point: null },
    ...{ for_sale: 2, for_rent: 1 },
  };
  const empty = { ...project, id: 8, name: { th: 'ว่าง', en: null }, for_sale: 0, for_rent: 0 };
  const area: Area = { ...asok, projects: [project, empty] };
  render(<AreaPage area={toAreaPageView(area, 'en', new Date('2026-11-22T00:00:00Z'))} />, { wrapper: inLocale('en') });

  expect(screen.getByRole('link', { name: 'Suan Rim Nam 3' }).getAttribute('href')).toBe('/en/projects/7');
  expect(screen.queryByText('ว่าง')).toBeNull();
});
