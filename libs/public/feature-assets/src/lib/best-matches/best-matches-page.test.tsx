import { inLocale } from '@yoodee/i18n/testing';
import type { Locale } from '@yoodee/site';
import { card } from '@yoodee/ui-asset-card/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BestMatchesPage } from './best-matches-page.tsx';
import { toBestMatchesView } from './best-matches.view.ts';

afterEach(cleanup);

const asset = { ...card, confirmed_at: '2026-11-18T03:00:00+07:00' };
const found = {
  items: [
    { asset, reason: { is_titled: true, metres: 320, completeness: 92 } },
    { asset: { ...asset, id: 8 }, reason: { is_titled: null, metres: null, completeness: 40 } },
  ],
  ...{ total: 26, page: 2, page_size: 24 },
};

const show = (locale: Locale, items = found.items) => {
  const now = new Date('2026-11-21T12:00:00+07:00');
  const view = toBestMatchesView({ query: { q: 'ทองหล่อ' }, found: { ...found, items }, locale, now });
  render(<BestMatchesPage view={view} />, { wrapper: inLocale(locale) });
};

it.each<[Locale, string, string]>([
  ['th', 'ชื่อประกาศตรงคำค้น · ห่างสถานีที่ค้น 320 ม. · ยืนยันเมื่อ 3 วันก่อน · ข้อมูลครบ 92%', '/assets/7'],
  ['en', 'Search words in the title · 320 m from the station · Confirmed 3 days ago · 92% complete', '/en/assets/7'],
])('explains the rank of a listing in one line (%s)', (locale, line, href) => {
  show(locale);

  const [first, second] = screen.getAllByRole('listitem').slice(-2);
  within(first!).getByText('25');
  within(first!).getByText(line);
  expect(within(first!).getByRole('link').getAttribute('href')).toBe(href);
  expect(second!.textContent).toContain('40%');
});

it('states the rules and leads back to the list, also when nothing matches', () => {
  show('en', []);

  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  screen.getByText('No listing matches this search.');
  expect(screen.getByRole('link', { name: 'Back to the list' }).getAttribute('href')).toMatch(/^\/en\/assets\?q=/);
});
