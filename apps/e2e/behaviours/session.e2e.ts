import type { Page } from '@playwright/test';
import { locales, storageKeys } from '@yoodee/site';
import { createApi } from '../src/api.ts';
import { expect, test } from '../src/fixtures.ts';
import type { Member } from '../src/member.ts';
import { readCode } from '../src/outbox.ts';
import { openHydrated } from '../src/page-life.ts';

const words = {
  th: { signIn: 'เข้าสู่ระบบ', list: 'ลงประกาศฟรี', signInTitle: 'เข้าสู่ระบบหรือสมัคร', services: 'บริการ' },
  en: { signIn: 'Sign in', list: 'List for free', signInTitle: 'Sign in or sign up', services: 'Services' },
};

/** API calls of the session that a page makes, as `METHOD path`, in order. */
const recordMemberCalls = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v1/member/')) calls.push(`${request.method()} ${pathname.slice('/api/v1'.length)}`);
  });
  return calls;
};

const storedProfile = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKeys.userProfile);
const tokenCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === storageKeys.accessToken);

/** Opens a page for a member whose session then ends at the API. Resolves to the calls made from then on. */
const openAndEndSession = async (page: Page, { profile, api }: Member, path: string): Promise<string[]> => {
  await page.goto(path);
  await expect.poll(() => storedProfile(page)).toContain(`"user_id":${profile.id}`);
  await api.call('POST', '/member/auth/logout');
  return recordMemberCalls(page);
};

for (const locale of locales)
  test.describe(`in ${locale}`, { tag: `@${locale}` }, () => {
    test.use({ locale });

    test('S3: a page whose session has ended makes one logout call, clears the session and stays usable', async ({
      page,
      member,
      signIn,
      to,
      consoleWatch,
    }) => {
      consoleWatch.expectComplaint(/status of 401/, 'the session has ended at the API');
      await signIn();
      const calls = await openAndEndSession(page, member, to.assets);

      await page.getByRole('banner').getByRole('link', { name: words[locale].services, exact: true }).first().click();

      await expect(page).toHaveURL(to.services);
      await expect.poll(() => tokenCookie(page)).toBeUndefined();
      await expect(page.getByRole('banner').getByRole('link', { name: words[locale].signIn })).toBeVisible();
      await expect.poll(() => storedProfile(page)).toBeNull();
      await page.getByRole('link', { name: words[locale].list }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: words[locale].signInTitle })).toBeVisible();
      // Other requests of the page for this member are refused too. Only these two calls follow from that.
      expect(calls.filter((call) => /profile|logout/.test(call))).toEqual([
        'GET /member/profile',
        'POST /member/auth/logout',
      ]);
    });

    test('S3: the account app redirects an ended session to sign-in with next, after one logout call', async ({
      page,
      member,
      signIn,
      to,
      consoleWatch,
    }) => {
      consoleWatch.expectComplaint(/status of 401/, 'the session has ended at the API');
      await signIn();
      const calls = await openAndEndSession(page, member, to.setting);

      await page.getByRole('main').locator(`a[href="${to.settingEdit}"]`).first().click();

      await expect(page).toHaveURL(to.authenticate(to.settingEdit));
      await expect(page.getByRole('status').filter({ hasText: /ออกจากระบบแล้ว|signed out/ })).toBeVisible();
      await expect.poll(() => tokenCookie(page)).toBeUndefined();
      await expect.poll(() => storedProfile(page)).toBeNull();
      expect(calls.filter((call) => /profile$|logout/.test(call))).toEqual([
        'GET /member/profile',
        'POST /member/auth/logout',
      ]);
    });

    test('S5: a member’s page redirects a visitor to sign-in, with next set to itself', async ({ page, to }) => {
      for (const path of [
        to.myAccount,
        to.setting,
        to.settingEdit,
        to.createAssetStep(7, 3),
        to.createAssetPreview(7),
      ]) {
        await page.goto(path);

        await expect(page).toHaveURL(to.authenticate(path));
        await expect(page.getByRole('heading', { level: 1, name: words[locale].signInTitle })).toBeVisible();
      }
    });

    test('S4: sign-up redirects a member to the account', async ({ page, signIn, to }) => {
      await signIn();

      await page.goto(to.signUp);

      await expect(page).toHaveURL(to.myAccount);
    });
  });

test('S3: a visitor’s navigation makes no member call', async ({ page }) => {
  const calls = recordMemberCalls(page);

  await page.goto('/assets');
  await page.getByRole('navigation').getByRole('link', { name: 'เช่า', exact: true }).first().click();
  await expect(page).toHaveURL(/listing_type=rent/);
  await page.goto('/authenticate');
  await expect(page.getByRole('heading', { level: 1, name: words.th.signInTitle })).toBeVisible();

  // The sign-in page offers passkeys once its script runs. A challenge is not about a member.
  expect(calls.filter((call) => call !== 'POST /member/auth/passkey/challenge')).toEqual([]);
});

test('S2: the browser stores exactly five fields of the profile', async ({ page, member, signIn }) => {
  await signIn();
  await page.goto('/assets');

  await expect
    .poll(async () => JSON.parse((await storedProfile(page)) ?? 'null') as unknown)
    .toEqual({
      user_id: member.profile.id,
      user_status: 'active',
      firstName: member.profile.first_name,
      lastName: member.profile.last_name,
      profile_img: member.profile.image_url,
    });
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => key.includes('persist'))).toEqual([]);
});

/** Invalid values for everything that the apps store. No app may fail because of them. */
const invalidLocal: Record<string, string> = {
  [storageKeys.userProfile]: '{"user_id":"<b>","_persist":{}}',
  [storageKeys.colorMode]: '{"preference":',
  favourites: '{"ids":[{"id":"x"}],"pending":{"5":7}}',
  comparison: '{"ids":7}',
  'recent-searches': '[{},7,null]',
};
const invalidSession: Record<string, string> = {
  'reloaded:/assets': 'soon',
  'saved-fields:/assets': '{"0":[]}',
  'service-request:cleaning-9': '[[',
  'profile-form:1': '7',
  'reported-events': '{}',
};

for (const { path, shows } of [
  { path: '/assets', shows: /./ },
  { path: '/services/cleaning-9', shows: /./ },
  { path: '/my-account', shows: new RegExp(words.th.signInTitle) },
  { path: '/sign-up', shows: /./ },
])
  test(`S2, F21: ${path} drops invalid stored values and works`, async ({ page, context, baseURL, consoleWatch }) => {
    consoleWatch.expectComplaint(/status of 401/, 'the API refuses the invalid token');
    await context.addCookies(
      [storageKeys.accessToken, 'locale'].map((name) => ({ name, value: 'junk', url: baseURL! })),
    );
    await page.addInitScript(
      ([local, session]) => {
        for (const [key, text] of Object.entries(local!)) localStorage.setItem(key, text);
        for (const [key, text] of Object.entries(session!)) sessionStorage.setItem(key, text);
      },
      [invalidLocal, invalidSession],
    );

    await page.goto(path);

    await expect(page.getByRole('heading', { level: 1, name: shows })).toBeVisible();
    await expect.poll(() => storedProfile(page)).toBeNull();
    await expect.poll(() => tokenCookie(page)).toBeUndefined();
    await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'locale')?.value).toBe('th');
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), storageKeys.colorMode))
      .toBe('{"preference":"system","value":"light"}');
  });

test('S6: signing out in one tab signs the other out', async ({ page, context, signIn }) => {
  await signIn();
  const other = await context.newPage();
  await page.goto('/my-account');
  await other.goto('/assets');
  const menu = page.getByRole('button', { name: 'เมนูบัญชี' });
  await expect(other.getByRole('button', { name: 'เมนูบัญชี' })).toBeVisible();

  await menu.click();
  await page.getByRole('button', { name: 'ออกจากระบบ' }).click();

  await expect(page).toHaveURL('/');
  await expect(other.getByRole('banner').getByRole('link', { name: words.th.signIn })).toBeVisible();
});

test('S6: signing in in one tab signs the other in', async ({ page, context, signIn }) => {
  await openHydrated(page, '/assets');
  await expect(page.getByRole('banner').getByRole('link', { name: words.th.signIn })).toBeVisible();
  const other = await context.newPage();
  await signIn();

  await other.goto('/my-account');

  await expect(page.getByRole('button', { name: 'เมนูบัญชี' })).toBeVisible();
});

test('a token copied from a browser is refused in another one, and stays valid in its own', async ({
  page,
  request,
  phone,
  to,
  baseURL,
  openBrowser,
  consoleWatch,
}) => {
  consoleWatch.expectComplaint(/status of 401/, 'the copied token is refused');
  const { ref_code } = await createApi(request).call<{ ref_code: string }>('POST', '/member/auth/otp', {
    phone_number: phone,
  });
  const code = { phone, ref_code, otp: await readCode(phone, ref_code) };
  await page.goto(to.authenticate());
  // Signs in as the page does, so that the browser gets the cookie of its session.
  const token = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const reply = await fetch('/api/v1/member/auth/otp/verify', {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return ((await reply.json()) as { data: { access_token: string } }).data.access_token;
    },
    { ...code, first_name: 'สมหญิง', last_name: 'ใจดี' },
  );
  const copy = { name: storageKeys.accessToken, value: token, url: baseURL!, sameSite: 'Lax' as const };
  await page.context().addCookies([copy]);
  const key = (await page.context().cookies()).find(({ name }) => name === 'session');
  expect(key).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Strict' });

  const thief = await openBrowser();
  await thief.addCookies([copy]);
  const elsewhere = await thief.newPage();
  await elsewhere.goto(to.setting);
  await elsewhere.waitForURL(/\/authenticate\?next=/);
  await expect(elsewhere.getByText('สมหญิง ใจดี')).toHaveCount(0);

  // Only the browser with the copied token is signed out: a refused token without its cookie ends no session.
  await page.goto(to.setting);
  await expect(page.getByRole('main').getByText('สมหญิง ใจดี')).toBeVisible();
});
