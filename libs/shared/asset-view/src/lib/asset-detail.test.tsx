import { inLocale } from '@yoodee/i18n/testing';
import type { AssetDetail as Asset } from '@yoodee/api-contract';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { detail, now, picture } from '../testing/assets.ts';
import { AssetDetail, type AssetDetailProps } from './asset-detail.tsx';
import { toAssetDetailView } from './asset-detail.view.ts';

const show = (
  change: Partial<Asset> = {},
  { locale = 'en', ...slots }: Partial<AssetDetailProps> & { locale?: 'th' | 'en' } = {},
) =>
  render(<AssetDetail asset={toAssetDetailView({ ...detail, ...change }, locale, now)} {...slots} />, {
    wrapper: inLocale(locale),
  });

const lightbox = () => screen.getByRole('dialog', { name: 'คอนโดห้องมุม ทองหล่อ' });

beforeAll(() => {
  // jsdom lays nothing out, so there is nothing to scroll, and it knows no modal dialogs.
  Element.prototype.scrollTo = vi.fn();
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(cleanup);

describe('the outline', () => {
  it('begins with the title on a page of its own, and one lower within another', () => {
    const { unmount } = show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('คอนโดห้องมุม ทองหล่อ');
    unmount();

    show({}, { titleLevel: 2 });

    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  });
});

describe('freshness', () => {
  it.each([
    ['2026-10-08T09:00:00+07:00', false],
    ['2026-10-06T09:00:00+07:00', true],
  ])('confirmed at %s, marked as stale: %s', (confirmed_at, isStale) => {
    show({ confirmed_at });

    expect(screen.queryByText('Not confirmed for over 45 days') !== null).toBe(isStale);
  });

  it('of a sold one is nobody’s business', () => {
    show({ status: 'sold', confirmed_at: '2026-01-01T09:00:00+07:00' });

    expect(screen.queryByText('Not confirmed for over 45 days')).toBeNull();
  });
});

describe('the price history', () => {
  it('is a table, newest first, with the sum of all changes', () => {
    show();

    expect(screen.getByText('Changed once, 6% lower in all')).toBeDefined();
    const table = screen.getByRole('row', { name: '1 Nov 2026 ฿5,200,000 First listed' }).closest('table')!;
    expect(within(table).getAllByRole('row')[1]!.textContent).toBe('10 Nov 2026฿4,900,000Down 6%');
  });

  it('says since when a price has held that never moved', () => {
    show({ events: [] });

    expect(screen.getByText('The same price since it was first listed on 1 Nov 2026')).toBeDefined();
  });
});

describe('the costs', () => {
  const transferable = { title_deed_type: 'condo_title', transfer_fee_payer: 'half', price_sale: 3_000_000 } as const;

  it('are worked out by assumptions that are named', () => {
    show({ ...transferable, year_built: null });

    expect(screen.getByRole('row', { name: 'Transfer fee ฿30,000 ฿30,000' })).toBeDefined();
    expect(screen.getByRole('row', { name: 'Mortgage registration ฿27,000 ฿0' })).toBeDefined();
    expect(screen.getByRole('row', { name: 'Stamp duty ฿0 ฿15,000' })).toBeDefined();
    expect(screen.getByRole('row', { name: 'Total ฿57,000 ฿105,000' })).toBeDefined();
    expect(screen.getByText('฿15,331 a month')).toBeDefined();
    expect(screen.getByText(/a private seller who has held it for 6 years/)).toBeDefined();
    expect(screen.getByText('Estimate')).toBeDefined();
  });

  it('take a developer for a company, and a young building for held no longer than it stands', () => {
    const { unmount } = show({ ...transferable, seller_role: 'developer' });
    expect(screen.getByRole('row', { name: 'Withholding tax ฿0 ฿30,000' })).toBeDefined();
    unmount();

    show({ ...transferable, year_built: 2025 });

    expect(screen.getByText(/held it for 2 years/)).toBeDefined();
    expect(screen.getByRole('row', { name: 'Specific business tax ฿0 ฿99,000' })).toBeDefined();
  });

  it.each([
    ['a document that may not be transferable', { title_deed_type: 'spk' }],
    ['a leasehold', { ...transferable, tenure: 'leasehold' }],
    ['one that is sold', { ...transferable, status: 'sold' }],
  ] as const)('are not worked out for %s', (_what, change) => {
    show(change);

    expect(screen.queryByRole('heading', { name: 'What it will cost' })).toBeNull();
  });

  it('of a rent are those of the first day', () => {
    show({ listing_type: 'rent', price_rent_month: 15_000, deposit_months: 2, advance_months: 1 });

    expect(screen.getByRole('row', { name: 'First day in all ฿45,000' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Use your own numbers' })).toBeNull();
  });

  it('follow the reader’s own numbers', async () => {
    const user = userEvent.setup();
    show({ ...transferable, year_built: null });

    await user.click(screen.getByRole('button', { name: 'Use your own numbers' }));
    const price = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Agreed price' });
    await waitFor(() => expect(document.activeElement).toBe(price));
    await user.clear(price);
    await user.type(price, '๒,๐๐๐,๐๐๐');
    await user.tab();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Who pays the transfer fee' }), 'buyer');

    expect(price.value).toBe('2,000,000');
    expect(screen.getByRole('row', { name: 'Transfer fee ฿40,000 ฿0' })).toBeDefined();
    expect(screen.getByText('฿10,221 a month')).toBeDefined();
  });

  it('stay where a number makes no sense, which is said', async () => {
    const user = userEvent.setup();
    show({ ...transferable, year_built: null });

    await user.click(screen.getByRole('button', { name: 'Use your own numbers' }));
    const term = await screen.findByRole('textbox', { name: 'Term' });
    await user.clear(term);
    await user.type(term, '99');

    expect(screen.getByText('Enter a number from 1 to 40')).toBeDefined();
    expect(screen.getByText(/over 9 years/)).toBeDefined();
  });

  it('ask about the house register only where it matters', async () => {
    const user = userEvent.setup();
    show({ ...transferable, year_built: null });

    await user.click(screen.getByRole('button', { name: 'Use your own numbers' }));
    const years = await screen.findByRole('combobox', { name: 'Held for' });
    expect(screen.queryByRole('checkbox', { name: /house register/ })).toBeNull();
    await user.selectOptions(years, '3');
    expect(screen.getByRole('row', { name: 'Specific business tax ฿0 ฿99,000' })).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: /house register/ }));

    expect(screen.getByRole('row', { name: 'Stamp duty ฿0 ฿15,000' })).toBeDefined();
  });

  it('ask about the days where the calendar years leave the business tax open', async () => {
    const user = userEvent.setup();
    show({ ...transferable, year_built: null });

    await user.click(screen.getByRole('button', { name: 'Use your own numbers' }));
    await user.click(await screen.findByRole('checkbox', { name: /Five full years/ }));

    expect(screen.getByRole('row', { name: 'Specific business tax ฿0 ฿99,000' })).toBeDefined();
    expect(screen.getByRole('checkbox', { name: /house register/ })).toBeDefined();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Held for' }), '7');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('know that nobody is registered on a bare plot', async () => {
    const user = userEvent.setup();
    show({ ...transferable, property_type: 'land' });

    await user.click(screen.getByRole('button', { name: 'Use your own numbers' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Held for' }), '3');

    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('the gallery', () => {
  const media = {
    images: [picture(1, { category: 'cover' }), picture(2, { category: 'bedroom', caption_en: 'Corner bedroom' })],
    floor_plans: [picture(3, { kind: 'floor_plan' })],
    video_url: 'https://youtu.be/abcDEF12345',
  } as const;

  it('links to the pictures themselves, for those without script', () => {
    show(media as never);

    expect(screen.getByRole('link', { name: 'Corner bedroom' }).getAttribute('href')).toBe('/img/2048/key-2.webp');
    expect(screen.getByRole('link', { name: 'See all 2 photos' })).toBeDefined();
    expect(screen.getByRole('link', { name: '1 floor plan' }).getAttribute('href')).toBe('/img/2048/key-3.webp');
    expect(screen.getByRole('link', { name: 'Video' }).getAttribute('href')).toBe(media.video_url);
  });

  it('opens at the picture pressed, goes on by the keyboard, and closes', async () => {
    const user = userEvent.setup();
    show(media as never);

    await user.click(screen.getByRole('link', { name: 'Corner bedroom' }));
    expect(await within(await screen.findByRole('dialog')).findByText('2 / 4')).toBeDefined();
    expect(within(lightbox()).getByText('Corner bedroom')).toBeDefined();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(within(lightbox()).getByText('4 / 4')).toBeDefined();
    expect(within(lightbox()).getByTitle('Video').getAttribute('src')).toBe(
      'https://www.youtube-nocookie.com/embed/abcDEF12345',
    );
    await user.keyboard('{Home}');
    expect(within(lightbox()).getByText('1 / 4')).toBeDefined();
    expect(within(lightbox()).queryByTitle('Video')).toBeNull();
    await user.click(within(lightbox()).getByRole('button', { name: 'Close' }));

    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('hears keys from the moment it is seen', async () => {
    const user = userEvent.setup();
    show(media as never);
    const heard = new Promise<Element | null>((resolve) => {
      const watch = new MutationObserver(() => {
        const dialog = document.querySelector('dialog');
        if (!dialog) return;
        watch.disconnect();
        resolve(dialog.open ? document.activeElement : null);
      });
      watch.observe(document.body, { childList: true, subtree: true });
    });

    await user.click(screen.getByRole('link', { name: 'Corner bedroom' }));

    expect(lightbox().contains(await heard)).toBe(true);
  });

  it('shows one room at a time', async () => {
    const user = userEvent.setup();
    show(media as never);

    await user.click(screen.getByRole('link', { name: 'See all 2 photos' }));
    await user.click(await screen.findByRole('button', { name: 'Floor plans' }));

    expect(within(lightbox()).getByText('1 / 1')).toBeDefined();
    expect(within(lightbox()).getByRole<HTMLButtonElement>('button', { name: 'Next picture' }).disabled).toBe(true);
  });
});

describe('words that fit the type', () => {
  it('call the plans and pictures of a plot by other names, and let it face somewhere without a building', async () => {
    const user = userEvent.setup();
    show({
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
    show({ property_type, bedrooms: 0 });

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
    show({ ...place, images: [picture(1, { caption_th: 'ห้องนั่งเล่น' })] } as never);

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
    show({}, slots);

    for (const text of ['save', 'ask', 'wrong?', 'others']) expect(screen.getByText(text)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Chat on LINE' })).toBeNull();
  });

  it('offer no contact for one that is gone, and what is similar before all else', () => {
    show({ status: 'sold' }, slots);

    expect(screen.queryByText('ask')).toBeNull();
    const order = screen.getByText('others').compareDocumentPosition(screen.getByRole('heading', { level: 1 }));
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('leave the seller’s own channels where nobody fills them', () => {
    show();

    expect(screen.getByRole('link', { name: 'Chat on LINE' })).toBeDefined();
  });
});
