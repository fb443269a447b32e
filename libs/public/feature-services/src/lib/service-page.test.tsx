import type { Service } from '@yoodee/api-contract/services';
import { inLocale } from '@yoodee/i18n/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ServicePage } from './service-page.tsx';
import { toServicePageView } from './service-page.view.ts';
import { ServicesPage } from './services-page.tsx';
import { toServicesPageView } from './services-page.view.ts';

const picture = { key: 'content-0', width: 1600, height: 1067, thumbhash: '', alt: { th: 'ห้อง', en: 'Room' } };

const cleaning: Service = {
  slug: 'cleaning-9',
  group: 'home',
  icon: 'lucide:spray-can',
  name: { th: 'บริการทำความสะอาด', en: 'Cleaning' },
  summary: { th: 'จบในวันเดียว', en: 'Done in a day' },
  cover: picture,
  price_from: 1200,
  price_unit: 'job',
  lead_days: 1,
  body: { th: '<h2>ขั้นตอน</h2>', en: '<h2>How it goes</h2>' },
  gallery: [{ ...picture, key: 'content-1' }],
  packages: [
    {
      name: { th: 'คอนโด', en: 'Condominium' },
      price: 1200,
      includes: [{ th: 'แม่บ้าน 1 คน', en: 'One cleaner' }],
    },
    { name: { th: 'บ้าน', en: 'House' }, price: 4900, includes: [{ th: 'ทีม 3 คน', en: 'Team of three' }] },
  ],
  area_province_codes: ['50'],
  faqs: [{ question: { th: 'ต้องเตรียมอะไร', en: 'What do I prepare?' }, answer: { th: 'น้ำและไฟ', en: 'Water.' } }],
};
const provinces = [
  { code: '10', name: { th: 'กรุงเทพมหานคร', en: 'Bangkok' } },
  { code: '50', name: { th: 'เชียงใหม่', en: 'Chiang Mai' } },
];

afterEach(cleanup);

const showPage = (locale: 'th' | 'en', service = cleaning) =>
  render(<ServicePage service={toServicePageView({ service, provinces, locale })} />, { wrapper: inLocale(locale) });

it.each([
  ['th', 'บริการทำความสะอาด', 'เริ่มต้น ฿1,200 ต่องาน', 'เริ่มงานได้ภายใน 1 วันทำการ', 'เชียงใหม่', 'โทร 02-000-0000'],
  ['en', 'Cleaning', 'From ฿1,200 per job', 'Work starts within 1 working day', 'Chiang Mai', 'Call +66 2 000 0000'],
] as const)('shows price, lead time, area and phone (%s)', (locale, name, price, lead, area, call) => {
  const { container } = showPage(locale);

  expect(screen.getByRole('heading', { level: 1, name })).toBeDefined();
  expect(container.textContent).toContain(price);
  expect(screen.getByText(lead)).toBeDefined();
  expect(screen.getByText(area).closest('ul')!.children).toHaveLength(1);
  expect(screen.getByRole('link', { name: call }).getAttribute('href')).toBe('tel:+6620000000');
});

it('draws its icon on its page and in the list', () => {
  const draw = (name: string) => ({ name, drawing: { body: `<path id="${name}"/>`, viewBox: '0 0 24 24' } });
  const drawnIn = ({ container }: { container: Element }) =>
    [...container.querySelectorAll('path')].filter(({ id }) => id === 'lucide:spray-can').length;
  const page = toServicePageView({ service: cleaning, provinces, locale: 'en', draw });
  const list = toServicesPageView([cleaning, { ...cleaning, slug: 'cleaning-10', icon: null }], 'en', draw);

  expect(drawnIn(render(<ServicePage service={page} />, { wrapper: inLocale('en') }))).toBe(1);
  cleanup();
  expect(drawnIn(render(<ServicesPage view={list} />, { wrapper: inLocale('en') }))).toBe(1);
});

it('shows packages side by side with their contents', () => {
  showPage('en');

  const [condo, house] = ['Condominium', 'House'].map((name) =>
    within(screen.getByRole('heading', { level: 3, name }).closest('li')!),
  );

  expect(condo!.getByText('One cleaner')).toBeDefined();
  expect(house!.getByText('฿4,900')).toBeDefined();
});

it('shows questions and answers without script', () => {
  showPage('en');

  const question = screen.getByText('What do I prepare?').closest('details')!;

  expect(question.open).toBe(false);
  expect(within(question).getByText('Water.')).toBeDefined();
});

it('shows when the whole country is served', () => {
  showPage('en', { ...cleaning, area_province_codes: [] });

  expect(screen.getByText('All of Thailand')).toBeDefined();
});

it.each([
  ['th', 'ดูแลบ้าน', '/services/cleaning-9'],
  ['en', 'Home care', '/en/services/cleaning-9'],
] as const)('lists services by group, without empty groups (%s)', (locale, group, href) => {
  render(<ServicesPage view={toServicesPageView([cleaning], locale)} />, { wrapper: inLocale(locale) });

  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([group]);
  expect(screen.getByRole('link', { name: cleaning.name[locale] }).getAttribute('href')).toBe(href);
});

it('shows a link when there are no services', () => {
  render(<ServicesPage view={{ groups: [] }} />, { wrapper: inLocale('en') });

  expect(screen.getByRole('link', { name: 'Back to the home page' }).getAttribute('href')).toBe('/en');
});
