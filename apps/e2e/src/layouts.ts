import { expect, type Page } from '@playwright/test';
import { brand, type Locale } from '@yoodee/site';

/** Widths of the window, pixels. */
export const screenWidths = { mobile: 390, tablet: 820, desktop: 1440 } as const;
export type Screen = keyof typeof screenWidths;

const words = {
  th: {
    contact: 'ติดต่อและการแสดงผล',
    home: 'หน้าแรก',
    main: 'เมนูหลัก',
    back: 'ย้อนกลับ',
    menu: 'เมนู',
    settings: 'ตั้งค่า',
    quick: 'เมนูด่วน',
  },
  en: {
    contact: 'Contact and display',
    home: 'Home',
    main: 'Main menu',
    back: 'Back',
    menu: 'Menu',
    settings: 'Settings',
    quick: 'Quick menu',
  },
};

/** The regions of the page frame that a visitor sees, by role. */
const partsOf = (page: Page, locale: Locale) => {
  const labels = words[locale];
  const banner = page.getByRole('banner');
  return {
    contactBar: page.getByRole('region', { name: labels.contact }),
    logo: banner.getByRole('link', { name: `${brand.name[locale]} · ${labels.home}` }),
    mainNavigation: banner.getByRole('navigation', { name: labels.main }),
    back: banner.getByRole('link', { name: labels.back }),
    menuButton: banner.getByRole('button', { name: labels.menu, exact: true }),
    settings: page.getByRole('navigation', { name: labels.settings }),
    footer: page.getByRole('contentinfo'),
    tabBar: page.getByRole('navigation', { name: labels.quick }),
  };
};
type PartName = keyof ReturnType<typeof partsOf>;

/**
 * Layouts as described in behaviours.md section 7 on a desktop. On a phone, the menu takes the place of the links, and some
 * layouts have the tab bar.
 */
const layouts = {
  default: ['contactBar', 'logo', 'mainNavigation', 'footer'],
  nocontact: ['logo', 'mainNavigation', 'footer'],
  'no-contact-topbar': ['back', 'footer'],
  menu: ['back'],
  'no-footer': ['logo', 'mainNavigation'],
  'setting-profile': ['logo', 'mainNavigation', 'settings', 'footer'],
  blank: ['logo'],
} as const satisfies Record<string, readonly PartName[]>;
export type Layout = keyof typeof layouts;

const withTabBar: readonly Layout[] = ['default', 'nocontact', 'menu', 'setting-profile'];

/** Expects the parts of a layout, and no other. */
export const expectLayout = async (page: Page, layout: Layout, screen: Screen, locale: Locale) => {
  const expected: readonly PartName[] = [
    ...layouts[layout].filter((name) => name !== 'mainNavigation' || screen !== 'mobile'),
    ...(screen !== 'desktop' && layout !== 'blank' ? (['menuButton'] as const) : []),
    ...(screen === 'mobile' && withTabBar.includes(layout) ? (['tabBar'] as const) : []),
  ];
  for (const [name, part] of Object.entries(partsOf(page, locale)))
    await expect.soft(part, `${name} of ${layout} on ${screen} at ${page.url()}`).toBeVisible({
      visible: expected.includes(name as PartName),
    });
};

const softly = expect.configure({ soft: true });

/** Expects no horizontal overflow. `state` is added to the failure message. */
export const expectWithinScreen = async (page: Page, state = '') => {
  // Mobile browsers widen `innerWidth` to include the overflow, so it cannot reveal any.
  const { width } = page.viewportSize()!;
  // Rules that only some screens need come with the complete stylesheet, which loads later.
  await softly
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `width at ${page.url()} ${state}`)
    .toBeLessThanOrEqual(width);
};

/** Expects the same when the browser's default font size is doubled, as a user may set it (WCAG 2.2, 1.4.4). */
export const expectWithinScreenInLargeLetters = async (page: Page) => {
  const devTools = await page.context().newCDPSession(page);
  const setFontSize = async (standard: number) => {
    await devTools.send('Page.setFontSizes', { fontSizes: { standard } });
    const fontSize = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    await expect.poll(fontSize).toBe(`${standard}px`);
  };
  await setFontSize(32);
  await expectWithinScreen(page, 'in large letters');
  await setFontSize(16);
  await devTools.detach();
};
