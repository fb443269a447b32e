import { inLocale } from '@yoodee/i18n/testing';
import { makeStore, writeToken } from '@yoodee/auth';
import type { MemberAssetSummary } from '@yoodee/api-contract';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Locale } from '@yoodee/site';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MyAccountPage } from './my-account-page.tsx';

const asset = (change: Partial<MemberAssetSummary>): MemberAssetSummary => ({
  id: 1,
  code: 'A0000001',
  status: 'draft',
  listing_type: 'sale',
  property_type: 'condo',
  title_th: null,
  title_en: null,
  price_sale: null,
  price_rent_month: null,
  completeness: 40,
  cover: null,
  view_count: 0,
  save_count: 0,
  lead_count: 0,
  updated_at: new Date().toISOString(),
  published_at: null,
  expires_at: null,
  ...change,
});

const calls: string[] = [];
let items: MemberAssetSummary[] = [];

const open = (locale: Locale) => {
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    calls.push(`${method} ${path}`);
    if (method === 'DELETE') items = items.filter(({ id }) => !path.endsWith(`/${id}`));
    return Response.json({ data: method === 'DELETE' ? null : { items, total: items.length }, message: 'Success' });
  });
  render(
    <Provider store={makeStore()}>
      <MyAccountPage />
    </Provider>,
    { wrapper: inLocale(locale) },
  );
};

beforeEach(() => {
  calls.length = 0;
  writeToken('token', new Date(Date.now() + 60_000).toISOString());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['th', 'ประกาศที่คุณลงจะอยู่ที่นี่', '/my-account/create-asset'],
  ['en', 'Your listings will be here', '/en/my-account/create-asset'],
] as const)('says what will be here and leads on (%s)', async (locale, text, href) => {
  items = [];
  open(locale);

  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.getAllByRole('link').every((link) => link.getAttribute('href') === href)).toBe(true);
});

it('offers to go on with a draft, and to look at what is published', async () => {
  items = [asset({}), asset({ id: 2, status: 'published', title_th: 'คอนโดทองหล่อ' })];
  open('th');

  expect((await screen.findByRole('link', { name: 'ทำต่อ' })).getAttribute('href')).toBe(
    '/my-account/create-asset?step=1&id=1',
  );
  expect(screen.getByRole('link', { name: 'ดูประกาศ' }).getAttribute('href')).toBe('/assets/2');
});

it('deletes only after asking', async () => {
  const user = userEvent.setup();
  items = [asset({ title_th: 'คอนโดทองหล่อ' })];
  open('th');

  await user.click(await screen.findByRole('button', { name: 'ลบ' }));
  const question = screen.getByRole('alertdialog');
  expect(calls).not.toContain('DELETE /api/v1/member/assets/1');
  await user.click(within(question).getByRole('button', { name: 'ลบเลย' }));

  expect(await screen.findByText('ประกาศที่คุณลงจะอยู่ที่นี่')).toBeDefined();
  expect(calls).toContain('DELETE /api/v1/member/assets/1');
});
