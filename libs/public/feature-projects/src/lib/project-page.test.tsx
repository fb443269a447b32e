import { inLocale } from '@yoodee/i18n/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ProjectPage } from './project-page.tsx';
import { toProjectPageView } from './project-page.view.ts';
import { suanRimNam } from './project.fixture.ts';
import { projectStructuredData } from './project.structured-data.ts';
import { toQuestionsView } from './questions/questions.view.ts';

vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
afterEach(cleanup);

const now = new Date('2026-11-26T00:00:00Z');
const noQuestions = { items: [], total: 0, page: 1, page_size: 5 };
const show = (locale: 'th' | 'en', project = suanRimNam) =>
  render(
    <ProjectPage
      project={toProjectPageView(project, locale, now)}
      questions={toQuestionsView(noQuestions, project.id, locale)}
    />,
    { wrapper: inLocale(locale) },
  );

it.each([
  [
    'th',
    'สวนริมน้ำ',
    ['คอนโดมิเนียม · วัฒนา กรุงเทพมหานคร', 'พ.ศ. 2562', '฿55.5/ตร.ม./เดือน · ตั้งแต่ 1\u00a0ม.ค. 2567', '38.2% · แจ้งเมื่อ'],
  ],
  [
    'en',
    'Suan Rim Nam',
    ['Condominium · Watthana, Bangkok', '2019', '฿55.5/m²/month · since 1\u00a0Jan 2024', '38.2% · declared'],
  ],
] as const)('tells the facts of a project (%s)', (locale, name, texts) => {
  show(locale);

  expect(screen.getByRole('heading', { level: 1, name })).toBeDefined();
  for (const text of texts) expect(document.body.textContent).toContain(text);
});

it('marks texts in the other language', () => {
  show('en');

  expect(screen.getByText('สวนริมน้ำ').getAttribute('lang')).toBe('th');
});

it('has a table of the listings by bedrooms and floors, with a link to the listings in each row', () => {
  show('en');

  const sale = screen.getByRole('table', { name: 'For sale' });
  expect(
    within(sale)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual([
    'BedroomsListingsAsking priceFloors 1–8Floor 21 and upFloor not given',
    'Studio1฿2.9M––1',
    '1 bedroom2฿4M–฿5.2M11–',
  ]);
  expect(within(sale).getByRole('link', { name: '1 bedroom' }).getAttribute('href')).toBe(
    '/en/assets?project=7&listing_type=sale&bedrooms_min=1',
  );
  // The floor of the rental is unknown.
  expect(within(screen.getByRole('table', { name: 'For rent, per month' })).getAllByRole('columnheader')).toHaveLength(
    3,
  );
});

it('shows asking prices per m² by quarter, and nothing without quarters', () => {
  show('th');

  expect(screen.getByText(/ขาย ค่ากลางรายไตรมาส/)).toBeDefined();
  const rows = screen.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
  expect(rows).toContain('ไตรมาส 4/2569฿155,000฿142,000–฿170,0009 ประกาศ');
  cleanup();
  show('th', { ...suanRimNam, quarters: [] });
  expect(screen.queryByRole('heading', { name: 'ราคาที่ประกาศต่อ ตร.ม.' })).toBeNull();
});

it('says that nothing is listed when no other facts are known', () => {
  show('en', {
    ...suanRimNam,
    ...{ for_sale: 0, for_rent: 0, on_offer: [], quarters: [], stations: [], facilities: [], fees: [], point: null },
    ...{ foreign_quotas: [], developer: null, year_completed: null, storeys: null, units: null, property_type: null },
  });

  expect(screen.getByText('Nothing is listed in this project at the moment')).toBeDefined();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Questions and answers',
  ]);
});

it('is indexed from three listings on, with the structured data of an apartment complex', () => {
  const view = toProjectPageView(suanRimNam, 'en', now);
  const url = 'https://example.com/en/projects/7';
  const data = projectStructuredData(view, { origin: 'https://example.com', url, trail: [], locale: 'en' });

  expect(view.isIndexed).toBe(true);
  expect(toProjectPageView({ ...suanRimNam, for_sale: 1 }, 'en', now).isIndexed).toBe(false);
  expect(data['@graph'][0]).toMatchObject({
    '@type': 'ApartmentComplex',
    url,
    alternateName: ['สวนริมน้ำ', 'สวน ริมน้ำ คอนโด'],
  });
});
