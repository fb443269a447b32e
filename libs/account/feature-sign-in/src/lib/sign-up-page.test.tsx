import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { codeSent, openPage, requests } from '../testing/open-page.tsx';
import { SignUpPage } from './sign-up-page.tsx';

afterEach(() => {
  cleanup();
  requests.length = 0;
  vi.unstubAllGlobals();
});

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

it('shows an error at each missing field, focuses the first, and sends no request', async () => {
  const user = userEvent.setup();
  openPage(<SignUpPage />, 'th', []);
  await user.type(box(/^ชื่อ/), 'สมชาย');

  await user.click(screen.getByRole('button', { name: 'ส่งรหัส' }));

  expect([/มือถือ/, /^ชื่อ/, /นามสกุล/].map((name) => box(name).getAttribute('aria-invalid'))).toEqual([
    'true',
    null,
    'true',
  ]);
  expect(screen.getByText('ใส่เบอร์มือถือก่อน')).toBeDefined();
  expect(screen.getByText('ใส่นามสกุลด้วย')).toBeDefined();
  expect(screen.getByText('ติ๊กยินยอมก่อนจึงสร้างบัญชีได้')).toBeDefined();
  expect(document.activeElement).toBe(box(/มือถือ/));
  expect(requests).toEqual([]);
});

it('sends the code once all is there', async () => {
  const user = userEvent.setup();
  openPage(<SignUpPage />, 'th', [codeSent]);
  await user.click(screen.getByRole('button', { name: 'ส่งรหัส' }));

  await user.type(box(/มือถือ/), '081-234-5678');
  await user.type(box(/^ชื่อ/), 'สมชาย');
  await user.type(box(/นามสกุล/), 'ใจดี');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'ส่งรหัส' }));

  expect(await screen.findByLabelText('รหัสจาก SMS')).toBeDefined();
  expect(requests).toEqual([{ path: '/api/v1/member/auth/otp', body: { phone_number: '081-234-5678' } }]);
});
