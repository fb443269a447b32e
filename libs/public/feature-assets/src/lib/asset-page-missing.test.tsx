import { inLocale } from '@yoodee/i18n/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AssetMissing, type AssetMissingProps } from './asset-page-missing.tsx';

afterEach(cleanup);

const show = (locale: 'th' | 'en', reason: AssetMissingProps['reason']) =>
  render(<AssetMissing reason={reason} similar={null} />, { wrapper: inLocale(locale) });

describe('the page of a listing that cannot be seen', () => {
  it.each([
    ['th', 'paused', 'ผู้ขายพักประกาศนี้ไว้ชั่วคราว', 'ค้นหาทรัพย์', '/assets'],
    ['en', 'paused', 'The seller has paused this listing', 'Search property', '/en/assets'],
    ['th', 'gone', 'ประกาศนี้ถูกนำออกแล้ว', 'ค้นหาทรัพย์', '/assets'],
    ['en', 'unknown', 'Page Not Found', 'Search property', '/en/assets'],
  ] as const)('says in %s that it is %s, leads on, and is not indexed', (locale, reason, heading, search, href) => {
    show(locale, reason);

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
    expect(document.title).toContain(heading);
    expect(screen.getByRole('link', { name: search }).getAttribute('href')).toBe(href);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });
});
