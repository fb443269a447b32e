import { inLocale } from '@yoodee/i18n/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { detail, now, picture } from '../testing/assets.ts';
import { lightbox, standInForDialogs } from '../testing/lightbox.ts';
import { showDetail } from '../testing/show-detail.tsx';
import { AssetDetail } from './asset-detail.tsx';
import { toAssetDetailView } from './asset-detail.view.ts';

beforeAll(standInForDialogs);
afterEach(cleanup);

describe('the outline', () => {
  it('begins with the title on a page of its own, and one lower within another', () => {
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
  ])('confirmed at %s, marked as stale: %s', (confirmed_at, isStale) => {
    showDetail({ confirmed_at });

    expect(screen.queryByText('Not confirmed for over 45 days') !== null).toBe(isStale);
  });

  it('of a sold one is nobody’s business', () => {
    showDetail({ status: 'sold', confirmed_at: '2026-01-01T09:00:00+07:00' });

    expect(screen.queryByText('Not confirmed for over 45 days')).toBeNull();
  });
});

describe('the price history', () => {
  it('is a table, newest first, with the sum of all changes', () => {
    showDetail();

    expect(screen.getByText('Changed once, 6% lower in all')).toBeDefined();
    const table = screen.getByRole('row', { name: '1 Nov 2026 ฿5,200,000 First listed' }).closest('table')!;
    expect(within(table).getAllByRole('row')[1]!.textContent).toBe('10 Nov 2026฿4,900,000Down 6%');
  });

  it('says since when a price has held that never moved', () => {
    showDetail({ events: [] });

    expect(screen.getByText('The same price since it was first listed on 1 Nov 2026')).toBeDefined();
  });
});

describe('words that fit the type', () => {
  it('call the plans and pictures of a plot by other names, and let it face somewhere without a building', async () => {
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
  ] as const)('of a %s without bedrooms say %s', (property_type, said) => {
    showDetail({ property_type, bedrooms: 0 });

    expect(screen.queryAllByText('Studio').length > 0).toBe(said !== null);
  });

  it('do not send anybody to live in premises', () => {
    render(
      <AssetDetail
        asset={toAssetDetailView({ ...detail, property_type: 'office', building_condition: 'ready' }, 'th', now)}
      />,
      {
        wrapper: inLocale('th'),
      },
    );

    expect(screen.getByText('มือสองพร้อมใช้')).toBeDefined();
  });
});

describe('what is written in another language than the page', () => {
  const place = { project_name_th: 'โนเบิล', project_name_en: 'Noble', soi: '39', road: 'สุขุมวิท' };

  it('is said in its own', () => {
    showDetail({ ...place, images: [picture(1, { caption_th: 'ห้องนั่งเล่น' })] } as never);

    expect(screen.getByText('ถนนสุขุมวิท,').lang).toBe('th');
    expect(screen.getByRole('link', { name: 'สมชาย ใจดี' }).lang).toBe('th');
    expect(screen.getByRole('img', { name: 'ห้องนั่งเล่น' }).lang).toBe('th');
  });

  it('of an address takes no more texts than languages', () => {
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

describe('the places for other features', () => {
  const slots = { actions: <p>save</p>, contact: <p>ask</p>, report: <p>wrong?</p>, similar: <p>others</p> };

  it('are filled', () => {
    showDetail({}, slots);

    for (const text of ['save', 'ask', 'wrong?', 'others']) expect(screen.getByText(text)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Chat on LINE' })).toBeNull();
  });

  it('offer no contact for one that is gone, and what is similar before all else', () => {
    showDetail({ status: 'sold' }, slots);

    expect(screen.queryByText('ask')).toBeNull();
    const order = screen.getByText('others').compareDocumentPosition(screen.getByRole('heading', { level: 1 }));
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('leave the seller’s own channels where nobody fills them', () => {
    showDetail();

    expect(screen.getByRole('link', { name: 'Chat on LINE' })).toBeDefined();
  });
});
