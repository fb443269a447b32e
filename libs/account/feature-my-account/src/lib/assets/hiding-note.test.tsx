import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Hiding } from '@yoodee/api-contract/appeals';
import { listOf, myAsset } from '../../testing/my-assets.ts';
import { renderAccount, type Answer } from '../../testing/render-account.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const hiding: Hiding = { because: 'reports', reasons: ['offensive'], appealed_at: null, refused_at: null };
const at = '2026-11-20T03:00:00.000Z';
const hidden = (change: Partial<Hiding> = {}) =>
  listOf([myAsset({ status: 'hidden', hiding: { ...hiding, ...change } })]);

it('says why a listing is hidden and sends the one appeal of its owner', async () => {
  let isSent = false;
  const answer: Answer = ({ method, path }) => {
    if (method === 'POST') {
      isSent = true;
      return null;
    }
    return path.startsWith('/member/assets') ? hidden(isSent ? { appealed_at: at } : {}) : undefined;
  };
  const { user, calls } = renderAccount('/my-account?tab=assets', answer);

  expect(await screen.findByText('ถูกซ่อนเพราะมีผู้รายงาน')).toBeDefined();
  expect(screen.getByText('เนื้อหาไม่เหมาะสม').tagName).toBe('LI');
  expect(screen.getByText('ทีมงานกำลังตรวจสอบ')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'ขอให้ตรวจใหม่' }));
  await user.click(await screen.findByRole('button', { name: 'ส่งให้ทีมงาน' }));
  expect(screen.getByText('เขียนคำชี้แจงสั้น ๆ')).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: /^คำชี้แจง/ }), 'รูปถ่ายเองทุกรูป');
  expect(screen.queryByText('เขียนคำชี้แจงสั้น ๆ')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'ส่งให้ทีมงาน' }));

  expect(await screen.findByText('คุณขอให้ตรวจใหม่แล้ว รอคำตอบจากทีมงาน')).toBeDefined();
  expect(screen.queryByText('ทีมงานกำลังตรวจสอบ')).toBeNull();
  expect(screen.queryByRole('button', { name: 'ขอให้ตรวจใหม่' })).toBeNull();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([
    { method: 'POST', path: '/member/assets/1/appeal', body: { text: 'รูปถ่ายเองทุกรูป' } },
  ]);
});

it('keeps the typed text when offline', async () => {
  const answer: Answer = ({ method }) => (method === 'POST' ? undefined : hidden());
  const { user } = renderAccount('/en/my-account?tab=assets', answer);
  await user.click(await screen.findByRole('button', { name: 'Ask to check it again' }));
  await user.type(await screen.findByRole('textbox', { name: /^Your explanation/ }), 'My own photos');

  await user.click(screen.getByRole('button', { name: 'Send to our team' }));

  expect(screen.getByRole('textbox', { name: /^Your explanation/ })).toHaveProperty('value', 'My own photos');
});

it.each<[string, Partial<Hiding>]>([
  ['Our team checked it again. It stays hidden', { appealed_at: at, refused_at: at }],
  ['Hidden because your account is suspended', { because: 'suspension', reasons: [] }],
])('offers no appeal where there is none: %s', async (words, change) => {
  renderAccount('/en/my-account?tab=assets', () => hidden(change));

  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Ask to check it again' })).toBeNull();
});

it('says that a listing with confirmed reports is hidden, and not that it is still being checked', async () => {
  renderAccount('/en/my-account?tab=assets', () => hidden({ reasons: [] }));

  expect(await screen.findByText('Hidden after reports')).toBeDefined();
  expect(screen.queryByText('Our team is looking into it')).toBeNull();
  expect(screen.getByRole('button', { name: 'Ask to check it again' })).toBeDefined();
});
