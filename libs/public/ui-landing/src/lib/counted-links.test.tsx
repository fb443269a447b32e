import { inLocale } from '@yoodee/i18n/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CountedLinks } from './counted-links.tsx';

afterEach(cleanup);

it('shows each link with its number of listings', () => {
  const links = [{ code: '10', label: 'Bangkok', href: '/en/areas/bangkok', count: 1_234 }];
  render(<CountedLinks links={links} />, { wrapper: inLocale('en') });

  expect(screen.getByRole('link', { name: 'Bangkok 1,234' }).getAttribute('href')).toBe('/en/areas/bangkok');
});
