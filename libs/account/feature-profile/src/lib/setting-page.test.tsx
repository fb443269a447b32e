import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
import { somchai } from '../testing/somchai.ts';

const at = '2026-11-20T10:00:00Z';
const session = { id: 'a', browser: 'Chrome', system: 'Android', created_at: at, seen_at: at, is_current: false };
const here = { ...session, id: 'b', browser: null, system: null, is_current: true };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['/my-account/setting', 'การเข้าสู่ระบบ', '081-234-5678', 'ยังไม่มีความยินยอมที่บันทึกไว้'],
  ['/en/my-account/setting', 'Signing in', '+66 81 234 5678', 'No consent is recorded yet'],
])('shows all that can be set (%s)', async (address, heading, phone, consents) => {
  openPage(address);

  expect(await screen.findByRole('region', { name: heading })).toBeDefined();
  expect(screen.getAllByText(phone).length).toBeGreaterThan(0);
  expect(await screen.findByText(consents)).toBeDefined();
});

it('links the public page of a member once they have one', async () => {
  openPage('/my-account/setting');
  expect(await screen.findByRole('region', { name: 'โปรไฟล์' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'ดูหน้าที่คนอื่นเห็น' })).toBeNull();
  cleanup();

  openPage('/my-account/setting', { 'GET assets': { data: { items: [], total: 1, counts: { published: 1 } } } });

  expect(await screen.findByRole('link', { name: 'ดูหน้าที่คนอื่นเห็น' })).toHaveProperty('pathname', '/member/7');
});

it('shows a connection error, and can be retried', async () => {
  let isDown = true;
  const { user } = openPage('/my-account/setting', {
    'GET profile': () => {
      if (isDown) throw new TypeError('Failed to fetch');
      return { data: somchai };
    },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('เชื่อมต่อไม่ได้');

  isDown = false;
  await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));

  expect(await screen.findByRole('region', { name: 'โปรไฟล์' })).toBeDefined();
});

it('moves to another phone with the exact payload', async () => {
  const { user, calls } = openPage('/my-account/setting', {
    'POST auth/otp': { data: { ref_code: 'KMNP', sent_at: at, expires_at: at, resend_at: at } },
    'PUT profile/7/phone': { data: { ...somchai, phone: '+66899999999' } },
  });
  await user.click(await screen.findByRole('button', { name: 'เปลี่ยนเบอร์' }));

  await user.click(screen.getByRole('button', { name: 'prove' }));

  await screen.findByRole('button', { name: 'เปลี่ยนเบอร์' });
  expect(calls).toEqual([
    { method: 'POST', path: 'auth/otp', body: { phone_number: '089-999-9999' } },
    {
      method: 'PUT',
      path: 'profile/7/phone',
      body: {
        first_name: 'สมชาย',
        last_name: 'ใจดี',
        otp: '123456',
        phone_number: '089-999-9999',
        ref_code: 'KMNP',
      },
    },
  ]);
});

it('links LINE with a redirect to it', async () => {
  const { user } = openPage('/my-account/setting');
  const button = await screen.findByRole('button', { name: 'เชื่อม LINE' });
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, pathname: '/my-account/setting', assign });

  await user.click(button);

  await waitFor(() =>
    expect(assign).toHaveBeenCalledWith(
      '/api/v1/public/member/auth/line?locale=th&next=%2Fmy-account%2Fsetting%23sign-in',
    ),
  );
});

it('unlinks LINE', async () => {
  const { user, calls } = openPage('/my-account/setting', {
    'GET profile': { data: { ...somchai, line_linked: true } },
    'DELETE line': { data: somchai },
  });
  await user.click(await screen.findByRole('button', { name: 'เลิกเชื่อม' }));

  expect(calls).toEqual([{ method: 'DELETE', path: 'line', body: undefined }]);
});

it('marks this device and signs another one out', async () => {
  const { user, calls } = openPage('/my-account/setting', {
    'GET sessions': { data: { items: [here, session] } },
    'DELETE sessions/a': { data: null },
  });

  await user.click(await screen.findByRole('button', { name: 'ออกจากระบบ Chrome บน Android' }));

  expect(calls).toEqual([{ method: 'DELETE', path: 'sessions/a', body: undefined }]);
  expect(within(screen.getByText('เครื่องนี้').closest('li')!).queryByRole('button')).toBeNull();
});

describe('deleting the account', () => {
  it('lists what is deleted and what is retained before the confirmation', async () => {
    const { user, calls } = openPage('/my-account/setting', {
      'POST deletion': { data: { requested_at: at, erased_at: at } },
    });
    await user.click(await screen.findByRole('button', { name: 'ลบบัญชีของฉัน' }));
    expect(screen.getByText(/ประกาศทั้งหมด/)).toBeDefined();
    expect(screen.getByText(/เพราะอีกฝ่ายเก็บไว้ด้วย/)).toBeDefined();
    expect(calls).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'ยืนยันลบบัญชี' }));

    await waitFor(() => expect(calls).toEqual([{ method: 'POST', path: 'deletion', body: undefined }]));
  });

  it('is confirmed with a button that warns by its colour', async () => {
    const { user } = openPage('/my-account/setting', {});

    await user.click(await screen.findByRole('button', { name: 'ลบบัญชีของฉัน' }));

    expect(screen.getByRole('button', { name: 'ยืนยันลบบัญชี' }).classList).toContain('y-button--variant_danger');
  });

  it('is announced on the account’s pages, and can be cancelled there', async () => {
    let erased_at: string | null = '2026-11-27T10:00:00Z';
    const { user } = openPage('/my-account', {
      'GET profile': () => ({ data: { ...somchai, erased_at } }),
      'DELETE deletion': () => {
        erased_at = null;
        return { data: null };
      },
    });
    expect(await screen.findByText(/บัญชีนี้จะถูกลบถาวร 27 พ.ย. 2569/)).toBeDefined();

    await user.click(screen.getByRole('button', { name: 'ใช้บัญชีต่อ' }));

    await waitFor(() => expect(screen.queryByText(/บัญชีนี้จะถูกลบถาวร/)).toBeNull());
  });
});
