import { brand } from '@yoodee/site';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { privacyNotice } from './privacy-notice.ts';
import { PrivacyPage } from './privacy-page.tsx';

afterEach(cleanup);

it.each([
  ['th', 'ความเป็นส่วนตัว', 'สิทธิ์ของคุณ'],
  ['en', 'Privacy', 'Your rights'],
] as const)('shows the visitor’s rights, the company and a contact address (%s)', (locale, title, rights) => {
  render(<PrivacyPage notice={privacyNotice(locale)} />);

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByRole('heading', { level: 2, name: rights })).toBeDefined();
  expect(screen.getByText(new RegExp(brand.company[locale]))).toBeDefined();
  expect(screen.getByText(new RegExp(brand.email))).toBeDefined();
});

it('has the same sections in both languages', () => {
  const pointsOf = (locale: 'th' | 'en') => privacyNotice(locale).sections.map(({ points }) => points.length);

  expect(pointsOf('en')).toEqual(pointsOf('th'));
});
