import { inLocale } from '@yoodee/i18n/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AssetCard } from './asset-card.tsx';
import { toAssetCardView } from './asset-card.view.ts';
import { AssetDetail } from './asset-detail.tsx';
import { toAssetDetailView } from './asset-detail.view.ts';
import { pricesOf } from './asset-price.ts';
import { CardActionProvider } from './card-action.ts';
import { card, detail, now } from '../testing/assets.ts';

afterEach(cleanup);

describe('a card', () => {
  it('shows price, facts, place and the walk to the station in Thai', () => {
    render(<AssetCard asset={toAssetCardView(card, 'th', now)} sizes="100vw" />, { wrapper: inLocale('th') });

    expect(screen.getByRole('link', { name: 'คอนโดห้องมุม ทองหล่อ' }).getAttribute('href')).toBe('/assets/7');
    expect(screen.getByText('฿4,900,000')).toBeDefined();
    expect(screen.getByText('สตูดิโอ')).toBeDefined();
    expect(screen.getByText('ลดราคา')).toBeDefined();
    expect(screen.getByText(/วัฒนา กรุงเทพมหานคร · ทองหล่อ เดิน 6 นาที/)).toBeDefined();
  });

  it('marks a Thai title on an English page', () => {
    render(<AssetCard asset={toAssetCardView(card, 'en', now)} sizes="100vw" />, { wrapper: inLocale('en') });

    const link = screen.getByRole('link', { name: 'คอนโดห้องมุม ทองหล่อ' });
    expect([link.getAttribute('href'), link.getAttribute('lang')]).toEqual(['/en/assets/7', 'th']);
  });

  it.each([
    ['th', 'คอนโดห้องมุม ทองหล่อ'],
    ['en', 'Condominium · For sale · Watthana, Bangkok'],
  ] as const)('is named in the words of the page for what an app puts on it (%s)', (locale, name) => {
    const heart = ({ title }: { title: string }) => <button type="button">{title}</button>;
    render(
      <CardActionProvider value={heart}>
        <AssetCard asset={toAssetCardView(card, locale, now)} sizes="100vw" />
      </CardActionProvider>,
      { wrapper: inLocale(locale) },
    );

    expect(screen.getByRole('button', { name })).toBeDefined();
  });

  it.each([
    ['reserved', { status: 'reserved' }, 'reserved'],
    ['sold, for less than at first', { status: 'sold' }, 'sold'],
    ['rented', { status: 'rented' }, 'rented'],
    ['expired', { status: 'expired' }, 'expired'],
    ['cheaper than at first', {}, 'price_reduced'],
    ['new within a week', { price_original_sale: null }, 'new'],
    ['older', { price_original_sale: null, published_at: '2026-11-01T09:00:00+07:00' }, null],
  ] as const)('that is %s has its badge', (_name, change, badge) => {
    expect(toAssetCardView({ ...card, ...change }, 'th', now).badge).toBe(badge);
  });
});

it.each([
  ['sale', ['sale']],
  ['rent', ['rent']],
  ['sale_rent', ['sale', 'rent']],
  ['takeover', ['takeover', 'rent']],
  ['down_payment', ['sale', 'down_payment']],
] as const)('a %s shows the prices %j', (listing_type, kinds) => {
  const priced = {
    ...card,
    listing_type,
    price_rent_month: 30_000,
    takeover_price: 200_000,
    down_payment_asking: 300_000,
  };

  expect(pricesOf(priced).map(({ kind }) => kind)).toEqual(kinds);
});

describe('the page of an asset', () => {
  it('says what is known in Thai, years in the Buddhist era, and nothing of what is not', () => {
    render(<AssetDetail asset={toAssetDetailView(detail, 'th', now)} />, { wrapper: inLocale('th') });

    expect(screen.getByText('พ.ศ. 2562')).toBeDefined();
    expect(screen.getByText('฿2,500/เดือน')).toBeDefined();
    expect(screen.getByText(/ยืนยันล่าสุด เมื่อวาน/)).toBeDefined();
    expect(screen.getByRole('row', { name: '10 พ.ย. 2569 ฿4,900,000 ลด 6%' })).toBeDefined();
    expect(screen.queryByText('ทิศ')).toBeNull();
  });

  it('warns of a document that may not be transferable', () => {
    render(<AssetDetail asset={toAssetDetailView(detail, 'en', now)} />, { wrapper: inLocale('en') });

    expect(screen.getByText(/may not be transferable/)).toBeDefined();
    expect(screen.getByText(/written this in Thai only/)).toBeDefined();
    expect(screen.getByText('2019')).toBeDefined();
  });
});
