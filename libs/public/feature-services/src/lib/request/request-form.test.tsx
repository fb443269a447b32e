import { shortestFillMs } from '@yoodee/api-contract';
import { inLocale } from '@yoodee/i18n/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ServicePageView } from '../service-page.view.ts';
import { requestDays } from './request-check.ts';
import { RequestForm } from './request-form.tsx';

const picture = { key: 'content-0', width: 1600, height: 1067, thumbhash: '', alt: '' };
const service: ServicePageView = {
  slug: 'cleaning-9',
  href: '/en/services/cleaning-9',
  icon: null,
  name: 'Cleaning',
  summary: 'Done in a day',
  group: 'Home care',
  cover: picture,
  priceFrom: null,
  html: '',
  gallery: [],
  packages: [],
  leadDays: null,
  areas: [{ code: '50', name: 'Chiang Mai' }],
  elsewhere: [{ code: '10', name: 'Bangkok' }],
  faqs: [],
};

/** Responses by method and path. Any other request fails. */
let answers: Record<string, { status: number; body: object }>;
let calls: { name: string; body: Record<string, unknown>; authorization: string | undefined }[];

const sendName = 'POST /api/v1/services/cleaning-9/requests';
const success = (data: unknown = null) => ({ status: 200, body: { data, message: 'Success' } });
const failure = (code: string, more: object = {}) => ({
  status: 400,
  body: { data: null, message: `Message of ${code}`, code, request_id: '1', ...more },
});

beforeEach(() => {
  answers = {};
  calls = [];
  vi.stubGlobal('fetch', async (url: string, { method, body, headers }: RequestInit) => {
    const name = `${method} ${url}`;
    const { authorization } = headers as Record<string, string>;
    calls.push({ name, body: JSON.parse(String(body ?? '{}')), authorization });
    const answer = answers[name];
    if (!answer) throw new TypeError('Failed to fetch');
    return Response.json(answer.body, { status: answer.status });
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  document.cookie = 'access_token=; max-age=0; path=/';
  vi.unstubAllGlobals();
});

const open = () => render(<RequestForm service={service} />, { wrapper: inLocale('en') });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
/** Sending waits until the shortest time in which a human can fill in the form has passed. */
const send = () =>
  act(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    fireEvent.click(screen.getByRole('button', { name: 'Send request' }));
    await vi.advanceTimersByTimeAsync(shortestFillMs);
    vi.useRealTimers();
  });
const consent = () => screen.getByRole('checkbox');

const fillIn = () => {
  type('Name', 'Wipa');
  type('Phone', '081 234 5678');
  type('Province', '50');
  fireEvent.click(consent());
};

it('lists every missing field and focuses the first', async () => {
  open();

  await send();

  expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  for (const text of ['Enter the name', 'Enter a whole Thai number', 'Choose a province.', 'Tick this first'])
    expect(screen.getByText(new RegExp(text)).hidden).toBe(false);
  expect(document.activeElement).toBe(field('Name'));
  expect(calls).toEqual([]);
});

it('sends the values, and explains what happens next', async () => {
  const { first } = requestDays(new Date());
  answers[sendName] = success();
  open();
  fillIn();
  type('Day that suits you, number 1', first);

  await send();

  expect(calls[0]!.body).toMatchObject({
    ...{ name: 'Wipa', phone: '081 234 5678', province_code: '50', preferred_dates: [first] },
    ...{ detail: null, asset_id: null, website: '', consent_version: expect.any(String) },
  });
  expect(calls[0]!.body.filled_ms).toBeGreaterThanOrEqual(shortestFillMs);
  const sent = screen.getByRole('status');
  expect(sent.textContent).toContain('We will call 081 234 5678');
  expect(document.activeElement).toBe(sent);
  expect(sessionStorage).toHaveLength(0);
});

it('refuses a past day without a request', async () => {
  open();
  fillIn();
  type('Day that suits you, number 1', '2020-01-01');

  await send();

  expect(screen.getByText('Choose from tomorrow on, at most six months ahead.')).toBeDefined();
  expect(document.activeElement).toBe(field('Day that suits you, number 1'));
  expect(calls).toEqual([]);
});

it('offers at most three days', () => {
  open();

  fireEvent.click(screen.getByRole('button', { name: 'Add another day' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add another day' }));

  expect(screen.getAllByLabelText(/^Day that suits you, number/)).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Add another day' })).toBeNull();
});

it.each([
  ['without a network', undefined, 'Not sent: there is no connection'],
  ['when it is refused', failure('too_many_requests'), 'Message of too_many_requests'],
])('keeps its values %s', async (_when, answer, text) => {
  if (answer) answers[sendName] = answer;
  open();
  fillIn();

  await send();

  expect(screen.getByRole('alert').textContent).toContain(text);
  expect(field('Name').value).toBe('Wipa');
});

it('focuses the field that the API refuses', async () => {
  answers[sendName] = failure('phone_not_supported', { errors: { phone: 'invalid' } });
  open();
  fillIn();

  await send();

  expect(document.activeElement).toBe(field('Phone'));
  expect(field('Phone').getAttribute('aria-invalid')).toBe('true');
});

it('restores its values after a reload, but never the consent', () => {
  open();
  fillIn();
  type('Details', 'Two bathrooms');
  cleanup();

  open();

  expect([field('Name').value, field('Province').value, field('Details').value]).toEqual([
    'Wipa',
    '50',
    'Two bathrooms',
  ]);
  expect((consent() as HTMLInputElement).checked).toBe(false);
});

it('starts empty when the stored draft is invalid', () => {
  sessionStorage.setItem('service-request:cleaning-9', '{"name":7,"preferred_dates":{}}');

  open();

  expect(field('Name').value).toBe('');
});

it('makes no member request for a visitor', () => {
  open();

  expect(calls).toEqual([]);
});

it('prefills a member’s name and phone, and offers their assets', async () => {
  document.cookie = 'access_token=token; path=/';
  answers['GET /api/v1/member/profile'] = success({ first_name: 'Wipa', last_name: 'Saeng', phone: '+66812345678' });
  answers['GET /api/v1/member/assets'] = success({
    items: [{ id: 7, code: 'YD-7', title_th: 'คอนโดวิวสวน', title_en: 'Garden condo' }],
    total: 1,
  });
  answers[sendName] = success();
  open();

  await waitFor(() => expect(field('For one of').value).toBe(''));
  expect([field('Name').value, field('Phone').value]).toEqual(['Wipa Saeng', '+66 81 234 5678']);
  type('For one of', '7');
  type('Province', '10');
  fireEvent.click(consent());
  await send();

  expect(calls.at(-1)).toMatchObject({ name: sendName, body: { asset_id: 7 }, authorization: 'Bearer token' });
});
