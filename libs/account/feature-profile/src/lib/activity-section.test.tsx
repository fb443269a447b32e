import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Activity } from '@yoodee/api-contract/security-events';
import { openPage } from '../testing/open-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

let made = 0;
const activity = (more: Partial<Activity> = {}): Activity => ({
  id: (made += 1),
  kind: 'sign_in',
  detail: 'phone',
  at: '2026-11-20T03:00:00.000Z',
  times: 1,
  browser: 'Chrome',
  system: 'Android',
  ...more,
});
const section = async (name = 'กิจกรรมล่าสุด') => within(await screen.findByRole('region', { name }));
const answer = (items: Activity[]) => ({ 'GET activity': { data: { items } } });

describe('recent activity', () => {
  it.each([
    [
      '/my-account/setting',
      'กิจกรรมล่าสุด',
      ['เข้าสู่ระบบด้วยเบอร์โทรศัพท์', 'เชื่อม LINE', 'เข้าสู่ระบบหรือยืนยันตัวตนไม่สำเร็จ'],
      '30 ครั้ง',
    ],
    [
      '/en/my-account/setting',
      'Recent activity',
      ['Signed in by phone', 'LINE linked', 'Sign-in or confirmation failed'],
      '30 times',
    ],
  ])('says what happened, where and how often (%s)', async (address, title, texts, times) => {
    openPage(
      address,
      answer([
        activity(),
        activity({ kind: 'factor_changed', detail: 'line_linked' }),
        activity({ kind: 'sign_in_failed', detail: null, times: 30 }),
      ]),
    );
    const items = await (await section(title)).findAllByRole('listitem');

    expect(items.map((item) => texts.find((text) => item.textContent.includes(text)))).toEqual(texts);
    expect(items[0]!.textContent).toContain('Chrome');
    expect(items[2]!.textContent).toContain(times);
  });

  it('distinguishes a rejected copied token from one that ended the session', async () => {
    openPage(
      '/en/my-account/setting',
      answer([
        activity({ kind: 'token_refused', detail: 'copied' }),
        activity({ kind: 'session_ended', detail: 'copied' }),
        activity({ kind: 'session_ended', detail: 'own' }),
      ]),
    );
    const items = await (await section('Recent activity')).findAllByRole('listitem');

    expect(items[0]!.textContent).toContain('We refused it.');
    expect(items[1]!.textContent).toContain('so we signed it out.');
    expect(items[2]!.textContent).toMatch(/^Signed out\d/);
  });

  it('says that nothing happened, and shows the rest of a long list when asked', async () => {
    openPage('/my-account/setting', answer([]));
    expect(await (await section()).findByText('ยังไม่มีกิจกรรม')).toBeDefined();
    cleanup();
    const { user } = openPage('/my-account/setting', answer(Array.from({ length: 12 }, () => activity())));
    const list = await section();

    expect(await list.findAllByRole('listitem')).toHaveLength(8);
    await user.click(list.getByRole('button', { name: 'ดูทั้งหมด' }));

    expect(list.getAllByRole('listitem')).toHaveLength(12);
  });

  it('can be loaded again after a failure', async () => {
    let isDown = true;
    const { user } = openPage('/my-account/setting', {
      'GET activity': () => (isDown ? { status: 503, code: 'unavailable' } : { data: { items: [activity()] } }),
    });
    const list = await section();
    expect((await list.findByRole('alert')).textContent).toContain('unavailable');
    isDown = false;

    await user.click(list.getByRole('button'));

    expect(await list.findByText('เข้าสู่ระบบด้วยเบอร์โทรศัพท์')).toBeDefined();
  });

  it('ends the other sessions after "this was not me", and leads to the ways to sign in', async () => {
    const { user, calls } = openPage('/my-account/setting', {
      ...answer([activity(), activity({ kind: 'code_requested', detail: null })]),
      'DELETE sessions': { data: { ended: 2 } },
    });
    const list = await section();
    // Anybody can ask for a code, so there is one button for two events.
    await user.click(await list.findByRole('button', { name: 'ไม่ใช่ฉัน', description: 'เข้าสู่ระบบด้วยเบอร์โทรศัพท์' }));

    expect(await list.findByText('ออกจากระบบเครื่องอื่นแล้ว 2 เครื่อง')).toBeDefined();
    expect(list.getByRole('link', { name: 'ดูวิธีเข้าสู่ระบบ' }).getAttribute('href')).toBe('#sign-in');
    await waitFor(() => expect(calls).toEqual([{ method: 'DELETE', path: 'sessions', body: undefined }]));
  });
});
