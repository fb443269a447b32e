import { inLocale } from '@yoodee/i18n/testing';
import type { Locale } from '@yoodee/site';
import { toAssetCardView } from '@yoodee/ui-asset-card';
import { card, detail, now } from '@yoodee/ui-asset-card/testing';
import { toAssetDetailView } from '@yoodee/ui-asset-detail';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { SimilarAssets } from './similar-assets.tsx';
import { toSimilarView, type SimilarView } from './similar-assets.view.ts';

const items = Array.from({ length: 8 }, (_, index) => ({ ...card, id: index + 1 }));
const fetchSimilar = vi.fn<() => Promise<Response>>();

/** Browser APIs that the carousel needs and jsdom lacks. */
const stubLayout = () => {
  const observer = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  vi.stubGlobal('ResizeObserver', observer);
  vi.stubGlobal('IntersectionObserver', observer);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
};

// Loaded in advance, so that no test waits for the compiler.
beforeAll(async () => {
  await import('./similar-slides.tsx');
}, 60_000);
beforeEach(() => {
  stubLayout();
  vi.stubGlobal('fetch', fetchSimilar);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (locale: Locale, change: Partial<SimilarView> = {}) => {
  const similar: SimilarView = {
    cards: items.slice(0, 4).map((item) => toAssetCardView(item, locale, now)),
    scope: 'near',
    all: { id: 7, count: 8, deals: undefined },
    moreHref: '/assets?property_type=condo',
    ...change,
  };
  render(<SimilarAssets similar={similar} />, { wrapper: inLocale(locale) });
};

it.each([
  ['th', 'เลื่อนดูทั้ง 8 ประกาศ', 'ทรัพย์ใกล้เคียง', '8 จาก 8', 'หยุดเลื่อน'],
  ['en', 'See all 8 as slides', 'Similar properties', '8 of 8', 'Pause'],
] as const)('U3: shows all similar assets as slides on demand (%s)', async (locale, open, region, last, pause) => {
  fetchSimilar.mockResolvedValue(Response.json({ data: { items, scope: 'near' }, message: 'Success' }));
  show(locale);
  expect(screen.getAllByRole('article')).toHaveLength(4);

  await userEvent.click(screen.getByRole('button', { name: open }));

  const carousel = await screen.findByRole('region', { name: region });
  expect(screen.getByRole('group', { name: last })).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(8);
  expect(screen.getByRole('button', { name: pause })).toBeTruthy();
  expect(screen.queryByRole('button', { name: open })).toBeNull();
  await waitFor(() => expect(document.activeElement?.contains(carousel)).toBe(true));
});

it('links to the list when loading fails', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', Object.assign(new URL('/assets/7', 'http://localhost'), { assign }));
  fetchSimilar.mockRejectedValue(new TypeError('Failed to fetch'));
  show('en');

  await userEvent.click(screen.getByRole('button', { name: 'See all 8 as slides' }));

  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/assets?property_type=condo'));
});

it('offers no slides when all assets are shown as cards', () => {
  show('en', { all: null });

  expect(screen.queryByRole('button', { name: /slides/ })).toBeNull();
});

it('leads on to all assets of the same deal and type in the district', () => {
  const view = toSimilarView({ items, scope: 'near' }, toAssetDetailView(detail, 'en', now), { locale: 'en', now });

  expect(view!.moreHref).toBe('/en/assets?listing_type=sale&property_type=condo&province=10&district=1039');
});
