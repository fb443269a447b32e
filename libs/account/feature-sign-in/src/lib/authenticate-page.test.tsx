import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessionOver } from '@yoodee/auth';
import type { Locale } from '@yoodee/site';
import {
  codeSent,
  codeSentFor,
  failure,
  namesAsked,
  openPage,
  requests,
  signedIn,
  success,
  type Reply,
} from '../testing/open-page.tsx';
import { AuthenticatePage } from './authenticate-page.tsx';

const open = (locale: Locale, replies: (Reply | Error)[]) => openPage(<AuthenticatePage />, locale, replies);

const words = {
  th: { phone: /เบอร์มือถือ/, send: 'ส่งรหัส', code: 'รหัสจาก SMS', first: /^ชื่อ/, last: /นามสกุล/, create: 'สร้างบัญชี' },
  en: {
    phone: /Mobile number/,
    send: 'Send code',
    code: 'Code from the SMS',
    first: /First name/,
    last: /Last name/,
    create: 'Create account',
  },
} as const;

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  requests.length = 0;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([
  ['th', 'เข้าสู่ระบบหรือสมัคร', 'สมัครด้วยชื่อและเบอร์มือถือ', '/sign-up?next='],
  ['en', 'Sign in or sign up', 'Sign up with your name and number', '/en/sign-up?next='],
] as const)(
  'the link to sign-up says what it asks for, and does not repeat the heading (%s)',
  (locale, title, link, href) => {
    open(locale, []);

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toContain(href);
    expect(screen.queryByText(/ยังไม่มีบัญชี|No account/)).toBeNull();
  },
);

it.each(['th', 'en'] as const)('signs a new phone in with names asked in place, the code kept (%s)', async (locale) => {
  const user = userEvent.setup();
  const { phone, send, code, first, last, create } = words[locale];
  open(locale, [codeSent, namesAsked, signedIn]);

  await user.type(screen.getByLabelText(phone), '081-234-5678');
  await user.click(screen.getByRole('button', { name: send }));
  await user.type(await screen.findByLabelText(code), '๑๒๓ 456');
  await user.type(await screen.findByLabelText(first), 'สมชาย');
  await user.type(screen.getByLabelText(last), 'ใจดี');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: create }));

  expect(await screen.findByText('account')).toBeDefined();
  expect(requests.map(({ path }) => path)).toEqual([
    '/api/v1/member/auth/otp',
    '/api/v1/member/auth/otp/verify',
    '/api/v1/member/auth/otp/verify',
  ]);
  expect(requests[2]!.body).toMatchObject({
    contact_phone: '',
    first_name: 'สมชาย',
    last_name: 'ใจดี',
    otp: '123456',
    phone: '081-234-5678',
    ref_code: 'KMNP',
  });
});

it('says how many attempts are left, and keeps the phone number after a network failure', async () => {
  const user = userEvent.setup();
  open('th', [new TypeError('Failed to fetch'), codeSent, failure(400, 'otp_wrong', 'รหัสไม่ถูกต้อง เหลืออีก 4 ครั้ง')]);

  await user.type(screen.getByLabelText(words.th.phone), '0812345678');
  await user.click(screen.getByRole('button', { name: 'ส่งรหัส' }));
  expect((await screen.findByRole('alert')).textContent).toContain('เชื่อมต่อไม่ได้');
  await user.click(screen.getByRole('button', { name: 'ส่งรหัส' }));
  await user.type(await screen.findByLabelText('รหัสจาก SMS'), '000000');

  expect((await screen.findByRole('alert')).textContent).toContain('เหลืออีก 4 ครั้ง');
});

it('asks for a new code after the last attempt, and keeps the focus in the field', async () => {
  const user = userEvent.setup();
  const wrong = failure(400, 'otp_wrong', 'รหัสไม่ถูกต้อง เหลืออีก 0 ครั้ง');
  open('th', [codeSent, { ...wrong, body: { ...(wrong.body as object), details: { tries_left: 0 } } }]);

  await user.type(screen.getByLabelText(words.th.phone), '0812345678{Enter}');
  const code = await screen.findByLabelText<HTMLInputElement>('รหัสจาก SMS');
  await user.type(code, '000000');

  expect((await screen.findByRole('alert')).textContent).toContain('ขอรหัสใหม่');
  expect(code.value).toBe('');
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect(screen.queryByText(/รหัสใช้ได้อีก/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'ยืนยัน' })).toBeNull();
});

it('shows an error for an invalid phone number', async () => {
  const user = userEvent.setup();
  const refused = failure(400, 'invalid_request', 'ข้อมูลบางช่องยังไม่ถูกต้อง');
  open('th', [{ ...refused, body: { ...(refused.body as object), errors: { phone_number: 'invalid' } } }]);

  await user.type(screen.getByLabelText(words.th.phone), '12{Enter}');

  expect(await screen.findByText(/เบอร์นี้ไม่ถูกต้อง/)).toBeDefined();
  const phone = screen.getByRole('textbox', { name: words.th.phone });
  await waitFor(() => expect(document.activeElement).toBe(phone));
  expect(phone.getAttribute('aria-invalid')).toBe('true');
});

it('shows at the phone field why the API rejects the number', async () => {
  const user = userEvent.setup();
  const refused = failure(400, 'phone_not_mobile', 'ต้องเป็นเบอร์มือถือ');
  open('th', [{ ...refused, body: { ...(refused.body as object), errors: { phone_number: 'invalid' } } }]);

  await user.type(screen.getByLabelText(words.th.phone), '021234567{Enter}');

  expect(await screen.findByText('ต้องเป็นเบอร์มือถือ')).toBeDefined();
  expect(screen.getByRole('textbox', { name: words.th.phone }).getAttribute('aria-invalid')).toBe('true');
});

it('reads the code from the SMS if the browser supports it', async () => {
  const user = userEvent.setup();
  vi.stubGlobal('OTPCredential', class {});
  vi.stubGlobal('navigator', { credentials: { get: async () => ({ code: '654321' }) } });
  open('th', [codeSent, signedIn]);

  await user.type(screen.getByLabelText(words.th.phone), '0812345678{Enter}');

  expect(await screen.findByText('account')).toBeDefined();
  expect(requests[1]!.body).toMatchObject({ otp: '654321' });
});

it('asks for a ticked consent before it creates an account', async () => {
  const user = userEvent.setup();
  open('th', [codeSent, namesAsked]);
  await user.type(screen.getByLabelText(words.th.phone), '0812345678{Enter}');
  await user.type(await screen.findByLabelText('รหัสจาก SMS'), '123456');
  await user.type(await screen.findByLabelText(words.th.first), 'ก');
  await user.type(screen.getByLabelText(words.th.last), 'ข');

  await user.click(screen.getByRole('button', { name: 'สร้างบัญชี' }));

  expect(screen.getByRole('alert').textContent).toContain('ยินยอม');
  expect(screen.getByRole('link', { name: 'เราดูแลข้อมูลของคุณอย่างไร' }).getAttribute('href')).toBe('/privacy');
  expect(requests).toHaveLength(2);
});

it.each([
  ['en', '/my-account/create-asset'],
  ['th', '/en/my-account/create-asset'],
] as const)('goes on in the language of the page (%s) to %s', async (locale, next) => {
  const user = userEvent.setup();
  const search = `?next=${encodeURIComponent(next)}`;
  openPage(<AuthenticatePage />, locale, [codeSent, signedIn], { search });
  const { phone, code } = words[locale];

  await user.type(screen.getByLabelText(phone), '0812345678{Enter}');
  await user.type(await screen.findByLabelText(code), '123456');

  expect(await screen.findByText('listing form')).toBeDefined();
});

it('keeps its language after LINE Login on a page of the public site', () => {
  openPage(<AuthenticatePage />, 'en', [], { search: '?next=/assets/7' });

  const line = screen.getByRole('link', { name: /LINE/ }).getAttribute('href')!;
  expect(new URL(line, 'http://site').searchParams.get('next')).toBe('/en/assets/7');
});

it('explains an expired session, and only to members whose session expired', () => {
  openPage(<AuthenticatePage />, 'th', [], { state: sessionOver });
  expect(screen.getByText(/ออกจากระบบแล้ว/)).toBeDefined();
  cleanup();

  open('th', []);
  expect(screen.queryByText(/ออกจากระบบแล้ว/)).toBeNull();
});

it('keeps names and consent when the code expires while the form is open', async () => {
  const user = userEvent.setup();
  const expired = failure(400, 'otp_expired', 'รหัสหมดอายุแล้ว');
  open('th', [codeSentFor(0), namesAsked, expired, codeSent, signedIn]);
  await user.type(screen.getByLabelText(words.th.phone), '0812345678{Enter}');
  await user.type(await screen.findByLabelText('รหัสจาก SMS'), '123456');
  await user.type(await screen.findByLabelText(words.th.first), 'สมชาย');
  await user.type(screen.getByLabelText(words.th.last), 'ใจดี');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'สร้างบัญชี' }));

  await user.click(await screen.findByRole('button', { name: 'ส่งรหัสใหม่' }));
  await user.type(await screen.findByLabelText('รหัสจาก SMS'), '654321');

  expect(await screen.findByText('account')).toBeDefined();
  expect(requests.at(-1)!.body).toMatchObject({ otp: '654321', first_name: 'สมชาย', last_name: 'ใจดี' });
  expect(requests.at(-1)!.body).toHaveProperty('consent_version');
});

it.each(['123', '😀😀', '\u200b'])('asks again for a name that is %j', async (name) => {
  const user = userEvent.setup();
  open('th', [codeSent, namesAsked]);
  await user.type(screen.getByLabelText(words.th.phone), '0812345678{Enter}');
  await user.type(await screen.findByLabelText('รหัสจาก SMS'), '123456');
  await user.type(await screen.findByLabelText(words.th.first), name);
  await user.type(screen.getByLabelText(words.th.last), 'ใจดี');
  await user.click(screen.getByRole('checkbox'));

  await user.click(screen.getByRole('button', { name: 'สร้างบัญชี' }));

  expect(screen.getByRole('textbox', { name: words.th.first }).getAttribute('aria-invalid')).toBe('true');
  expect(requests).toHaveLength(2);
});

it.each([0, 600_000, -600_000, 86_400_000, -86_400_000])(
  'F19 counts a code’s time down from all of it to none on a device whose clock is %i ms off',
  async (offsetMs) => {
    const user = userEvent.setup();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offsetMs });
    open('th', [codeSent]);

    await user.type(screen.getByLabelText(words.th.phone), '0812345678{Enter}');

    expect(await screen.findByText('รหัสใช้ได้อีก 5:00')).toBeDefined();
    expect(screen.getByText('ส่งรหัสใหม่ได้ในอีก 60 วินาที')).toBeDefined();
    vi.setSystemTime(Date.now() + 86_400_000);
    expect(await screen.findByRole('button', { name: 'ส่งรหัสใหม่' }, { timeout: 5_000 })).toBeDefined();
    expect(screen.queryByText(/รหัสใช้ได้อีก|ใน .* วินาที/)).toBeNull();
  },
);

it('still asks for the code after a reload, but not after it was submitted', async () => {
  const user = userEvent.setup();
  open('th', [codeSent]);
  await user.type(screen.getByLabelText(words.th.phone), '081-234-5678');
  await user.click(screen.getByRole('button', { name: words.th.send }));
  await screen.findByLabelText(words.th.code);
  cleanup();

  open('th', [signedIn]);
  await user.type(screen.getByLabelText(words.th.code), '123456');
  expect(await screen.findByText('account')).toBeDefined();
  expect(requests.at(-1)!.body).toMatchObject({ otp: '123456', phone: '081-234-5678', ref_code: 'KMNP' });
  cleanup();

  open('th', []);
  expect(screen.getByLabelText(words.th.phone)).toBeDefined();
});

it('goes back to the code of a number that was not changed after all, without asking for another', async () => {
  const user = userEvent.setup();
  open('th', [codeSent]);
  await user.type(screen.getByLabelText(words.th.phone), '081-234-5678');
  await user.click(screen.getByRole('button', { name: words.th.send }));
  await screen.findByLabelText(words.th.code);

  await user.click(screen.getByRole('button', { name: 'เปลี่ยนเบอร์' }));
  await user.click(screen.getByRole('button', { name: words.th.send }));

  expect(await screen.findByLabelText(words.th.code)).toBeDefined();
  expect(requests).toHaveLength(1);
});

it('asks for the phone after a reload if the number was to be changed or the code has expired', async () => {
  const user = userEvent.setup();
  open('th', [codeSent]);
  await user.type(screen.getByLabelText(words.th.phone), '081-234-5678');
  await user.click(screen.getByRole('button', { name: words.th.send }));
  await screen.findByLabelText(words.th.code);
  const kept = sessionStorage.getItem('sent-code')!;
  await user.click(screen.getByRole('button', { name: 'เปลี่ยนเบอร์' }));
  cleanup();

  open('th', []);
  expect(screen.getByLabelText(words.th.phone)).toBeDefined();
  cleanup();

  sessionStorage.setItem('sent-code', JSON.stringify({ ...JSON.parse(kept), expiresAt: Date.now() - 1 }));
  open('th', []);
  expect(screen.getByLabelText(words.th.phone)).toBeDefined();
});

describe('while many codes are requested', () => {
  const challenge = success({ challenge: '1.7.x.y', bits: 7 });
  const workRequired = failure(429, 'work_required', 'มีคนขอรหัสพร้อมกันจำนวนมาก');
  /** A worker whose answer the test controls. */
  const stubWorker = () => {
    const started: { respond(answers: number[] | null): void }[] = [];
    vi.stubGlobal(
      'Worker',
      class {
        onmessage?: (event: { data: number[] | null }) => void;
        postMessage() {
          started.push({ respond: (data) => this.onmessage!({ data }) });
        }
        terminate() {}
      },
    );
    return started;
  };
  const ask = async (locale: Locale) => {
    const user = userEvent.setup();
    await user.type(screen.getByLabelText(words[locale].phone), '0812345678{Enter}');
  };

  it.each([
    ['th', 'กำลังเตรียมส่งรหัส ใช้เวลาไม่กี่วินาที'],
    ['en', 'Getting your code ready. This takes a few seconds.'],
  ] as const)('the browser computes first, and the page says so (%s)', async (locale, text) => {
    const started = stubWorker();
    open(locale, [workRequired, challenge, codeSent]);

    await ask(locale);
    expect(await screen.findByText(text)).toBeDefined();
    await waitFor(() => expect(started).toHaveLength(1));
    started[0]!.respond([1, 2, 3, 4]);

    expect(await screen.findByLabelText(words[locale].code)).toBeDefined();
    expect(screen.queryByText(text)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(requests.map(({ path }) => path)).toEqual([
      '/api/v1/member/auth/otp',
      '/api/v1/member/auth/otp/work',
      '/api/v1/member/auth/otp',
    ]);
    expect(requests[2]!.body).toEqual({
      phone_number: '0812345678',
      work: { challenge: '1.7.x.y', answers: [1, 2, 3, 4] },
    });
  });

  it('a browser that cannot compute shows why, and keeps the phone', async () => {
    const started = stubWorker();
    open('th', [workRequired, challenge]);

    await ask('th');
    await waitFor(() => expect(started).toHaveLength(1));
    started[0]!.respond(null);

    expect((await screen.findByRole('alert')).textContent).toContain('มีคนขอรหัสพร้อมกันจำนวนมาก');
    expect(screen.getByLabelText<HTMLInputElement>(words.th.phone).value).toBe('0812345678');
  });
});
