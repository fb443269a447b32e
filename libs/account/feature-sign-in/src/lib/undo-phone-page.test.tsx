import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, openPage, requests, success, type Reply } from '../testing/open-page.tsx';
import { UndoPhonePage } from './undo-phone-page.tsx';

const token = 'A_-456789012345678901x';
const open = (replies: (Reply | Error)[], hash = `#${token}`, locale: 'th' | 'en' = 'th') =>
  openPage(<UndoPhonePage />, locale, replies, { hash });

beforeEach(() => {
  requests.length = 0;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the link in the message to the old number', () => {
  it.each([
    ['th', 'ใช้เบอร์เดิม', 'ได้เบอร์เดิมคืนแล้ว', '/authenticate'],
    ['en', 'Use the old number', 'Your old number is back', '/en/authenticate'],
  ] as const)(
    'restores the number when the button is pressed, and leads to sign-in (%s)',
    async (locale, button, done, href) => {
      open([success(null)], undefined, locale);
      expect(requests).toEqual([]);

      await userEvent.click(screen.getByRole('button', { name: button }));

      expect((await screen.findByRole('status')).textContent).toContain(done);
      expect(requests[0]).toEqual({ path: '/api/v1/public/member/phone/undo', body: { token } });
      expect(screen.getByRole('link').getAttribute('href')).toBe(href);
      expect(screen.queryByRole('button', { name: button })).toBeNull();
    },
  );

  it('says why it was refused', async () => {
    open([failure(410, 'undo_refused', 'ลิงก์นี้ใช้ไม่ได้แล้ว')]);

    await userEvent.click(screen.getByRole('button', { name: 'ใช้เบอร์เดิม' }));

    expect((await screen.findByRole('alert')).textContent).toBe('ลิงก์นี้ใช้ไม่ได้แล้ว');
  });

  it('can be retried after a network failure', async () => {
    open([new TypeError('Failed to fetch'), success(null)]);
    const button = screen.getByRole('button', { name: 'ใช้เบอร์เดิม' });
    await userEvent.click(button);
    expect((await screen.findByRole('alert')).textContent).toContain('เชื่อมต่อไม่ได้');

    await userEvent.click(button);

    expect((await screen.findByRole('status')).textContent).toContain('ได้เบอร์เดิมคืนแล้ว');
  });

  it('says that it is incomplete without a token', () => {
    open([], '');

    expect(screen.getByRole('alert').textContent).toContain('ลิงก์ไม่ครบ');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
