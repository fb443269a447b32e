import type { Page } from '@playwright/test';
import { brand, hrefs } from '@yoodee/site';
import { expect, test } from '../src/fixtures.ts';
import { createDraft } from '../src/listing.ts';
import { openHydrated } from '../src/page-life.ts';

const screens = { mobile: 390, tablet: 820, desktop: 1440 } as const;
type Screen = keyof typeof screens;

/** The parts of the frame that a visitor sees, by their roles. */
const parts = {
  contactBar: (page: Page) => page.getByRole('region', { name: 'ติดต่อและการแสดงผล' }),
  logo: (page: Page) => page.getByRole('banner').getByRole('link', { name: `${brand.name.th} · หน้าแรก` }),
  mainNavigation: (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'เมนูหลัก' }),
  back: (page: Page) => page.getByRole('banner').getByRole('link', { name: 'ย้อนกลับ' }),
  menuButton: (page: Page) => page.getByRole('banner').getByRole('button', { name: 'เมนู', exact: true }),
  settings: (page: Page) => page.getByRole('navigation', { name: 'ตั้งค่า' }),
  footer: (page: Page) => page.getByRole('contentinfo'),
  tabBar: (page: Page) => page.getByRole('navigation', { name: 'เมนูด่วน' }),
};
type PartName = keyof typeof parts;

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

const expectLayout = async (page: Page, layout: Layout, screen: Screen) => {
  const expected: readonly PartName[] =
    screen === 'mobile' && withTabBar.includes(layout) ? [...layouts[layout], 'tabBar'] : layouts[layout];
  for (const name of Object.keys(parts) as PartName[])
    await expect(parts[name](page), `${name} of ${layout} on ${screen}`).toBeVisible({
      visible: expected.includes(name),
    });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `nothing sticks out of the ${screen} screen`).toBeLessThanOrEqual(0);
};

const expectLayouts = async (page: Page, path: string, { mobile, wider }: { mobile: Layout; wider: Layout }) => {
  for (const screen of Object.keys(screens) as Screen[]) {
    await page.setViewportSize({ width: screens[screen], height: 900 });
    await page.goto(path);
    await expectLayout(page, screen === 'mobile' ? mobile : wider, screen);
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
