import { inLocale } from '@yoodee/i18n/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ErrorPage } from './error-page.tsx';

const withHistory = (canGoBack: boolean) => vi.stubGlobal('navigation', { canGoBack });

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'navigation');
});

describe('ErrorPage', () => {
  it.each([
    ['th', 404, 'ไม่พบหน้านี้', 'กลับหน้าแรก', '/'],
    ['en', 404, 'Page Not Found', 'Back to home', '/en'],
    ['th', 500, 'ระบบขัดข้อง', 'กลับหน้าแรก', '/'],
    ['en', 500, 'Internal Server Error', 'Back to home', '/en'],
    ['en', 503, 'Internal Server Error', 'Back to home', '/en'],
    ['en', undefined, 'Internal Server Error', 'Back to home', '/en'],
  ] as const)('in %s with status %s says “%s”', (locale, status, title, home, href) => {
    render(<ErrorPage status={status} />, { wrapper: inLocale(locale) });

    expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(screen.getByText(String(status ?? 500))).toBeDefined();
    expect(screen.getByRole('link', { name: home }).getAttribute('href')).toBe(href);
  });

  it('offers a retry for server errors only', () => {
    const { rerender } = render(<ErrorPage status={503} path="/assets?page=2" />, { wrapper: inLocale('th') });
    expect(screen.getByRole('link', { name: 'ลองอีกครั้ง' }).getAttribute('href')).toBe('/assets?page=2');

    rerender(<ErrorPage status={404} path="/assets?page=2" />);

    expect(screen.queryByRole('link', { name: 'ลองอีกครั้ง' })).toBeNull();
  });

  it('shows the description and the request ID', () => {
    render(<ErrorPage status={410} description="This listing was removed" requestId="ab-12" />, {
      wrapper: inLocale('en'),
    });

    expect(screen.getByText('This listing was removed')).toBeDefined();
    expect(screen.getByText('Reference ab-12')).toBeDefined();
  });

  it('offers a back button if the previous page belongs to the site', async () => {
    withHistory(true);
    const back = vi.spyOn(history, 'back').mockImplementation(() => {});
    render(<ErrorPage status={404} />, { wrapper: inLocale('th') });

    await userEvent.click(screen.getByRole('button', { name: 'ย้อนกลับ' }));

    expect(back).toHaveBeenCalledOnce();
  });

  it('offers no back button without a previous page', () => {
    withHistory(false);
    render(<ErrorPage status={404} />, { wrapper: inLocale('th') });

    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows a crawler nothing', () => {
    const { container } = render(<ErrorPage status={404} isCrawler />, { wrapper: inLocale('th') });

    expect(container.innerHTML).toBe('');
  });
});
