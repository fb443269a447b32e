import type { AssetDetail, Seller } from '@yoodee/api-contract/assets';
import { inLocale } from '@yoodee/i18n/testing';
import type { Locale } from '@yoodee/site';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ContactBar } from './contact-bar.tsx';
import { facebookHref, lineHref } from './contact-links.ts';
import { ContactSeller } from './contact-seller.tsx';
import { toAssetContactView, toMemberContactView, type ContactView } from './contact.view.ts';

let assets = 0;

/** A seller with a separate asset: the page stores a revealed phone number. */
const seller = (changes: Partial<ContactView> = {}): ContactView => ({
  target: { kind: 'asset', id: (assets += 1) },
  sellerId: 7,
  sellerName: 'สมชาย ใจดี',
  about: { deal: 'rent', type: 'condo' },
  hasPhone: true,
  lineId: '@somchai',
  facebook: null,
  missing: [{ name: 'pets', label: 'สัตว์เลี้ยง' }],
  ...changes,
});

type Reply = { status: number; body: object } | Error;
const success = (data: unknown): Reply => ({ status: 200, body: { data, message: 'Success' } });
const failure = (status: number, code: string, message: string): Reply => ({
  status,
  body: { data: null, message, code, request_id: 'r' },
});

/** Responds in this order; any further request fails the test. */
const respondWith = (...replies: Reply[]) => {
  const requests: { path: string; body: Record<string, unknown> | null }[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    requests.push({ path, body: body ? JSON.parse(String(body)) : null });
    const reply = replies.shift()!;
    if (reply instanceof Error) throw reply;
    return Response.json(reply.body, { status: reply.status });
  });
  return requests;
};

const show = (contact: ContactView, locale: Locale = 'en') =>
  render(<ContactSeller contact={contact} />, { wrapper: inLocale(locale) });
const button = (name: string) => screen.findByRole('button', { name });

// Loaded in advance, so that no test waits for a module.
beforeAll(() => import('./contact-dialogs.tsx'), 60_000);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  Cookies.remove('access_token');
});

describe('the contact channels of a seller', () => {
  it.each([
    ['th', 'ส่งข้อความถึงผู้ขาย', 'นัดดูทรัพย์', 'ดูเบอร์โทร', 'แชตทาง LINE'],
    ['en', 'Message the seller', 'Book a viewing', 'Show phone', 'Chat on LINE'],
  ] as const)('are the enabled ones (%s)', (locale, ask, book, phone, line) => {
    show(seller(), locale);

    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([ask, book, phone]);
    expect(screen.getByRole('link', { name: line }).getAttribute('href')).toBe('https://line.me/R/ti/p/%40somchai');
  });

  it('are only the forms when no channel is enabled', () => {
    show(seller({ hasPhone: false, lineId: null }));

    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Message the seller',
      'Book a viewing',
    ]);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([
    [lineHref('wipa.k'), 'https://line.me/R/ti/p/~wipa.k'],
    [facebookHref('@yoodee.pim'), 'https://www.facebook.com/yoodee.pim'],
    [facebookHref('fb.com/yoodee.pim'), 'https://fb.com/yoodee.pim'],
    [facebookHref('http://facebook.com/pim'), 'https://facebook.com/pim'],
  ])('link to %s', (href, expected) => {
    expect(href).toBe(expected);
  });
});

describe('on a listing of one’s own', () => {
  const signInAs = (id: number) => {
    Cookies.set('access_token', 'token');
    localStorage.setItem('user_profile', JSON.stringify({ user_id: id, user_status: 'active' }));
  };
  const linksOf = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

  it.each([
    ['th', 'แก้ไขประกาศ', 'สถิติ', ''],
    ['en', 'Edit listing', 'Figures', '/en'],
  ] as const)('the card and the bar have its tools in place of the channels (%s)', (locale, edit, figures, prefix) => {
    signInAs(7);
    const contact = seller();
    const tools = [
      [edit, `${prefix}/my-account/create-asset?step=1&id=${contact.target.id}`],
      [figures, `${prefix}/my-account?tab=assets`],
    ];
    const { unmount } = show(contact, locale);
    expect(linksOf()).toEqual(tools);
    expect(screen.queryByRole('button')).toBeNull();
    unmount();

    render(<ContactBar contact={contact} />, { wrapper: inLocale(locale) });

    expect(linksOf()).toEqual(tools);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['another member', () => signInAs(8)],
    ['a visitor with an old profile', () => localStorage.setItem('user_profile', '{"user_id":7}')],
  ])('%s sees the channels', (_who, signIn) => {
    signIn();
    show(seller());

    expect(screen.getByRole('button', { name: 'Message the seller' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Edit listing' })).toBeNull();
  });

  it('the server’s HTML is that of every visitor', () => {
    signInAs(7);

    const Wrapper = inLocale('en');
    const html = renderToString(
      <Wrapper>
        <ContactSeller contact={seller()} />
      </Wrapper>,
    );

    expect(html).toContain('Message the seller');
    expect(html).not.toContain('Edit listing');
  });
});

describe('the phone number', () => {
  it('is requested once per page, then shown as a link', async () => {
    const contact = seller();
    const requests = respondWith(success({ phone: '+66812345678' }));
    render(
      <>
        <ContactSeller contact={contact} />
        <ContactBar contact={contact} />
      </>,
      { wrapper: inLocale('th') },
    );

    await userEvent.click(screen.getAllByRole('button', { name: 'ดูเบอร์โทร' })[0]!);

    const links = await screen.findAllByRole('link', { name: '081-234-5678' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:+66812345678', 'tel:+66812345678']);
    await waitFor(() => expect(document.activeElement).toBe(links[0]));
    expect(requests).toEqual([{ path: `/api/v1/assets/${contact.target.id}/contact-reveals`, body: null }]);
  });

  it.each([
    [failure(429, 'too_many_requests', 'Too many requests.'), 'Too many requests.'],
    [new TypeError('Failed to fetch'), 'No connection. Check your internet and press again.'],
  ])('shows why it cannot be revealed', async (reply, words) => {
    respondWith(reply);
    show(seller());

    await userEvent.click(await button('Show phone'));

    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(await button('Show phone')).toBeDefined();
  });
});

describe('the enquiry', () => {
  const openForm = async (contact = seller()) => {
    show(contact);
    await userEvent.click(await button('Message the seller'));
    await screen.findByRole('dialog', { name: 'Message to สมชาย ใจดี' });
    return contact;
  };
  const fillIn = async () => {
    await userEvent.type(screen.getByRole('textbox', { name: /^Message/ }), 'Are cats welcome?');
    await userEvent.type(screen.getByLabelText(/^Your name/), 'Wipa');
    await userEvent.type(screen.getByLabelText(/^Your phone/), '086 123 4567');
    await userEvent.click(screen.getByRole('checkbox', { name: /^I agree/ }));
  };
  const send = async () => userEvent.click(await button('Send to the seller'));

  it('is sent with the typed values, and explains what happens next', async () => {
    const requests = respondWith({ status: 201, body: { data: null, message: 'Success' } });
    const { target } = await openForm();
    await fillIn();
    await send();

    expect(await screen.findByRole('heading', { name: 'Sent to สมชาย ใจดี' }, { timeout: 4_000 })).toBeDefined();
    expect(screen.getByText(/we send a link to 086 123 4567/)).toBeDefined();
    expect(requests).toMatchObject([
      {
        path: `/api/v1/assets/${target.id}/leads`,
        body: { kind: 'question', message: 'Are cats welcome?', name: 'Wipa', phone: '086 123 4567', website: '' },
      },
    ]);
    expect(requests[0]!.body!.filled_ms).toBeGreaterThanOrEqual(1_000);
    expect(localStorage).toHaveLength(0);
  });

  it('names every missing field and focuses the first', async () => {
    respondWith();
    await openForm();
    await send();

    expect(screen.getByRole('checkbox', { name: /^I agree/ })).toHaveProperty('checked', false);
    expect(screen.getByText('Write to the seller, up to 1,000 characters.')).toBeDefined();
    expect(screen.getByText('Say what the seller should call you.')).toBeDefined();
    expect(screen.getByText('Enter a whole Thai number, such as 081-234-5678.')).toBeDefined();
    expect(screen.getByText(/^Tick the consent first/)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Message/ })));
  });

  it.each([
    [new TypeError('Failed to fetch'), /^Not sent yet: there is no internet/],
    [failure(429, 'too_many_requests', 'Too many requests.'), /^Too many requests/],
    [failure(409, 'wrong_state', 'The listing’s current state does not allow this.'), /^The listing’s current state/],
    [failure(500, 'unexpected', 'Something went wrong.'), /^Something went wrong/],
  ])('keeps its values when it is refused', async (reply, words) => {
    respondWith(reply);
    const contact = await openForm();
    await fillIn();
    await send();

    expect((await screen.findByRole('alert', {}, { timeout: 4_000 })).textContent).toMatch(words);
    expect(screen.getByRole('textbox', { name: /^Message/ })).toHaveProperty('value', 'Are cats welcome?');
    cleanup();
    await openForm(contact);
    expect(screen.getByRole('textbox', { name: /^Message/ })).toHaveProperty('value', 'Are cats welcome?');
    expect(screen.getByRole('checkbox', { name: /^I agree/ })).toHaveProperty('checked', false);
  });

  it('has the fields of each kind', async () => {
    await openForm();
    await userEvent.click(screen.getByRole('radio', { name: 'Ask for missing facts' }));
    expect(screen.getByRole('checkbox', { name: 'สัตว์เลี้ยง' })).toBeDefined();
  });

  it('starts from the questions of its deal and type, which can be edited', async () => {
    await openForm();
    const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ });
    const starters = within(screen.getByRole('group', { name: 'Start from a question' }));
    expect(starters.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'How soon could I move in?',
      'What is the shortest lease, and what is paid before moving in?',
      'Are pets allowed?',
      'How are water and electricity charged?',
    ]);

    await userEvent.click(starters.getByRole('button', { name: 'Are pets allowed?' }));
    await userEvent.type(message(), ' A small dog.');

    expect(message().value).toBe('Are pets allowed? A small dog.');
    await userEvent.click(screen.getByRole('radio', { name: 'Make an offer' }));
    expect(screen.queryByRole('group', { name: 'Start from a question' })).toBeNull();
  });

  it('has no choice of kinds on a member’s page', async () => {
    await openForm(seller({ target: { kind: 'member', id: 7 }, about: null, missing: [] }));

    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('is the only form on a member’s page', () => {
    show(seller({ target: { kind: 'member', id: 7 }, about: null, missing: [] }));

    expect(screen.queryByRole('button', { name: 'Book a viewing' })).toBeNull();
  });
});

describe('the facts about a seller', () => {
  const facts = (change: object) =>
    toMemberContactView({ id: 7, display_name: 'สมชาย ใจดี', has_phone: true, ...change } as unknown as Seller, 'en')
      .facts;

  it.each([
    [5, { count: 5, unit: 'minutes' }],
    [59, { count: 59, unit: 'minutes' }],
    [61, { count: 2, unit: 'hours' }],
    [1_440, { count: 1, unit: 'days' }],
    [0, { count: 1, unit: 'minutes' }],
  ])('an answer within %i minutes is rounded up', (answers_within_min, answers) => {
    expect(facts({ answers_within_min })).toEqual({ answers });
  });

  it.each([
    ['th', 'ปกติตอบภายใน 2 ชั่วโมง · มาตามนัด 12 จาก 13 ครั้ง'],
    ['en', 'Usually answers within 2 h · Kept 12 of 13 viewings'],
  ] as const)('are shown above the contact channels (%s)', (locale, words) => {
    show(seller({ facts: facts({ answers_within_min: 90, kept_viewings: { kept: 12, of: 13 } }) }), locale);

    expect(screen.getByText(words)).toBeDefined();
  });

  it('are omitted without enough cases', () => {
    expect(facts({})).toBeUndefined();
  });
});

describe('the suggested questions of an asset', () => {
  const asset = (changes: object) =>
    ({
      ...{
        id: 7,
        status: 'published',
        property_type: 'condo',
        listing_type: 'sale',
        pets: null,
        furnishing: 'unfurnished',
      },
      seller: { display_name: 'สมชาย ใจดี', has_phone: true, line_id: null, facebook: null },
      ...changes,
    }) as unknown as AssetDetail;

  it('ask for its missing fields, in the page’s language', () => {
    expect(toAssetContactView(asset({}), 'th')!.missing.map(({ name }) => name)).not.toContain('furnishing');
    expect(toAssetContactView(asset({ common_fee_month: null }), 'en')!.missing).toContainEqual({
      name: 'common_fee_month',
      label: expect.stringMatching(/fee/i),
    });
  });

  it.each(['sold', 'rented', 'expired'])('are empty when it is %s', (status) => {
    expect(toAssetContactView(asset({ status }), 'th')).toBeNull();
  });
});
