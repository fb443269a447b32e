import { inLocale } from '@yoodee/i18n/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useSearchName } from './asset-chips.tsx';
import type { ChipView } from './chips.view.ts';

afterEach(cleanup);

const chips: ChipView[] = [
  { key: 'property_type', text: 'คอนโด', href: '' },
  { key: 'price_max', text: '5000000', href: '' },
  { key: 'bedrooms_min', text: '2', href: '' },
  { key: 'bathrooms_min', text: '2', href: '' },
  { key: 'price_reduced', text: '', href: '' },
];

const SearchName = () => <p>{useSearchName({ chips, query: {} })}</p>;

it.each([
  ['th', 'คอนโด ไม่เกิน ฿5 ล้าน 2 ห้องนอนขึ้นไป 2 ห้องน้ำขึ้นไป ลดราคาแล้ว'],
  ['en', 'คอนโด, Up to ฿5M, 2 bedrooms or more, 2 bathrooms or more, Price reduced'],
] as const)('names a search by its filters as one reads them (%s)', (locale, name) => {
  render(<SearchName />, { wrapper: inLocale(locale) });

  expect(screen.getByRole('paragraph').textContent!.replaceAll('\u00a0', ' ')).toBe(name);
});
