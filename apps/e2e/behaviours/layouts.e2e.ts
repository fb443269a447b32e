import type { Page } from '@playwright/test';
import { brand, hrefs, locales, toLocale, type Locale } from '@yoodee/site';
import { expect, test } from '../src/fixtures.ts';
import { createDraft } from '../src/listing.ts';
import { openHydrated } from '../src/page-life.ts';

const screens = { mobile: 390, tablet: 820, desktop: 1440 } as const;
type Screen = keyof typeof screens;

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

/** The parts of the frame that a visitor sees, by their roles. */
const partsOf = (page: Page, locale: Locale) => {
  const said = words[locale];
  const banner = page.getByRole('banner');
  return {
    contactBar: page.getByRole('region', { name: said.contact }),
    logo: banner.getByRole('link', { name: `${brand.name[locale]} · ${said.home}` }),
    mainNavigation: banner.getByRole('navigation', { name: said.main }),
    back: banner.getByRole('link', { name: said.back }),
    menuButton: banner.getByRole('button', { name: said.menu, exact: true }),
    settings: page.getByRole('navigation', { name: said.settings }),
    footer: page.getByRole('contentinfo'),
    tabBar: page.getByRole('navigation', { name: said.quick }),
  };
};
type PartName = keyof ReturnType<typeof partsOf>;

/** Layouts as behaviours.md section 7 describes them, but for the tab bar, which only phones have. */
const layouts = {
  default: ['contactBar', 'logo', 'mainNavigation', 'footer'],
  nocontact: ['logo', 'mainNavigation', 'footer'],
  'no-contact-topbar': ['back', 'footer'],
  menu: ['back', 'menuButton'],
  'no-footer': ['logo', 'mainNavigation'],
  'setting-profile': ['logo', 'mainNavigation', 'settings', 'footer'],
  blank: ['logo'],
} as const satisfies Record<string, readonly PartName[]>;
type Layout = keyof typeof layouts;

const withTabBar: readonly Layout[] = ['default', 'nocontact', 'menu', 'setting-profile'];

const expectLayout = async (page: Page, layout: Layout, screen: Screen, locale: Locale = 'th') => {
  const expected: readonly PartName[] =
    screen === 'mobile' && withTabBar.includes(layout) ? [...layouts[layout], 'tabBar'] : layouts[layout];
  for (const [name, part] of Object.entries(partsOf(page, locale)))
    await expect(part, `${name} of ${layout} on ${screen} in ${locale}`).toBeVisible({
      visible: expected.includes(name as PartName),
    });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `nothing sticks out of the ${screen} screen`).toBeLessThanOrEqual(0);
};

/** One document serves every screen: it is loaded once in each language, and its window made wider. */
const expectLayouts = async (page: Page, path: string, { mobile, wider }: { mobile: Layout; wider: Layout }) => {
  for (const locale of locales) {
    await page.setViewportSize({ width: screens.mobile, height: 900 });
    await page.goto(toLocale(locale, path));
    for (const screen of Object.keys(screens) as Screen[]) {
      await page.setViewportSize({ width: screens[screen], height: 900 });
      await expectLayout(page, screen === 'mobile' ? mobile : wider, screen, locale);
    }
  }
};

const visitorsRoutes = {
  '/': 'default',
  '/news': 'default',
  '/news/1': 'default',
  '/assets': 'default',
  '/sign-up': 'blank',
  '/authenticate': 'blank',
  '/authenticate/line_login?error=access_denied': 'blank',
} as const;

for (const [path, layout] of Object.entries(visitorsRoutes))
  test(`the layout of ${path}`, async ({ page }) => {
    await expectLayouts(page, path, { mobile: layout, wider: layout });
  });

test('the layout of /assets/{id}', async ({ page, publish }) => {
  const { id } = await publish();
  await expectLayouts(page, `/assets/${id}`, { mobile: 'no-contact-topbar', wider: 'default' });
});

const narrowedRoutes = {
  '/assets/compare': { mobile: 'menu', wider: 'default' },
  '/services': { mobile: 'menu', wider: 'nocontact' },
  '/services/cleaning-9': { mobile: 'menu', wider: 'nocontact' },
  '/member/1': { mobile: 'no-contact-topbar', wider: 'default' },
} as const;

for (const [path, choice] of Object.entries(narrowedRoutes))
  test(`the layout of ${path}`, async ({ page }) => {
    await expectLayouts(page, path, choice);
  });

const membersRoutes = {
  '/my-account': { mobile: 'nocontact', wider: 'nocontact' },
  '/my-account/setting': { mobile: 'setting-profile', wider: 'setting-profile' },
  '/my-account/setting/edit': { mobile: 'menu', wider: 'nocontact' },
} as const;

for (const [path, choice] of Object.entries(membersRoutes))
  test(`the layout of ${path}`, async ({ page, signIn }) => {
    await signIn();
    await expectLayouts(page, path, choice);
  });

test('U5: the layout changes at 768 and 1025 px, and nothing jumps when the page listens', async ({
  page,
  request,
}) => {
  const path = '/services';
  const asked = ['iPhone; CPU iPhone OS 18_0', 'X11; Linux x86_64'].map((device) =>
    request.get(path, { headers: { 'user-agent': `Mozilla/5.0 (${device}) Firefox/140.0`, cookie: 'locale=th' } }),
  );
  const [phone, desktop] = await Promise.all((await Promise.all(asked)).map((reply) => reply.text()));
  expect(phone).toBe(desktop);

  await page.setViewportSize({ width: 768, height: 900 });
  await openHydrated(page, path);
  await expectLayout(page, 'menu', 'mobile');
  await page.setViewportSize({ width: 769, height: 900 });
  await expectLayout(page, 'nocontact', 'tablet');
  await page.setViewportSize({ width: 1025, height: 900 });
  await expectLayout(page, 'nocontact', 'tablet');
});

test('the layouts of /my-account/create-asset and its preview', async ({ page, signIn, member }) => {
  const { id } = await createDraft(member.api);
  await signIn();
  const { createAssetStep, createAssetPreview } = hrefs('th');
  await expectLayouts(page, createAssetStep(id, 1), { mobile: 'blank', wider: 'no-footer' });
  await expectLayouts(page, createAssetPreview(id), { mobile: 'menu', wider: 'no-footer' });
});
