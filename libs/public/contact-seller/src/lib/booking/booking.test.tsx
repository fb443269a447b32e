import type { ViewingTimes } from '@yoodee/api-contract/viewing-hours';
import type { Viewing } from '@yoodee/api-contract/viewings';
import { inLocale } from '@yoodee/i18n/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContactSeller } from '../contact-seller.tsx';
import type { ContactView } from '../contact.view.ts';

const contact: ContactView = {
  target: { kind: 'asset', id: 4 },
  ...{ sellerId: 7, sellerName: 'สมชาย ใจดี', hasPhone: false, lineId: null, facebook: null, missing: [] },
  about: { deal: 'sale', type: 'condo' },
};

const saturday = ['2026-11-28T07:00:00.000Z', '2026-11-28T08:00:00.000Z'];
const sunday = ['2026-11-29T03:00:00.000Z'];
const free: ViewingTimes = {
  ...{ has_hours: true, ask_first: false, length_min: 30, last_day: '2026-12-10' },
  days: [
    { date: '2026-11-28', times: saturday },
    { date: '2026-11-29', times: sunday },
  ],
};
const noHours: ViewingTimes = { has_hours: false, ask_first: false, length_min: null, last_day: null, days: [] };

const viewing = (change: Partial<Viewing>) => ({
  ...{ id: 31, state: 'confirmed', starts_at: saturday[0], times: [], length_min: 30, is_held: false },
  other: { name: 'สมชาย ใจดี', member_id: 7, is_gone: false },
  ...{ calendar: null, route: null },
  ...change,
});

interface Call {
  method: string;
  path: string;
  body: Record<string, unknown> | undefined;
  key: string | null;
}

const refusal = (status: number, code: string, more: object = {}) =>
  Response.json({ data: null, message: 'Refused.', code, request_id: 'r', ...more }, { status });

/** Mocks the API: `times` are the free times, `bookings` the responses in order; undefined is a network failure. */
const answerWith = (times: ViewingTimes, ...bookings: unknown[]) => {
  const booked: Call[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, headers }: RequestInit) => {
    const path = url.replace('/api/v1', '');
    if (path.startsWith('/assets/4/viewing-times')) return Response.json({ data: times, message: 'Success' });
    if (path === '/member/profile')
      return Response.json({
        data: { first_name: 'Wipa', last_name: 'Dee', phone: '+66861112222', contact_phone: null },
        message: 'Success',
      });
    booked.push({
      ...{ method, path, body: JSON.parse(String(body)) },
      key: new Headers(headers).get('idempotency-key'),
    });
    const answer = bookings.shift();
    if (answer === undefined) throw new TypeError('Failed to fetch');
    if (answer instanceof Response) return answer;
    return Response.json({ data: answer, message: 'Success' }, { status: 201 });
  });
  return booked;
};

const open = async () => {
  render(<ContactSeller contact={contact} />, { wrapper: inLocale('en') });
  await userEvent.click(screen.getByRole('button', { name: 'Book a viewing' }));
  await screen.findByRole('dialog', { name: 'Book a viewing' });
};
const choose = async (time: string) => userEvent.click(await screen.findByRole('radio', { name: time }));
const fillIn = async () => {
  await userEvent.type(screen.getByLabelText(/^Your name/), 'Wipa');
  await userEvent.type(screen.getByLabelText(/^Your phone/), '086 123 4567');
  await userEvent.click(screen.getByRole('checkbox', { name: /^I agree/ }));
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeAll(() => import('../contact-dialogs.tsx'), 60_000);
beforeEach(() => void vi.stubEnv('TZ', 'Asia/Bangkok'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  localStorage.clear();
  sessionStorage.clear();
  Cookies.remove('access_token');
});

describe('booking a viewing', () => {
  it('sends the chosen free time, which the button names, with name and phone', async () => {
    const booked = answerWith(free, { viewing: viewing({}), token: 'v.31.secret' });
    await open();
    expect(await screen.findByRole('radio', { name: /^Sat 28 Nov/ })).toHaveProperty('checked', true);
    await choose('14:00');
    await fillIn();
    await press('Book Sat 28 Nov 14:00');

    expect(await screen.findByRole('heading', { name: 'Your viewing is booked' })).toBeDefined();
    expect(screen.getByText('Sat 28 Nov, 14:00–14:30')).toBeDefined();
    expect(screen.getByRole('link', { name: 'See, move or cancel the viewing' }).getAttribute('href')).toBe(
      '/en/conversation#v.31.secret',
    );
    expect(booked).toMatchObject([
      {
        ...{ method: 'POST', path: '/assets/4/viewings', key: expect.any(String) },
        body: { kind: 'slot', starts_at: saturday[0], name: 'Wipa', phone: '086 123 4567', message: null },
      },
    ]);
  });

  it('needs four presses by a member, and links to their account', async () => {
    Cookies.set('access_token', 'token');
    answerWith(free, { viewing: viewing({}), token: null });
    await open();
    await choose('14:00');
    await waitFor(() => expect(screen.getByLabelText(/^Your name/)).toHaveProperty('value', 'Wipa Dee'));
    await userEvent.click(screen.getByRole('checkbox', { name: /^I agree/ }));
    await press(/^Book Sat/);

    expect((await screen.findByRole('link', { name: 'See, move or cancel the viewing' })).getAttribute('href')).toBe(
      '/en/my-account?tab=viewings&viewing=31',
    );
  });

  it('says that a slot is over when it has passed since, and shows the next free times', async () => {
    answerWith(free, refusal(409, 'slot_past', { free_times: sunday }));
    await open();
    await choose('14:00');
    await fillIn();
    await press(/^Book Sat/);

    expect((await screen.findByRole('alert')).textContent).toBe(
      'That time is over, or too soon to book. These are the next free ones.',
    );
    expect(screen.getByRole('radio', { name: '10:00' })).toBeDefined();
  });

  it('shows the next free times when the slot was just taken, and keeps the typed text', async () => {
    const booked = answerWith(free, refusal(409, 'slot_taken', { free_times: sunday }), {
      viewing: viewing({ starts_at: sunday[0]! }),
      token: null,
    });
    await open();
    await choose('14:00');
    await fillIn();
    await press(/^Book Sat/);

    expect((await screen.findByRole('alert')).textContent).toBe(
      'Somebody has just booked that time. These are the next free ones.',
    );
    expect(screen.queryByRole('radio', { name: '14:00' })).toBeNull();
    expect(screen.getByLabelText(/^Your name/)).toHaveProperty('value', 'Wipa');
    await choose('10:00');
    await press('Book Sun 29 Nov 10:00');
    expect(await screen.findByRole('heading', { name: 'Your viewing is booked' })).toBeDefined();
    expect(booked[0]!.key).not.toBe(booked[1]!.key);
  });

  it('is retried with the same idempotency key after a network failure', async () => {
    const booked = answerWith(free, undefined, { viewing: viewing({}), token: null });
    await open();
    await choose('14:00');
    await fillIn();
    await press(/^Book Sat/);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Not booked yet: there is no internet/);
    await press(/^Book Sat/);

    expect(await screen.findByRole('heading', { name: 'Your viewing is booked' })).toBeDefined();
    expect(booked[0]!.key).toBe(booked[1]!.key);
  });

  it('shows an error at each missing field', async () => {
    answerWith(free);
    await open();
    await screen.findByRole('radio', { name: '14:00' });
    await press('Book the viewing');

    expect(screen.getByText('Choose a time.')).toBeDefined();
    expect(screen.getByText('Say what the seller should call you.')).toBeDefined();
    expect(screen.getByText(/^Tick the consent first/)).toBeDefined();
  });

  it('lets the visitor propose times when the seller has no viewing hours', async () => {
    const booked = answerWith(noHours, {
      viewing: viewing({ state: 'requested', starts_at: null, times: saturday }),
      token: null,
    });
    await open();
    await screen.findByText('The seller has not set viewing hours yet. Propose times that suit you.');
    await press('Add another time');
    await press('Add another time');
    expect(screen.queryByRole('button', { name: 'Add another time' })).toBeNull();
    await press('Send these times');
    expect(screen.getByText(/^Choose a day and a time/)).toBeDefined();
    const days = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Day, choice 2' });
    await userEvent.selectOptions(days, days.options[3]!);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Time, choice 2' }), '14:30');
    await fillIn();
    await press('Send these times');

    expect(await screen.findByRole('heading', { name: 'Sent to the seller' })).toBeDefined();
    expect(booked[0]!.body).toMatchObject({ kind: 'proposal', times: [`${days.value}T14:30:00+07:00`] });
  });

  it('lets the visitor propose times although some are free', async () => {
    answerWith(free);
    await open();
    await press('None suits me: propose times');
    expect(screen.getByRole('group', { name: /^Times that suit you/ })).toBeDefined();
    await press('Back to the free times');

    expect(screen.getByRole('radio', { name: '14:00' })).toBeDefined();
  });

  it('holds the requested time when the seller has to confirm it first', async () => {
    answerWith(
      { ...free, ask_first: true },
      {
        viewing: viewing({ state: 'requested', starts_at: null, times: [saturday[0]!], is_held: true }),
        token: null,
      },
    );
    await open();
    await screen.findByText(/^We hold the time you choose/);
    await choose('14:00');
    await fillIn();
    await press('Ask for this time');

    expect(await screen.findByText(/^We hold this time for you/)).toBeDefined();
  });

  it('shows both times to somebody in another zone', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    answerWith(free, { viewing: viewing({}), token: null });
    await open();
    await screen.findByText('Times are those of Bangkok; the small ones are yours.');
    await userEvent.click(screen.getByRole('radio', { name: '14:00 08:00' }));
    await fillIn();
    await press(/^Book Sat/);

    expect(await screen.findByText('Sat 28 Nov, 14:00–14:30 in Bangkok')).toBeDefined();
    expect(screen.getByText('08:00–08:30 for you')).toBeDefined();
  });
});
