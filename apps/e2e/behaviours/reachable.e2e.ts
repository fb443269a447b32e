import type { Page } from '@playwright/test';
import { locales, toLocale, withoutLocale } from '@yoodee/site';
import { expect, test } from '../src/fixtures.ts';
import { createDraft } from '../src/listing.ts';

/** LINE returns here; the click is on LINE's own page. */
const lineLogin = '/authenticate/line_login';

/** The routes of the specification. `/sitemap.xml` is for programs: robots.txt names it. */
const shared = [
  '/',
  '/news',
  '/news/{id}',
  '/assets',
  '/assets/{id}',
  '/assets/compare',
  '/projects',
  '/projects/{id}',
  '/services',
  '/services/{slug}',
  '/member/{id}',
];
const routesOf = {
  visitor: [...shared, '/sign-up', '/authenticate', lineLogin],
  member: [
    ...shared,
    '/my-account',
    '/my-account/setting',
    '/my-account/setting/edit',
    '/my-account/create-asset',
    '/my-account/create-asset/preview',
  ],
};

/** The route of a link on this site. Tabs and steps of the account are pages of their own, with links of their own. */
const routeOf = (href: string, origin: string): string | undefined => {
  const url = new URL(href, origin);
  if (url.origin !== origin) return undefined;
  if (url.pathname.endsWith('/member/auth/line')) return lineLogin;
  const part = [...url.searchParams].find(([name]) => name === 'tab' || name === 'step')?.join('=');
  const route = withoutLocale(url.pathname)
    .replace(/^\/(assets|news|member|projects)\/\d+$/, '/$1/{id}')
    .replace(/^\/services\/.+$/, '/services/{slug}');
  return part && route.startsWith('/my-account') ? `${route}?${part}` : route;
};

/** Where to click: a link, in a menu if its button has to be pressed first. */
interface Way {
  menu: number | null;
  href: string;
}

const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg"/>';

const menuButtons = (page: Page) => page.locator('button[popovertarget]:not([popovertargetaction=hide]):visible');

/** Opens a page, if it is not open. Members' links and menus are added by scripts. */
const open = async (page: Page, address: string, origin: string) => {
  if (page.url() === new URL(address, origin).href) return;
  await page.goto(address);
  await page.waitForLoadState('networkidle');
};

const visibleLinks = (page: Page) =>
  page.locator('a[href]:visible').evaluateAll((links) => links.map((link) => link.getAttribute('href')!));

/** The links in each closed menu. Whether a press of its button shows them is seen when one is followed. */
const linksInMenus = (page: Page) =>
  menuButtons(page).evaluateAll((buttons) =>
    buttons.map((button) => {
      const menu = document.getElementById(button.getAttribute('popovertarget')!);
      return [...(menu?.querySelectorAll('a[href]') ?? [])].map((link) => link.getAttribute('href')!);
    }),
  );

const waysFrom = async (page: Page, address: string, origin: string): Promise<Way[]> => {
  await open(page, address, origin);
  const visible = await visibleLinks(page);
  const inMenus = await linksInMenus(page);
  return [
    ...visible.map((href) => ({ menu: null, href })),
    ...inMenus.flatMap((hrefs, menu) => hrefs.map((href) => ({ menu, href }))),
  ];
};

/** Follows one visible link to each route, from the home page on; returns where each was reached. */
const crawl = async (page: Page, home: string, origin: string, wanted: readonly string[]) => {
  // No link depends on a picture, and a page is calm sooner without them.
  await page.route('/img/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: emptyPicture }));
  // A page with an open event stream is never calm.
  await page.route('**/conversations/events', (route) => route.fulfill({ contentType: 'text/event-stream', body: '' }));
  const reached = new Map([['/', home]]);
  const queue = [home];
  /** Tabs and steps, which are opened only if the routes' own pages do not lead everywhere. */
  const parts: string[] = [];
  while (queue.length + parts.length > 0 && !wanted.every((route) => reached.has(route))) {
    const address = (queue.shift() ?? parts.shift())!;
    for (const { menu, href } of await waysFrom(page, address, origin)) {
      const route = routeOf(href, origin);
      if (route === undefined || reached.has(route) || !wanted.includes(route.split('?')[0]!)) continue;
      // A tab or a step belongs to a route that is reached already. It is opened only for its links.
      if (!wanted.includes(route)) {
        reached.set(route, href);
        parts.push(href);
        continue;
      }
      await open(page, address, origin);
      if (menu !== null) await menuButtons(page).nth(menu).click();
      // Tests that run beside this one publish assets, so the page may link to another asset than before.
      const findLink = async () => (await visibleLinks(page)).find((link) => routeOf(link, origin) === route);
      await expect.poll(findLink, `a link to ${route} on ${address}`).toBeDefined();
      await page
        .locator(`a[href="${await findLink()}"]:visible`)
        .first()
        .click();
      if (route === lineLogin) await page.getByRole('link', { name: 'Denies' }).click();
      await page.waitForURL((url) => routeOf(url.href, origin) === route);
      reached.set(route, page.url());
      queue.push(page.url());
    }
  }
  return reached;
};

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

test.describe('from the home page', () => {
  // Some fifty pages, one after the other.
  test.slow();

  for (const locale of locales)
    for (const viewport of [phone, desktop])
      test.describe(`in ${locale}, ${viewport.width} px wide`, () => {
        test.use({ viewport, locale });

        test('a visitor reaches every route by clicking', async ({ page, baseURL, consoleWatch }) => {
          consoleWatch.expectComplaint(/favicon\.ico/, 'the page of the LINE simulator has no icon');
          const reached = await crawl(page, toLocale(locale, '/'), baseURL!, routesOf.visitor);

          expect(routesOf.visitor.filter((route) => !reached.has(route))).toEqual([]);
        });
      });

  // A member's links hardly depend on the language: each crawl has its own pair of language and screen.
  for (const [locale, viewport] of [
    ['en', phone],
    ['th', desktop],
  ] as const)
    test.describe(`in ${locale}, ${viewport.width} px wide`, () => {
      test.use({ viewport, locale });

      test('a member reaches every route by clicking', async ({ page, baseURL, member, signIn }) => {
        await createDraft(member.api);
        await signIn();

        const reached = await crawl(page, toLocale(locale, '/'), baseURL!, routesOf.member);

        expect(routesOf.member.filter((route) => !reached.has(route))).toEqual([]);
      });
    });
});
