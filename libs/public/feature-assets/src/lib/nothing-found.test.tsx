import { readAssetQuery } from '@yoodee/api-contract/asset-query';
import { inLocale } from '@yoodee/i18n/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { toAssetsPageView } from './assets-page.view.ts';
import { NothingFound } from './nothing-found.tsx';

afterEach(cleanup);

const name = { th: 'ทองหล่อ', en: 'Thong Lo' };
const address =
  'q=ริมน้ำ&station=E6&listing_type=sale&price_max=8000000&property_type=condo&property_type=land&property_type=office';

const viewOf = (locale: 'th' | 'en') =>
  toAssetsPageView({
    query: readAssetQuery(new URLSearchParams(address)).query,
    found: {
      ...{ items: [], total: 0, page: 1, page_size: 24, facets: {} },
      relaxations: [
        { drop: [], station_m: 1500, total: 12 },
        { drop: ['station'], total: 191 },
        { drop: ['listing_type', 'price_max'], total: 7 },
        { drop: ['property_type'], total: 1 },
        { drop: ['q'], total: 3 },
      ],
      near_misses: [],
    },
    stations: [{ id: 'E6', name, line: name, line_colour: '#000000', lat: 13.7, lng: 100.6 }],
    ...{
      refused: [],
      drawnProblem: null,
      provinces: [],
      province: null,
      said: null,
      reading: null,
      hasMore: false,
      locale,
    },
    now: new Date('2026-11-22T00:00:00Z'),
  });

it.each([
  [
    'th',
    [
      'ขยายเป็น 1.5 กม. จากสถานี (12 ประกาศ)',
      'เอา “ใกล้ทองหล่อ (800 ม.)” ออก (191 ประกาศ)',
      'เอา “ขาย” และ “ไม่เกิน ฿8 ล้าน” ออก (7 ประกาศ)',
      'เอาประเภททรัพย์ออก (1 ประกาศ)',
      'เอาคำว่า “ริมน้ำ” ออก (3 ประกาศ)',
    ],
  ],
  [
    'en',
    [
      'Up to 1.5 km from a station (12 listings)',
      'Without “Near Thong Lo (800 m)” (191 listings)',
      'Without “For sale” and “Up to ฿8M” (7 listings)',
      'Without property type (1 listing)',
      'Without “ริมน้ำ” in the text (3 listings)',
    ],
  ],
] as const)(
  'suggests in %s a larger distance and filters to remove, by value or by name when there are many values',
  (locale, buttons) => {
    render(<NothingFound view={viewOf(locale)} />, { wrapper: inLocale(locale) });

    const links = screen.getAllByRole('link').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(links.slice(0, -1)).toEqual(buttons);
    const [widened] = screen.getAllByRole<HTMLAnchorElement>('link');
    expect(new URL(widened!.href).searchParams.getAll('station_m')).toEqual(['1500']);
  },
);
