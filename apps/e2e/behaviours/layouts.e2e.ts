import type { Locator, Page } from '@playwright/test';
import { brand, hrefs, locales, toLocale, type Locale } from '@yoodee/site';
import { isCovered } from '../src/covered.ts';
import { expect, test } from '../src/fixtures.ts';
import { createDraft } from '../src/listing.ts';
import { openHydrated } from '../src/page-life.ts';
import { phoneScreen } from '../src/screens.ts';

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
type Layout = keyof typeof layouts;

const withTabBar: readonly Layout[] = ['default', 'nocontact', 'menu', 'setting-profile'];

const expectLayout = async (page: Page, layout: Layout, screen: Screen, locale: Locale = 'th') => {
  const expected: readonly PartName[] = [
    ...layouts[layout].filter((name) => name !== 'mainNavigation' || screen !== 'mobile'),
    ...(screen !== 'desktop' && layout !== 'blank' ? (['menuButton'] as const) : []),
    ...(screen === 'mobile' && withTabBar.includes(layout) ? (['tabBar'] as const) : []),
  ];
  for (const [name, part] of Object.entries(partsOf(page, locale)))
    await expect(part, `${name} of ${layout} on ${screen} in ${locale}`).toBeVisible({
      visible: expected.includes(name as PartName),
    });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `nothing sticks out of the ${screen} screen`).toBeLessThanOrEqual(0);
};

/** The same document serves every screen size: it is loaded once per language, then the window is widened. */
const expectLayouts = async (
  page: Page,
  path: string,
  { mobile, wider, tablet = wider }: { mobile: Layout; tablet?: Layout; wider: Layout },
) => {
  const layoutOn = { mobile, tablet, desktop: wider };
  for (const locale of locales) {
    await page.setViewportSize({ width: screens.mobile, height: 900 });
    await page.goto(toLocale(locale, path));
    for (const screen of Object.keys(screens) as Screen[]) {
      await page.setViewportSize({ width: screens[screen], height: 900 });
      await expectLayout(page, layoutOn[screen], screen, locale);
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
  '/authenticate/undo-phone': 'blank',
} as const;

for (const [path, layout] of Object.entries(visitorsRoutes))
  test(`${path} has its layout on every screen size`, async ({ page }) => {
    await expectLayouts(page, path, { mobile: layout, wider: layout });
  });

test('/assets/{id} has its layout on every screen size', async ({ page, publish }) => {
  const { id } = await publish();
  await expectLayouts(page, `/assets/${id}`, { mobile: 'no-contact-topbar', wider: 'default' });
});

test('/member/{id} has its layout on every screen size', async ({ page, publish, member }) => {
  await publish();
  await expectLayouts(page, hrefs('th').member(member.profile.id), { mobile: 'no-contact-topbar', wider: 'default' });
});

const narrowedRoutes = {
  '/assets/compare': { mobile: 'menu', wider: 'default' },
  '/services': { mobile: 'menu', wider: 'nocontact' },
  '/services/cleaning-9': { mobile: 'menu', wider: 'nocontact' },
} as const;

for (const [path, choice] of Object.entries(narrowedRoutes))
  test(`${path} has its layout on every screen size`, async ({ page }) => {
    await expectLayouts(page, path, choice);
  });

const membersRoutes = {
  '/my-account': { mobile: 'nocontact', wider: 'nocontact' },
  '/my-account/setting': { mobile: 'setting-profile', wider: 'setting-profile' },
  '/my-account/setting/edit': { mobile: 'menu', wider: 'nocontact' },
} as const;

for (const [path, choice] of Object.entries(membersRoutes))
  test(`${path} has its layout on every screen size`, async ({ page, signIn }) => {
    await signIn();
    await expectLayouts(page, path, choice);
  });

test('U5: the layout changes above 768 px, and one document serves phone and desktop', async ({ page, request }) => {
  const path = '/services';
  const replies = ['iPhone; CPU iPhone OS 18_0', 'X11; Linux x86_64'].map((device) =>
    request.get(path, { headers: { 'user-agent': `Mozilla/5.0 (${device}) Firefox/140.0`, cookie: 'locale=th' } }),
  );
  const [phone, desktop] = await Promise.all((await Promise.all(replies)).map((reply) => reply.text()));
  expect(phone).toBe(desktop);

  await page.setViewportSize({ width: 768, height: 900 });
  await openHydrated(page, path);
  await expectLayout(page, 'menu', 'mobile');
  await page.setViewportSize({ width: 769, height: 900 });
  await expectLayout(page, 'nocontact', 'tablet');
  await page.setViewportSize({ width: 1025, height: 900 });
  await expectLayout(page, 'nocontact', 'tablet');
});

test('/my-account/create-asset and its preview have their layouts on every screen size', async ({
  page,
  signIn,
  member,
}) => {
  const { id } = await createDraft(member.api);
  await signIn();
  const { createAssetStep, createAssetPreview } = hrefs('th');
  await expectLayouts(page, createAssetStep(id, 1), { mobile: 'blank', tablet: 'blank', wider: 'no-footer' });
  await expectLayouts(page, createAssetPreview(id), { mobile: 'menu', wider: 'no-footer' });

  await page.setViewportSize(phoneScreen.viewport);
  await page.goto(createAssetPreview(id));
  const publish = page.getByRole('button', { name: 'เผยแพร่ประกาศ' });
  await expect(publish).toBeInViewport({ ratio: 1 });
  expect(await isCovered(publish), 'the tab bar covers the button').toBe(false);
});

/** The row of a field, and where its label and its control begin, in pixels. */
const placesOf = (fields: Locator) =>
  fields.evaluateAll((found) =>
    found.flatMap((field) => {
      const label = field.querySelector('label');
      const control = label?.htmlFor && document.getElementById(label.htmlFor);
      if (!label || !control) return [];
      const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);
      return [{ row: topOf(field), name: label.textContent, label: topOf(label), control: topOf(control) }];
    }),
  );

/** Expects the labels of each row in one line, and its controls in another. */
const expectAlignedRows = async (fields: Locator) => {
  // A calculator loads after the press.
  await expect(fields.first()).toBeVisible();
  const places = await placesOf(fields);
  const rows = [...new Set(places.map(({ row }) => row))]
    .map((top) => places.filter(({ row }) => row === top))
    .filter((row) => row.length > 1);
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) {
    const names = row.map(({ name }) => name).join(' | ');
    expect.soft(new Set(row.map(({ label }) => label)).size, `labels of ${names}`).toBe(1);
    expect.soft(new Set(row.map(({ control }) => control)).size, `controls of ${names}`).toBe(1);
  }
};

test('the fields of the cost calculator stand in line, with hints or without', async ({ page, publish }) => {
  const { id } = await publish();
  await openHydrated(page, `/assets/${id}`);
  await page.getByRole('button', { name: 'คำนวณด้วยตัวเลขของคุณ' }).click();

  await expectAlignedRows(page.getByRole('group', { name: 'ตัวเลขของคุณ' }).locator('.y-field'));
});

test('the details of a listing stand in line, with hints or without', async ({ page, signIn, member }) => {
  await signIn();
  for (const property_type of ['land', 'condo'] as const) {
    const { id } = await createDraft(member.api, { property_type });
    await page.goto(hrefs('th').createAssetStep(id, 3));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAlignedRows(page.locator('main .y-field'));
  }
});

test('the prices of a listing stand in line, with notes below them or without', async ({ page, signIn, member }) => {
  await signIn();
  const { id } = await createDraft(member.api, { listing_type: 'sale_rent', price_rent_month: 17_500 });
  await page.goto(hrefs('th').createAssetStep(id, 4));
  await expect(page.getByText('฿4.5 ล้าน')).toBeVisible();

  await expectAlignedRows(page.locator('main .y-field'));
});

for (const [name, path, find] of [
  ['the panel of filters', '/assets', (page: Page) => page.getByRole('complementary', { name: 'ตัวกรอง' })],
  ['the contact panel', '/assets/1', (page: Page) => page.locator('#contact')],
] as const)
  test(`${name} stays beside what is scrolled on a desktop`, async ({ page }) => {
    await openHydrated(page, path);
    const panel = find(page);
    await expect(panel).toBeVisible();

    await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));

    await expect.poll(async () => (await panel.boundingBox())!.y).toBeGreaterThan(60);
    const { y, height } = (await panel.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(page.viewportSize()!.height);
  });

test('all tabs of the account are on the screen of a phone', async ({ page, signIn }) => {
  await signIn();
  await page.setViewportSize({ width: screens.mobile, height: 844 });
  for (const locale of locales) {
    await page.goto(hrefs(locale).myAccount);
    const tabs = page.getByRole('main').getByRole('navigation').first().getByRole('link');
    await expect(tabs).toHaveCount(8);
    for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
  }
});
