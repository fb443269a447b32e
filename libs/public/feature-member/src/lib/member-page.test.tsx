import type { PublicMember } from '@yoodee/api-contract/members';
import { inLocale } from '@yoodee/i18n/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MemberPage } from './member-page.tsx';
import { toMemberPageView } from './member-page.view.ts';

afterEach(cleanup);

const now = new Date('2026-11-21T12:00:00+07:00');

const pim = (changes: Partial<PublicMember> = {}): PublicMember => ({
  id: 3,
  display_name: 'พิมพ์ชนก วรเศรษฐ์',
  display_name_en: 'Phimchanok Woraset',
  image_url: null,
  member_since: '2024-05-10T09:00:00+07:00',
  phone_verified: true,
  line_linked: true,
  has_phone: true,
  line_id: null,
  facebook: null,
  bio_th: 'ดูแลคอนโดแนวสุขุมวิท',
  bio_en: null,
  active_assets: 0,
  closed_assets: 4,
  assets: { items: [], total: 0, page: 1, page_size: 12 },
  ...changes,
});

const show = (locale: 'th' | 'en', member = pim()) =>
  render(<MemberPage member={toMemberPageView(member, locale, now)} contact={<p>ways to reach them</p>} />, {
    wrapper: inLocale(locale),
  });

it.each([
  ['th', 'พิมพ์ชนก วรเศรษฐ์', 'ยืนยันเบอร์โทรแล้ว', /เป็นสมาชิกตั้งแต่ พ.ค. 2567/, /ปิดการขายหรือเช่าแล้ว 4 ประกาศ/],
  ['en', 'Phimchanok Woraset', 'Phone verified', /Member since May 2024/, /4 listings sold or rented out/],
] as const)('shows the profile as facts (%s)', (locale, name, verified, since, closed) => {
  show(locale);

  expect(screen.getByRole('heading', { level: 1, name })).toBeDefined();
  expect(screen.getByText(verified)).toBeDefined();
  expect(screen.getByText(since)).toBeDefined();
  expect(screen.getByText(closed)).toBeDefined();
  expect(screen.getByText('ways to reach them')).toBeDefined();
});

it('marks Thai-only text on the English page', () => {
  show('en');

  expect(screen.getByText('In Thai only')).toBeDefined();
  const bio = screen.getByText('คอนโด').closest('p');
  expect([bio?.lang, bio?.textContent]).toEqual(['th', 'ดูแลคอนโดแนวสุขุมวิท']);
});

it('shows a romanised name with the member’s own spelling on the English page only', () => {
  show('en');
  expect(screen.getByText('พิมพ์ชนก วรเศรษฐ์').lang).toBe('th');
  cleanup();

  show('th');
  expect(screen.getByText('พิมพ์ชนก วรเศรษฐ์').tagName).toBe('H1');
  expect(screen.queryByText('Phimchanok Woraset')).toBeNull();
});

it('links to all listings when the member has none', () => {
  show('en');

  expect(screen.getByText('Phimchanok Woraset has no active listings right now.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'See all listings' }).getAttribute('href')).toBe('/en/assets');
});

it.each([
  [1, 13, ['1', '2']],
  [1, 120, ['1', null, '10']],
  [5, 120, ['1', null, '5', null, '10']],
  [10, 120, ['1', null, '10']],
  [1, 12, []],
])('links to the pages next to page %i of %i listings', (page, total, shown) => {
  const view = toMemberPageView(
    pim({ active_assets: total, assets: { items: [], total, page, page_size: 12 } }),
    'th',
    now,
  );

  expect(view.pages.map((one) => one && String(one.number))).toEqual(shown);
});

it('links to the previous and the next page, and to the first page without a number', () => {
  show('en', pim({ active_assets: 30, assets: { items: [], total: 30, page: 2, page_size: 12 } }));

  expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe('/en/member/3');
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/en/member/3?page=3');
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
});
