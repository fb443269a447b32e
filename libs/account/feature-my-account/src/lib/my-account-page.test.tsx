import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MemberAssetSummary } from '@yoodee/api-contract/member-assets';
import { listOf, myAsset } from '../testing/my-assets.ts';
import { renderAccount, type Answer } from '../testing/render-account.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** An API that responds with these listings, and with the other responses that a test defines. */
const withAssets =
  (items: readonly MemberAssetSummary[], more: Answer = () => undefined): Answer =>
  (call) =>
    call.method === 'GET' && call.path === '/member/assets' ? listOf(items) : more(call);

it.each([
  ['/my-account', 'ตั้งค่า', '/my-account/setting'],
  ['/en/my-account?tab=messages', 'Settings', '/en/my-account/setting'],
])('at %s has a link to the settings', async (address, name, href) => {
  renderAccount(address, withAssets([]));

  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
});

describe('the overview', () => {
  it.each([
    ['/my-account', 'ประกาศที่คุณลงจะอยู่ที่นี่ ลงฟรี ไม่มีค่าใช้จ่าย'],
    ['/en/my-account', 'Your listings will be here. Listing is free.'],
  ])('says at %s what will be here', async (address, text) => {
    renderAccount(address, withAssets([]));

    expect(await screen.findByText(text)).toBeDefined();
  });

  it('lists the next actions, most urgent first, each with a link', async () => {
    renderAccount(
      '/en/my-account',
      withAssets([
        myAsset({ id: 1, next: 'add_photos' }),
        myAsset({ id: 2, next: 'confirm' }),
        myAsset({ id: 3, next: 'confirm' }),
        myAsset({ id: 4, next: 'answer_leads', new_leads: 2 }),
      ]),
    );

    expect(await screen.findByRole('heading', { name: '2 listings need confirming' })).toBeDefined();
    const ways = ['Read and answer', 'Look and confirm', 'Add photos'];
    expect(ways.map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
      '/en/my-account?tab=messages&asset=4',
      '/en/my-account?tab=assets&next=confirm',
      '/en/my-account/create-asset?step=5&id=1',
    ]);
  });

  it.each([
    ['/my-account', '1 ประกาศถูกซ่อน', 'ดูเหตุผล'],
    ['/en/my-account', '1 listing is hidden', 'See why'],
  ])('leads at %s to a hidden listing until its owner has asked to check it again', async (address, title, way) => {
    const hidden = (appealed_at: string | null) =>
      withAssets([
        myAsset({ status: 'hidden', hiding: { because: 'reports', reasons: [], appealed_at, refused_at: null } }),
      ]);
    renderAccount(address, hidden(null));
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe(`${address}?tab=assets&status=hidden`);
    cleanup();

    renderAccount(address, hidden('2026-11-20T03:00:00.000Z'));
    expect(await screen.findByText(/^ทำครบแล้ว|^All done/)).toBeDefined();
    expect(screen.queryByRole('heading', { name: title })).toBeNull();
  });

  it('links to the form if there is one draft, and to the list if there are several', async () => {
    const drafts = [1, 2].map((id) => myAsset({ id, status: 'draft', next: 'finish_draft' }));
    const wayFor = async (assets: typeof drafts) => {
      renderAccount('/en/my-account', withAssets(assets));
      const href = (await screen.findByRole('link', { name: 'Continue' })).getAttribute('href');
      cleanup();
      return href;
    };

    expect([await wayFor(drafts.slice(1)), await wayFor(drafts)]).toEqual([
      '/en/my-account/create-asset?step=1&id=2',
      '/en/my-account?tab=assets&next=finish_draft',
    ]);
  });

  it('offers a retry if it could not be loaded', async () => {
    let isUp = false;
    const { user } = renderAccount('/en/my-account', (call) =>
      isUp ? withAssets([myAsset()])(call) : Response.json({ message: 'busy' }, { status: 503 }),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded');

    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('All done. Nothing is waiting for you.')).toBeDefined();
  });
});

describe('the listings', () => {
  const three = [
    myAsset({ id: 1, title_en: 'First', next: 'confirm' }),
    myAsset({ id: 2, title_en: 'Second', next: 'confirm' }),
    myAsset({ id: 3, title_en: 'Third', status: 'draft', next: 'finish_draft' }),
  ];

  it('are confirmed together', async () => {
    const { user, calls } = renderAccount(
      '/en/my-account?tab=assets',
      withAssets(three, ({ method }) => (method === 'POST' ? {} : undefined)),
    );

    await user.click(await screen.findByRole('checkbox', { name: 'Select all (2)' }));
    await user.click(screen.getByRole('button', { name: 'Confirm 2 listings' }));

    expect(await screen.findByText('2 listings are confirmed for 60 days')).toBeDefined();
    expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      '/member/assets/1/confirm',
      '/member/assets/2/confirm',
    ]);
  });

  it.each([
    ['confirm', 'published', 'Confirm 1 listing'],
    ['renew', 'expired', 'Renew 1 listing'],
  ] as const)('that are here to %s are selected, and can be deselected', async (next, status, press) => {
    const asked = [1, 2].map((id) => myAsset({ id, title_en: `Listing ${id}`, next, status }));
    const { user, calls } = renderAccount(
      `/en/my-account?tab=assets&next=${next}`,
      withAssets(asked, ({ method }) => (method === 'POST' ? {} : undefined)),
    );

    expect(
      await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Select all (2)', checked: true }),
    ).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: 'Select Listing 2' }));
    await user.click(screen.getByRole('button', { name: press }));

    const posts = () => calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
    await waitFor(() => expect(posts()).toEqual([`/member/assets/1/${next}`]));
  });

  it('show the takeover price of a lease takeover first', async () => {
    const prices = { price_sale: null, price_rent_month: 20_000, takeover_price: 450_000 };
    renderAccount('/en/my-account?tab=assets', withAssets([myAsset({ listing_type: 'takeover', ...prices })]));

    expect(await screen.findByText(/฿450,000/)).toBeDefined();
    expect(screen.queryByText(/฿20,000/)).toBeNull();
  });

  it('say that nothing is left to confirm', async () => {
    renderAccount('/en/my-account?tab=assets&next=confirm', withAssets([myAsset()]));

    expect(await screen.findByText('All done. No listing is waiting to be confirmed.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'See what to do next' }).getAttribute('href')).toBe('/en/my-account');
  });

  it('stay selected if they could not be confirmed', async () => {
    const { user } = renderAccount(
      '/en/my-account?tab=assets',
      withAssets(three, ({ path }) =>
        path === '/member/assets/2/confirm' ? Response.json({ message: 'no' }, { status: 409 }) : {},
      ),
    );

    await user.click(await screen.findByRole('checkbox', { name: 'Select all (2)' }));
    await user.click(screen.getByRole('button', { name: 'Confirm 2 listings' }));

    expect(await screen.findByRole('button', { name: 'Confirm 1 listing' })).toBeDefined();
    expect((screen.getByRole('checkbox', { name: 'Select Second' }) as HTMLInputElement).checked).toBe(true);
    expect((screen.getByRole('checkbox', { name: 'Select First' }) as HTMLInputElement).checked).toBe(false);
  });

  it.each([
    ['&status=draft', ['Third']],
    ['&next=confirm', ['First', 'Second']],
    ['&q=sec', ['Second']],
    ['&status=nonsense', ['First', 'Second', 'Third']],
  ])('are narrowed by %s', async (query, titles) => {
    renderAccount(`/en/my-account?tab=assets${query}`, withAssets(three));

    const rows = await screen.findAllByRole('heading', { level: 3 });
    expect(rows.map(({ textContent }) => textContent)).toEqual(titles);
  });

  it('keep the search in the address', async () => {
    const { user, router } = renderAccount('/en/my-account?tab=assets', withAssets(three));

    await user.type(await screen.findByRole('searchbox', { name: 'Title or code' }), 'zzz');

    expect(await screen.findByText('No listing matches these filters')).toBeDefined();
    expect(router.state.location.search).toBe('?tab=assets&q=zzz');
  });

  it('show what failed, and why', async () => {
    const { user } = renderAccount(
      '/en/my-account?tab=assets',
      withAssets([three[0]!], () => Response.json({ message: 'Somebody else changed it' }, { status: 409 })),
    );

    await user.click(await screen.findByRole('button', { name: 'Still available' }));

    expect(await screen.findByText('Somebody else changed it')).toBeDefined();
  });

  it('show metrics and those of similar listings on request', async () => {
    const none = { views: 0, saves: 0, compares: 0, reveals: 0, leads: 0 };
    const { user } = renderAccount(
      '/en/my-account?tab=assets',
      withAssets([three[0]!], ({ path }) =>
        path === '/member/assets/1/figures'
          ? {
              days: [{ ...none, views: 40, day: '2026-11-20' }],
              sums: { ...none, views: 40 },
              counted_until: '2026-11-24T07:30:00.000Z',
              similar: { count: 9, medians: { ...none, views: 25 } },
            }
          : undefined,
      ),
    );

    await user.click(await screen.findByRole('button', { name: 'Figures' }));

    const panel = await screen.findByRole('region', { name: 'First: the last 30 days' });
    expect(await within(panel).findByText('Similar listings: 25')).toBeDefined();
    expect(within(panel).getByText(/^Counted until 24 Nov 2026, 14:30/)).toBeDefined();
  });
});

it('metrics are refreshed within a minute while the page is open', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let views = 12;
  renderAccount('/en/my-account', (call) => {
    const figures = { views, saves: 0, compares: 0, reveals: 0, leads: 0 };
    return withAssets([myAsset({ figures })])(call);
  });
  expect(await screen.findByText('12')).toBeDefined();

  views = 13;
  await vi.advanceTimersByTimeAsync(60_000);

  expect(await screen.findByText('13')).toBeDefined();
  vi.useRealTimers();
});
