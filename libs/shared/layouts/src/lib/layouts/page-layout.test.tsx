import { inLocale } from '@yoodee/i18n/testing';
import { act, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { layoutNames, onMobile, type LayoutChoice, type LayoutName } from './layout-choice.ts';
import { PageLayout } from './page-layout.tsx';

const Thai = inLocale('th');

const renderPage = (layout: LayoutChoice, path = '/assets?listing_type=sale&page=2') => {
  const locale = path.startsWith('/en') ? 'en' : 'th';
  return render(
    <PageLayout layout={layout} path={path} title="คอนโดทองหล่อ" footAction={<button>โทร</button>} aside={<p>ตั้งค่า</p>}>
      <h1>ประกาศ</h1>
    </PageLayout>,
    { wrapper: inLocale(locale) },
  );
};

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('PageLayout', () => {
  it.each(layoutNames)('%s has one banner, one main and the page’s own heading', (layout) => {
    renderPage(layout);

    expect(screen.getByRole('banner')).toBeDefined();
    expect(within(screen.getByRole('main')).getByRole('heading', { level: 1, name: 'ประกาศ' })).toBeDefined();
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  });

  it.each<[LayoutName, Record<'region' | 'contentinfo' | 'back', boolean>]>([
    ['default', { region: true, contentinfo: true, back: false }],
    ['nocontact', { region: false, contentinfo: true, back: false }],
    ['no-footer', { region: false, contentinfo: false, back: false }],
    ['blank', { region: false, contentinfo: false, back: false }],
    ['menu', { region: false, contentinfo: false, back: true }],
    ['no-contact-topbar', { region: false, contentinfo: true, back: true }],
    ['setting-profile', { region: false, contentinfo: true, back: false }],
  ])('%s has the bars that it should', (layout, expected) => {
    render(
      <PageLayout layout={layout} path="/">
        หน้า
      </PageLayout>,
      { wrapper: Thai },
    );

    expect({
      region: screen.queryByRole('region', { name: 'ติดต่อและการแสดงผล' }) !== null,
      contentinfo: screen.queryByRole('contentinfo') !== null,
      back: screen.queryByRole('link', { name: 'ย้อนกลับ' }) !== null,
    }).toEqual(expected);
  });

  it.each([
    ['th', '/assets?listing_type=sale&page=2', ['ซื้อ', 'เช่า', 'ลงประกาศฟรี', 'เข้าสู่ระบบ']],
    ['en', '/en/assets?listing_type=sale&page=2', ['Buy', 'Rent', 'List for free', 'Sign in']],
  ])('leads to the parts of the site in %s', (locale, path, [buy, rent, list, signIn]) => {
    const prefix = locale === 'en' ? '/en' : '';
    renderPage('nocontact', path);

    expect(hrefOf(buy!)).toBe(`${prefix}/assets?listing_type=sale`);
    expect(hrefOf(rent!)).toBe(`${prefix}/assets?listing_type=rent`);
    expect(hrefOf(list!)).toBe(`${prefix}/my-account/create-asset`);
    expect(hrefOf(signIn!)).toBe(`${prefix}/authenticate?next=${encodeURIComponent(path)}`);
    expect(screen.getByRole('link', { name: buy! }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: rent! }).getAttribute('aria-current')).toBeNull();
  });

  it('gives each navigation its own name', () => {
    renderPage('default');

    const names = screen.getAllByRole('navigation').map((nav) => nav.getAttribute('aria-label') ?? nav.textContent);
    expect(new Set(names).size).toBe(names.length);
    expect(screen.getByRole('navigation', { name: 'เมนูหลัก' })).toBeDefined();
    expect(screen.getByRole('navigation', { name: 'เมนูด่วน' })).toBeDefined();
    expect(screen.getByRole('navigation', { name: 'ประเภททรัพย์' })).toBeDefined();
    expect(screen.getByRole('navigation', { name: 'ทำเลยอดนิยม' })).toBeDefined();
  });

  it('starts with a skip link to the content', () => {
    renderPage('default');

    const [first] = screen.getAllByRole('link');
    expect(first?.textContent).toBe('ข้ามไปยังเนื้อหา');
    expect(first?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
  });

  it('shows the member menu in place of the sign-in link', () => {
    render(
      <PageLayout layout="default" path="/" member={<a href="/my-account">สมชาย</a>}>
        หน้า
      </PageLayout>,
      { wrapper: Thai },
    );

    expect(screen.getByRole('link', { name: 'สมชาย' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'เข้าสู่ระบบ' })).toBeNull();
  });

  it('contains the content once, for all layouts of the devices', () => {
    const html = renderToString(
      <Thai>
        <PageLayout layout={onMobile('no-contact-topbar', 'default')} path="/assets/7" title="คอนโด" footAction="ติดต่อ">
          เนื้อหาของหน้า
        </PageLayout>
      </Thai>,
    );

    expect(html.split('เนื้อหาของหน้า')).toHaveLength(2);
    expect(html).toContain('notOnMobile');
  });

  it.each(['light', 'dark'])('hydrates without a mismatch when %s colours are stored', async (preference) => {
    localStorage.setItem('color-mode', JSON.stringify({ preference, value: preference }));
    const page = (
      <Thai>
        <PageLayout layout={onMobile('blank', 'no-footer')} path="/">
          หน้า
        </PageLayout>
      </Thai>
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);
    const onRecoverableError = vi.fn();
    const errors = vi.spyOn(console, 'error');

    const root = await act(() => hydrateRoot(container, page, { onRecoverableError }));

    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(errors).not.toHaveBeenCalled();
    act(() => root.unmount());
    localStorage.clear();
  });

  it('shows a notice when the device is offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderPage('blank');

    expect(screen.getByRole('status').textContent).toBe('ออฟไลน์อยู่ นี่อาจไม่ใช่ข้อมูลล่าสุด');
    vi.restoreAllMocks();
  });
});
