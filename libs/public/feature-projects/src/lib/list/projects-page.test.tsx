import { inLocale } from '@yoodee/i18n/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { suanRimNam } from '../project.fixture.ts';
import { ProjectsPage } from './projects-page.tsx';
import { toProjectsPageView } from './projects-page.view.ts';

afterEach(cleanup);

const provinces = [{ code: '10', name: { th: 'กรุงเทพมหานคร', en: 'Bangkok' } }];
const asked = { name: 'suan', province: '10', isProvinceRefused: false, after: '' };

it('lists projects with their listings, and keeps the query in the form and in links', () => {
  const view = toProjectsPageView({ items: [suanRimNam], next: 7 }, provinces, asked, 'en');
  render(<ProjectsPage view={view} />, { wrapper: inLocale('en') });

  expect(screen.getByRole('link', { name: 'Suan Rim Nam' }).getAttribute('href')).toBe('/en/projects/7');
  expect(document.body.textContent).toContain('Condominium · Watthana, Bangkok · 2019');
  expect(document.body.textContent).toContain('3 for sale · 1 for rent');
  expect(screen.getByRole('combobox')).toHaveProperty('value', '10');
  expect(screen.getByRole('link', { name: 'More projects' }).getAttribute('href')).toBe(
    '/en/projects?name=suan&province=10&after=7',
  );
  expect(view.isWhole).toBe(false);
});

it('says that a province does not exist, and that it shows all', () => {
  const refused = { name: '', province: '', isProvinceRefused: true, after: '' };
  const view = toProjectsPageView({ items: [suanRimNam], next: null }, provinces, refused, 'en');
  render(<ProjectsPage view={view} />, { wrapper: inLocale('en') });

  expect(document.body.textContent).toContain('There is no such province, so projects of all provinces are shown');
  expect(screen.getByRole('link', { name: 'Suan Rim Nam' })).toBeDefined();
  expect(view.isWhole).toBe(false);
});

it('says that no project has the name', () => {
  const view = toProjectsPageView({ items: [], next: null }, provinces, { ...asked, province: '' }, 'th');
  render(<ProjectsPage view={view} />, { wrapper: inLocale('th') });

  expect(screen.getByRole('status').textContent).toBe('ไม่พบโครงการชื่อนี้');
  expect(screen.queryByRole('link')).toBeNull();
});
