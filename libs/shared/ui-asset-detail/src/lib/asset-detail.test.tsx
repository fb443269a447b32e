import { inLocale } from '@yoodee/i18n/testing';
import { detail, now, picture } from '@yoodee/ui-asset-card/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lightbox, standInForDialogs } from '../testing/lightbox.ts';
import { drawn, showDetail } from '../testing/show-detail.tsx';
import { AssetDetail } from './asset-detail.tsx';
import { toAssetDetailView } from './asset-detail.view.ts';

beforeAll(standInForDialogs);
afterEach(cleanup);

describe('the page of an asset', () => {
  it('shows known facts in Thai, with years in the Buddhist era, and leaves out unknown ones', () => {
    render(<AssetDetail asset={toAssetDetailView(detail, 'th', now, drawn)} />, { wrapper: inLocale('th') });

    expect(screen.getByText('พ.ศ. 2562')).toBeDefined();
    expect(screen.getByText('฿2,500/เดือน')).toBeDefined();
    expect(screen.getByText(/ยืนยันล่าสุด เมื่อวาน/)).toBeDefined();
    expect(screen.getByRole('row', { name: '10\u00a0พ.ย. 2569 ฿4,900,000 ลด 6%' })).toBeDefined();
    expect(screen.queryByText('ทิศ')).toBeNull();
  });

  it('warns about a title document that may not be transferable', () => {
    render(<AssetDetail asset={toAssetDetailView(detail, 'en', now, drawn)} />, { wrapper: inLocale('en') });

    expect(screen.getByText(/may not be transferable/)).toBeDefined();
    expect(screen.getByText(/written this in Thai only/)).toBeDefined();
    expect(screen.getByText('2019')).toBeDefined();
  });

  it('shows the transfer costs when a transfer is possible', () => {
    showDetail({ title_deed_type: 'condo_title', transfer_fee_payer: 'half', price_sale: 3_000_000 });

    expect(screen.getByRole('heading', { name: 'What it will cost', level: 2 })).toBeDefined();
    expect(screen.getByRole('row', { name: 'Transfer fee ฿30,000 ฿30,000' })).toBeDefined();
  });
});

describe('the stations', () => {
  it('are shown with the walk where they are near, and with the distance alone where they are not', () => {
    const [near] = detail.nearest_stations;
    const far = { ...near!, station_id: 'E13', name: { th: 'บางนา', en: 'Bang Na' }, metres: 2_090, walk_minutes: 34 };
    const { stations } = toAssetDetailView({ ...detail, nearest_stations: [near!, far] }, 'en', now);

    expect(stations.map(({ way }) => way)).toEqual(['350 m · 6 min walk', '2.1 km']);
  });
});

describe('the outline', () => {
  it('starts with the title at level 1 on its own page, and one level lower within another page', () => {
    const { unmount } = showDetail();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('คอนโดห้องมุม ทองหล่อ');
    unmount();

    showDetail({}, { titleLevel: 2 });

    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  });
});

describe('freshness', () => {
  it.each([
    ['2026-10-08T09:00:00+07:00', false],
    ['2026-10-06T09:00:00+07:00', true],
  ])('of an asset confirmed at %s is marked as stale: %s', (confirmed_at, isStale) => {
    showDetail({ confirmed_at });

    expect(screen.queryByText('Not confirmed for over 45 days') !== null).toBe(isStale);
  });

  it('is not shown for a sold asset', () => {
    showDetail({ status: 'sold', confirmed_at: '2026-01-01T09:00:00+07:00' });

    expect(screen.queryByText('Not confirmed for over 45 days')).toBeNull();
  });
});

describe('the price history', () => {
  it('is a table, newest first, with the sum of all changes', () => {
    showDetail();

    expect(screen.getByText('Changed once, 6% lower in all')).toBeDefined();
    const table = screen.getByRole('row', { name: '1\u00a0Nov 2026 ฿5,200,000 First listed' }).closest('table')!;
    expect(within(table).getAllByRole('row')[1]!.textContent).toBe('10\u00a0Nov 2026฿4,900,000Down 6%');
  });

  it.each([
    ['th', ['฿0', '฿2 ล้าน', '฿4 ล้าน', '฿6 ล้าน'], '1 พ.ย. 2569'],
    ['en', ['฿0', '฿2M', '฿4M', '฿6M'], '1 Nov 2026'],
  ] as const)('is drawn from zero, with marked axes, and named for screen readers (%s)', (locale, marks, first) => {
    render(<AssetDetail asset={toAssetDetailView(detail, locale, now, drawn)} />, { wrapper: inLocale(locale) });

    for (const mark of marks) expect(screen.getByText(mark)).toBeDefined();
    expect(screen.getAllByText(first).length).toBeGreaterThan(1);
    expect(screen.getByRole('table', { name: locale === 'th' ? 'ประวัติราคา' : 'Price history' })).toBeDefined();
  });

  it('shows the start date of a price that never changed', () => {
    showDetail({ events: [] });

    expect(screen.getByText('The same price since it was first listed on 1 Nov 2026')).toBeDefined();
  });
});

describe('labels by property type', () => {
  it('fit the plans, photos and facing of a plot without a building', async () => {
    const user = userEvent.setup();
    showDetail({
      ...({ property_type: 'land', orientation: 's' } as const),
      images: [picture(1, { category: 'exterior' }), picture(2, { category: 'view' })],
      floor_plans: [picture(3, { kind: 'floor_plan' })],
    } as never);

    expect(screen.getByText('Facing')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Land' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Building' })).toBeNull();
    await user.click(screen.getByRole('link', { name: '1 plot plan' }));
    expect(await screen.findByRole('button', { name: 'Plot plans' })).toBeDefined();
    expect(within(lightbox()).getByRole('button', { name: 'The plot' })).toBeDefined();
  });

  it.each([
    ['condo', 'Studio'],
    ['warehouse', null],
  ] as const)('of a %s without bedrooms are %s', (property_type, said) => {
    showDetail({ property_type, bedrooms: 0 });

    expect(screen.queryAllByText('Studio').length > 0).toBe(said !== null);
  });

  it('do not mention living for commercial premises', () => {
    render(
      <AssetDetail
        asset={toAssetDetailView({ ...detail, property_type: 'office', building_condition: 'ready' }, 'th', now, drawn)}
      />,
      {
        wrapper: inLocale('th'),
      },
    );

    expect(screen.getByText('มือสองพร้อมใช้')).toBeDefined();
  });
});

it('leads from the name of its project to the page of the project', () => {
  showDetail({ project_name_th: 'โนเบิล', project_name_en: 'Noble', project_id: 7 } as never);

  const link = screen.getByRole('link', { name: 'Noble' });
  expect(link.getAttribute('href')).toBe('/en/projects/7');
  expect(link.parentElement!.textContent).toMatch(/^Noble · /);
});

describe('a text in another language than the page', () => {
  const place = { project_name_th: 'โนเบิล', project_name_en: 'Noble', soi: '39', road: 'สุขุมวิท' };

  it('is marked with its language', () => {
    showDetail({ ...place, images: [picture(1, { caption_th: 'ห้องนั่งเล่น' })] } as never);

    expect(screen.getByText('ถนนสุขุมวิท,').lang).toBe('th');
    expect(screen.getByText('สมชาย ใจดี').lang).toBe('th');
    expect(screen.getByRole('link', { name: 'Somchai Chaidi' }).lang).toBe('');
    expect(screen.getByRole('img', { name: 'ห้องนั่งเล่น' }).lang).toBe('th');
  });

  it('is in English where the API romanised or composed it, with the seller’s title beside it', () => {
    const english = {
      title_en: 'Studio condominium for sale, Watthana',
      is_title_en_composed: true,
      road_en: 'Sukhumvit',
    };
    const view = toAssetDetailView({ ...detail, ...place, ...english }, 'en', now);
    showDetail({ ...place, ...english } as never);

    expect(view.address).toEqual([{ text: 'Noble, Soi 39, Sukhumvit Road, Watthana, Bangkok, 10110' }]);
    expect(view.plain.street).toBe('Soi 39, Sukhumvit Road');
    expect(screen.getByRole('heading', { level: 1, name: english.title_en })).toBeDefined();
    expect(screen.getByText('คอนโดห้องมุม ทองหล่อ').lang).toBe('th');
    expect(toAssetDetailView({ ...detail, ...english }, 'th', now).originalTitle).toBeNull();
  });

  it('names a subdistrict and a district of one name once', () => {
    const same = { th: 'ลาดพร้าว', en: 'Lat Phrao' };
    const view = (locale: 'th' | 'en') =>
      toAssetDetailView({ ...detail, place: { ...detail.place, district: same, subdistrict: same } }, locale, now);

    expect(view('en').address).toEqual([{ text: 'Lat Phrao, Bangkok, 10110' }]);
    expect(view('th').address).toEqual([{ text: 'ลาดพร้าว กรุงเทพมหานคร 10110' }]);
  });

  it('is joined with its neighbours of the same language in an address', () => {
    const { address } = toAssetDetailView({ ...detail, ...place }, 'en', now);

    expect(address).toEqual([
      { text: 'Noble, Soi 39, ' },
      { text: 'ถนนสุขุมวิท, ', lang: 'th' },
      { text: 'Watthana, Bangkok, 10110' },
    ]);
    expect(toAssetDetailView({ ...detail, ...place }, 'th', now).address).toHaveLength(1);
    expect(toAssetDetailView({ ...detail, ...place, road: 'Sukhumvit' }, 'th', now).address[1]).toEqual({
      ...{ text: 'Sukhumvit ', lang: 'en' },
    });
  });
});

describe('the slots for other features', () => {
  const slots = { actions: <p>save</p>, contact: <p>ask</p>, report: <p>wrong?</p>, similar: <p>others</p> };

  it('render the given features', () => {
    showDetail({}, slots);

    for (const text of ['save', 'ask', 'wrong?', 'others']) expect(screen.getByText(text)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Chat on LINE' })).toBeNull();
  });

  it('show no contact for an asset that is no longer available, and similar assets at the top', () => {
    showDetail({ status: 'sold' }, slots);

    expect(screen.queryByText('ask')).toBeNull();
    const order = screen.getByText('others').compareDocumentPosition(screen.getByRole('heading', { level: 1 }));
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('show links to the seller’s channels by default', () => {
    showDetail();

    expect(screen.getByRole('link', { name: 'Chat on LINE' })).toBeDefined();
  });
});
