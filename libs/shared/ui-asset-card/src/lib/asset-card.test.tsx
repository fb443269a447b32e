import { inLocale } from '@yoodee/i18n/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AssetCard } from './asset-card.tsx';
import { toAssetCardView } from './asset-card.view.ts';
import { CardActionProvider } from './card-action.ts';
import { card, now } from '../testing/assets.ts';

afterEach(cleanup);

/** The lines of notes. The dots between notes are in the style sheet. */
const shownNotes = () =>
  [...document.querySelectorAll('p')].map((line) =>
    [...line.querySelectorAll('span > span')]
      .map(({ textContent }) => textContent)
      .join(' · ')
      .replaceAll('\u00a0', ' '),
  );

describe('a card', () => {
  it('shows price, facts, place and the walk to the station in Thai', () => {
    render(<AssetCard asset={toAssetCardView(card, 'th', now)} sizes="100vw" />, { wrapper: inLocale('th') });

    expect(screen.getByRole('link', { name: 'คอนโดห้องมุม ทองหล่อ' }).getAttribute('href')).toBe('/assets/7');
    expect(screen.getByText('฿4,900,000')).toBeDefined();
    expect(screen.getByText('สตูดิโอ')).toBeDefined();
    expect(screen.getByText('ลดราคา')).toBeDefined();
    expect(shownNotes()).toContain('วัฒนา กรุงเทพมหานคร · ทองหล่อ เดิน 6 นาที');
  });

  it.each([
    ['th', {}, '฿140,000/ตร.ม. · ผ่อนราว ฿26,000/เดือน', 'คอนโดมิเนียม · ขาย · เจ้าของ · ยืนยัน 3 วันก่อน'],
    ['en', {}, '฿140,000/m² · loan about ฿26,000/month', 'Condominium · For sale · Owner · confirmed 3 days ago'],
    [
      'en',
      { seller_listings: 18 },
      '฿140,000/m² · loan about ฿26,000/month',
      'Condominium · For sale · Owner · 18 listings · confirmed 3 days ago',
    ],
    [
      'en',
      { seller_role: 'agent' },
      '฿140,000/m² · loan about ฿26,000/month',
      'Condominium · For sale · Agent · confirmed 3 days ago',
    ],
    [
      'en',
      { property_type: 'land', price_per_sqm: null, price_per_sq_wah: 50_000 },
      '฿50,000/sq wah',
      'Land · For sale · Owner · confirmed 3 days ago',
    ],
  ] as const)('says what the price means and who confirmed it when (%s, %j)', (locale, change, price, seller) => {
    const asset = { ...card, confirmed_at: '2026-11-18T09:00:00+07:00', ...change };
    render(<AssetCard asset={toAssetCardView(asset, locale, now)} sizes="100vw" />, { wrapper: inLocale(locale) });

    expect(shownNotes()).toEqual(expect.arrayContaining([price, seller]));
  });

  it.each([
    ['th', 'บางนา 2.1 กม.'],
    ['en', 'Bang Na, 2.1 km'],
  ] as const)('shows the distance of a station that is more than a walk of 15 minutes away (%s)', (locale, line) => {
    const station = { ...card.nearest_station!, name: { th: 'บางนา', en: 'Bang Na' }, metres: 2_090, walk_minutes: 34 };

    expect(toAssetCardView({ ...card, nearest_station: station }, locale, now).station?.replaceAll('\u00a0', ' ')).toBe(
      line,
    );
  });

  it.each(['th', 'en'] as const)(
    'begins and ends no line of its small text with a dot, and breaks no short name (%s)',
    (locale) => {
      const place = { ...card.place, district: { th: 'ลาดพร้าว', en: 'Lat Phrao' } };
      const { container } = render(
        <AssetCard asset={toAssetCardView({ ...card, place }, locale, now)} sizes="100vw" />,
        {
          wrapper: inLocale(locale),
        },
      );

      expect(container.textContent).not.toMatch(/·|Lat Phrao/);
    },
  );

  it('has no price by area and no instalment for a rent', () => {
    const asset = { ...card, listing_type: 'sale_rent', price_rent_month: 17_500 } as const;
    const { prices, perArea, instalment } = toAssetCardView(asset, 'th', now, ['rent']);

    expect([prices[0]?.kind, perArea, instalment]).toEqual(['rent', null, null]);
  });

  it('marks a Thai title on an English page', () => {
    render(<AssetCard asset={toAssetCardView(card, 'en', now)} sizes="100vw" />, { wrapper: inLocale('en') });

    const link = screen.getByRole('link', { name: 'คอนโดห้องมุม ทองหล่อ' });
    expect([link.getAttribute('href'), link.getAttribute('lang')]).toEqual(['/en/assets/7', 'th']);
  });

  it.each([
    ['th', 'คอนโดห้องมุม ทองหล่อ'],
    ['en', 'Condominium · For sale · Watthana, Bangkok'],
  ] as const)('passes its title in the page’s language to the app’s buttons (%s)', (locale, name) => {
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
    [8, ['/img/of/7/2', '/img/of/7/3', '/img/of/7/4']],
    [2, ['/img/of/7/2']],
  ])('of %i pictures offers the first four to swipe through', (image_count, further) => {
    const cover = { key: 'cover', width: 4, height: 3, thumbhash: 'YJqGPQw7sFlslqhFafSE+Q6oJ1h2iHB2Rw==' };
    const asset = toAssetCardView({ ...card, cover, image_count }, 'en', now);
    render(<AssetCard asset={asset} sizes="100vw" canSwipe />, { wrapper: inLocale('en') });

    const pictures = screen.getByRole('group', { name: `${image_count} photos` });
    const others = [...pictures.querySelectorAll<HTMLElement>('[style*="/img/of/"]')];
    expect(pictures.tabIndex).toBe(0);
    expect(others.map(({ style }) => style.backgroundImage)).toEqual(further.map((path) => `url("${path}")`));
    // A tap on a picture opens the asset; for the keyboard and screen readers the title remains the only link.
    expect(pictures.querySelector('a')!.getAttribute('href')).toBe('/en/assets/7');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it.each([
    [1, true],
    [8, false],
  ])('with %i pictures shows the cover alone (swipes: %s)', (image_count, canSwipe) => {
    const cover = { key: 'cover', width: 4, height: 3, thumbhash: 'YJqGPQw7sFlslqhFafSE+Q6oJ1h2iHB2Rw==' };
    const asset = toAssetCardView({ ...card, cover, image_count }, 'en', now);
    render(<AssetCard asset={asset} sizes="100vw" canSwipe={canSwipe} />, { wrapper: inLocale('en') });

    expect(screen.queryByRole('group')).toBeNull();
  });

  it.each([
    ['reserved', { status: 'reserved' }, 'reserved'],
    ['sold after a price reduction', { status: 'sold' }, 'sold'],
    ['rented', { status: 'rented' }, 'rented'],
    ['expired', { status: 'expired' }, 'expired'],
    ['reduced in price', {}, 'price_reduced'],
    ['published within a week', { price_original_sale: null }, 'new'],
    ['published earlier', { price_original_sale: null, published_at: '2026-11-01T09:00:00+07:00' }, null],
  ] as const)('shows the badge of an asset that is %s', (_name, change, badge) => {
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

  expect(toAssetCardView(priced, 'th', now).prices.map(({ kind }) => kind)).toEqual(kinds);
});
