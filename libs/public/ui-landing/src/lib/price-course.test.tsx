import { cleanup, render } from '@testing-library/react';
import { inLocale } from '@yoodee/i18n/testing';
import { afterEach, expect, it } from 'vitest';
import { PriceCourse } from './price-course.tsx';

afterEach(cleanup);

const pathsOf = (container: HTMLElement) =>
  [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));

it('draws the median between the lowest and the highest, and the range around it where there is one', () => {
  const points = [
    { label: 'Q1 2026', low: 80, median: 100, high: 120 },
    { label: 'Q2 2026', low: 100, median: 120, high: 180 },
  ];
  const { container } = render(<PriceCourse points={points} />, { wrapper: inLocale('en') });

  expect(pathsOf(container)).toEqual(['M0 72L640 0L640 96L0 120Z', 'M0 96L640 72']);
  expect(container.textContent).toBe('฿180฿80Q1 2026Q2 2026');
});

it('draws a price that does not move, without a range', () => {
  const points = ['Sep', 'Oct', 'Nov'].map((label) => ({ label, median: 5_000_000 }));
  const { container } = render(<PriceCourse points={points} />, { wrapper: inLocale('en') });

  expect(pathsOf(container)).toEqual(['M0 120L320 120L640 120']);
  expect(container.textContent).toBe('฿5,000,000฿5,000,000SepNov');
});
