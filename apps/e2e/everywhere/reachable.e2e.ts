import type { Page } from '@playwright/test';
import { toLocale, withoutLocale } from '@yoodee/site';
import { expect, test } from '../src/fixtures.ts';
import { createDraft } from '../src/listing.ts';
import { withoutPictures } from '../src/screens.ts';

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

/** Where to click: a link, or a link in a menu that must be opened first. */
interface Way {
  menu: number | null;
  route: string;
}

const menuButtons = (page: Page) => page.locator('button[popovertarget]:not([popovertargetaction=hide]):visible');

/** Reloads a page. Scripts add the links and menus of members. */
const open = async (page: Page, address: string) => {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
};

const visibleLinks = (page: Page) =>
  page.locator('a[href]:visible').evaluateAll((links) => links.map((link) => link.getAttribute('href')!));

/** The links in each closed menu. {@link follow} fails if the button of the menu does not show them. */
const linksInMenus = (page: Page) =>
  menuButtons(page).evaluateAll((buttons) =>
    buttons.map((button) => {
      const menu = document.getElementById(button.getAttribute('popovertarget')!);
      return [...(menu?.querySelectorAll('a[href]') ?? [])].map((link) => link.getAttribute('href')!);
    }),
  );

const waysFrom = async (page: Page, origin: string) => {
  const visible = await visibleLinks(page);
  const inMenus = await linksInMenus(page);
  const ways = [{ menu: null, hrefs: visible }, ...inMenus.map((hrefs, menu) => ({ menu, hrefs }))];
  return ways.flatMap(({ menu, hrefs }) =>
    hrefs.flatMap((href) => {
      const route = routeOf(href, origin);
      return route === undefined ? [] : [{ menu, href, route }];
    }),
  );
};

/** Clicks a link of the open page, and waits for the page that it leads to. */
const follow = async (page: Page, { menu, route }: Way, origin: string) => {
  const from = page.url();
  await page.evaluate(() => {
    const heading = document.querySelector('h1');
    Object.assign(window, { left: { heading, text: heading?.textContent } });
  });
  if (menu !== null) await menuButtons(page).nth(menu).click();
  // Tests that run beside this one publish assets, so the page may link to another asset than before.
  const findLink = async () => (await visibleLinks(page)).find((link) => routeOf(link, origin) === route);
  await expect.poll(findLink, `a link to ${route} on ${from}`).toBeDefined();
  await page
    .locator(`a[href="${await findLink()}"]:visible`)
    .first()
    .click();
  if (route === lineLogin) await page.getByRole('link', { name: 'Denies' }).click();
  await page.waitForURL((url) => routeOf(url.href, origin) === route);
  // Client-side navigation changes the address before the page. A new document has no `left`.
  await page.waitForFunction(() => {
    const { left } = window as unknown as { left?: { heading: Element | null; text?: string } };
    const heading = document.querySelector('h1');
    return heading && (heading !== left?.heading || heading.textContent !== left.text);
  });
};

/**
 * Clicks from page to page, from the home page on, and opens a page by its address only where the current page leads to
 * no further route; returns where each route was reached.
 */
const crawl = async (page: Page, home: string, origin: string, wanted: readonly string[]) => {
  // The network is never idle while an event stream is open. Intercepted requests would disable the browser's cache.
  await page.addInitScript(() => {
    const { fetch } = window;
    const isStream = (url: string) => url.endsWith('/conversations/events');
    window.fetch = (input, init) =>
      isStream(input instanceof Request ? input.url : String(input)) ? new Promise(() => {}) : fetch(input, init);
  });
  const reached = new Map([['/', home]]);
  const isNew = ({ route }: Way) => wanted.includes(route) && !reached.has(route);
  const ways = new Map<string, Way[]>();
  /** Tabs and steps belong to routes that are reached already. They are opened last, for their links. */
  const parts: string[] = [];
  const look = async () => {
    const found = await waysFrom(page, origin);
    ways.set(page.url(), found);
    for (const { route, href } of found) {
      if (reached.has(route) || wanted.includes(route) || !wanted.includes(route.split('?')[0]!)) continue;
      reached.set(route, href);
      parts.push(href);
    }
  };
  await open(page, home);
  await look();
  const again = [...reached.values()];
  while (!wanted.every((route) => reached.has(route))) {
    const current = ways.get(page.url())?.find(isNew);
    const other = [...ways].find(([, found]) => found.some(isNew))?.[0];
    // Links that appeared late after a click are found when the page is opened by its address.
    const next = current ? undefined : (other ?? again.shift() ?? parts.shift());
    if (current) {
      await follow(page, current, origin);
      reached.set(current.route, page.url());
      again.push(page.url());
    } else if (next) await open(page, next);
    else break;
    await look();
  }
  return reached;
};

// No link depends on a picture, and the network is idle sooner without them.
test.use(withoutPictures);
test.beforeEach(({ consoleWatch }) =>
  consoleWatch.expectComplaint(/img\/.* was preloaded using link preload but not used/, 'pictures are disabled'),
);

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

test.describe('from the home page', () => {
  // Some fifty pages, one after the other.
  test.slow();

  // Links hardly depend on language and screen: each crawl has its own pair of them.
  for (const [locale, viewport] of [
    ['th', phone],
    ['en', desktop],
  ] as const)
    test.describe(`in ${locale}, ${viewport.width} px wide`, () => {
      test.use({ viewport, locale });

      test('a visitor reaches every route by clicking', async ({ page, baseURL, consoleWatch }) => {
        consoleWatch.expectComplaint(/favicon\.ico/, 'the page of the LINE simulator has no icon');
        const reached = await crawl(page, toLocale(locale, '/'), baseURL!, routesOf.visitor);

        expect(routesOf.visitor.filter((route) => !reached.has(route))).toEqual([]);
      });
    });

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
