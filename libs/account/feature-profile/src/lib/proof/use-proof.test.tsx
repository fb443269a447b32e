import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { handBackIntent, readLineProof } from '@yoodee/auth/line-proof';
import { openPage, type Answer } from '../../testing/open-page.tsx';
import { somchai } from '../../testing/somchai.ts';

const at = '2026-11-20T10:00:00Z';
const sent = { data: { ref_code: 'KMNP', sent_at: at, expires_at: at, resend_at: at } };
const required: Answer = { status: 403, code: 'proof_required' };
const other = { id: 'a', browser: 'Chrome', system: 'Android', created_at: at, seen_at: at, is_current: false };

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** The settings of a member whose session has no proof until the code is given. */
const openUnproved = (address = '/my-account/setting', answers = {}) => {
  let isProved = false;
  const onceProved = (data: unknown) => (): Answer => (isProved ? { data } : required);
  return openPage(address, {
    'GET proofs': () => ({ data: { methods: ['phone'], fresh: isProved ? ['access', 'data'] : [] } }),
    'GET sessions': { data: { items: [other, { ...other, id: 'b', is_current: true }] } },
    'POST proofs/code': sent,
    'POST proofs/phone': () => {
      isProved = true;
      return { data: { purpose: 'access', method: 'phone', expires_at: at } };
    },
    'DELETE sessions': onceProved({ ended: 1 }),
    'POST deletion': onceProved({ requested_at: at, erased_at: at }),
    'PUT profile/7/phone': onceProved({ ...somchai, phone: '+66899999999' }),
    'POST auth/otp': sent,
    ...answers,
  });
};
const called = (calls: { method: string; path: string }[]) => calls.map(({ method, path }) => `${method} ${path}`);

describe('a proof of who the member is', () => {
  it.each([
    ['/my-account/setting', 'ออกจากระบบเครื่องอื่นทั้งหมด', 'ยืนยันว่าเป็นคุณ', /081-234-5678/],
    ['/en/my-account/setting', 'Sign out everywhere else', 'Confirm that it is you', /\+66 81 234 5678/],
  ])('is requested in a dialog, and the call follows it (%s)', async (address, button, title, phone) => {
    const { user, calls } = openUnproved(address);
    await user.click(await screen.findByRole('button', { name: button }));
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(await within(dialog).findByText(phone)).toBeDefined();

    await user.click(within(dialog).getByRole('button', { name: 'prove' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(called(calls)).toEqual(['POST proofs/code', 'POST proofs/phone', 'DELETE sessions']));
    expect(calls[0]).toMatchObject({ body: { purpose: 'access' } });
    expect(calls[1]).toMatchObject({ body: { purpose: 'access', otp: '123456', ref_code: 'KMNP' } });
  });

  it('has the purpose "data" before the account is deleted', async () => {
    const { user, calls } = openUnproved();
    await user.click(await screen.findByRole('button', { name: 'ลบบัญชีของฉัน' }));
    await user.click(screen.getByRole('button', { name: 'ยืนยันลบบัญชี' }));

    await user.click(await screen.findByRole('button', { name: 'prove' }));

    await waitFor(() => expect(called(calls).at(-1)).toBe('POST deletion'));
    expect(calls.find(({ path }) => path === 'proofs/code')).toMatchObject({ body: { purpose: 'data' } });
  });

  it('is requested before the new number is entered', async () => {
    const { user, calls } = openUnproved();
    await user.click(await screen.findByRole('button', { name: 'เปลี่ยนเบอร์' }));
    const dialog = await screen.findByRole('dialog', { name: 'ยืนยันว่าเป็นคุณ' });
    await user.click(await within(dialog).findByRole('button', { name: 'prove' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click(await screen.findByRole('button', { name: 'prove' }));

    await waitFor(() =>
      expect(called(calls)).toEqual(['POST proofs/code', 'POST proofs/phone', 'POST auth/otp', 'PUT profile/7/phone']),
    );
  });

  it('that leads to LINE leaves the page only after the history entry of the dialog is removed', async () => {
    const { user } = openUnproved();
    await user.click(await screen.findByRole('button', { name: 'เชื่อม LINE' }));
    const dialog = await screen.findByRole('dialog', { name: 'ยืนยันว่าเป็นคุณ' });
    const overlays: unknown[] = [];
    const assign = () => overlays.push((history.state as { overlays?: number } | null)?.overlays);
    vi.stubGlobal('location', { ...window.location, pathname: '/my-account/setting', assign });

    await user.click(await within(dialog).findByRole('button', { name: 'prove' }));

    // Otherwise the history step that closes the dialog would also cancel the navigation to LINE.
    await waitFor(() => expect(overlays).toEqual([undefined]));
  });

  it('changes nothing when the member cancels', async () => {
    const { user, calls } = openUnproved();
    await user.click(await screen.findByRole('button', { name: 'ออกจากระบบเครื่องอื่นทั้งหมด' }));
    const dialog = await screen.findByRole('dialog', { name: 'ยืนยันว่าเป็นคุณ' });

    await user.click(within(dialog).getByRole('button', { name: 'ยกเลิก' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is requested again when it expires before the call', async () => {
    let fresh = ['access'];
    const { user, calls } = openUnproved('/my-account/setting', {
      'GET proofs': () => ({ data: { methods: ['phone'], fresh } }),
    });
    const button = await screen.findByRole('button', { name: 'ออกจากระบบเครื่องอื่นทั้งหมด' });

    await user.click(button);
    fresh = [];
    await user.click(await screen.findByRole('button', { name: 'prove' }));

    await waitFor(() =>
      expect(called(calls)).toEqual(['DELETE sessions', 'POST proofs/code', 'POST proofs/phone', 'DELETE sessions']),
    );
  });

  it('says that the API cannot be reached, and tries again', async () => {
    let isDown = true;
    const { user } = openUnproved('/my-account/setting', {
      'GET proofs': () => {
        if (isDown) throw new TypeError('Failed to fetch');
        return { data: { methods: ['phone'], fresh: [] } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'เปลี่ยนเบอร์' }));
    const dialog = await screen.findByRole('dialog', { name: 'ยืนยันว่าเป็นคุณ' });
    expect((await within(dialog).findByRole('alert')).textContent).toContain('เชื่อมต่อไม่ได้');

    isDown = false;
    await user.click(within(dialog).getByRole('button', { name: 'ลองใหม่' }));

    expect(await within(dialog).findByRole('button', { name: 'prove' })).toBeDefined();
  });
});

describe('a proof by LINE', () => {
  const begun = { data: { authorize_url: 'https://access.line.me/authorize?state=s', state: 's' } };
  const offered = {
    'GET proofs': { data: { methods: ['line', 'phone'], fresh: [] } },
    'POST proofs/line/challenge': begun,
  };
  const leave = async (user: ReturnType<typeof openUnproved>['user'], label = 'ยืนยันด้วย LINE') => {
    const button = await screen.findByRole('button', { name: label });
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, pathname: '/my-account/setting', assign });
    await user.click(button);
    return assign;
  };
  /** Opens the page as after the return from LINE, with or without the proof. */
  const comeBack = (address: string, answers = {}) => {
    const proof = readLineProof('s')!;
    cleanup();
    vi.unstubAllGlobals();
    handBackIntent(proof);
    return openPage(address, answers);
  };

  it.each([
    ['/my-account/setting', 'ออกจากระบบเครื่องอื่นทั้งหมด', 'ยืนยันด้วย LINE', '/my-account/setting#sessions'],
    ['/en/my-account/setting', 'Sign out everywhere else', 'Confirm with LINE', '/en/my-account/setting#sessions'],
  ])('leaves the page for LINE (%s), and resumes the action afterwards', async (address, action, label, returnTo) => {
    const { user, calls } = openUnproved(address, offered);
    await user.click(await screen.findByRole('button', { name: action }));

    const assign = await leave(user, label);

    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://access.line.me/authorize?state=s'));
    expect(calls.at(-1)).toEqual({ method: 'POST', path: 'proofs/line/challenge', body: { purpose: 'access' } });
    expect(readLineProof('s')).toMatchObject({ returnTo });
    const back = comeBack(address, { 'DELETE sessions': { data: { ended: 1 } } });
    await waitFor(() => expect(called(back.calls)).toEqual(['DELETE sessions']));
  });

  it('keeps the new number and its code', async () => {
    let fresh = ['access'];
    const methods = ['line', 'phone'];
    const { user } = openUnproved('/my-account/setting', {
      ...offered,
      'GET proofs': () => ({ data: { methods, fresh } }),
    });
    await user.click(await screen.findByRole('button', { name: 'เปลี่ยนเบอร์' }));
    fresh = [];
    await user.click(await screen.findByRole('button', { name: 'prove' }));
    await leave(user);
    await waitFor(() => expect(readLineProof('s')).not.toBeNull());

    const { calls } = comeBack('/my-account/setting', {
      'PUT profile/7/phone': { data: { ...somchai, phone: '+66899999999' } },
    });

    await waitFor(() => expect(called(calls)).toEqual(['PUT profile/7/phone']));
    expect(calls[0]).toMatchObject({ body: { phone_number: '089-999-9999', otp: '123456', ref_code: 'KMNP' } });
  });

  it('that was not given is requested again, with the other ways', async () => {
    const { user } = openUnproved('/my-account/setting', offered);
    await user.click(await screen.findByRole('button', { name: 'ลบบัญชีของฉัน' }));
    await user.click(screen.getByRole('button', { name: 'ยืนยันลบบัญชี' }));
    await leave(user);
    await waitFor(() => expect(readLineProof('s')).not.toBeNull());

    const { calls } = comeBack('/my-account/setting', { ...offered, 'POST deletion': required });

    expect(await screen.findByRole('dialog', { name: 'ยืนยันว่าเป็นคุณ' })).toBeDefined();
    expect(await screen.findByRole('button', { name: 'prove' })).toBeDefined();
    expect(calls).toEqual([]);
  });

  it.each([
    ['an old intent', { intent: { action: 'delete' }, until: Date.now() - 1 }],
    ['one of the far future', { intent: { action: 'delete' }, until: Date.now() + 3_600_000 }],
    ['an unknown one', { intent: { action: 'sell' }, until: Date.now() + 60_000 }],
    ['junk', 'junk'],
  ])('does nothing with %s', async (_which, stored) => {
    sessionStorage.setItem('line-proof-intent', JSON.stringify(stored));

    const { calls } = openPage('/my-account/setting', { 'POST deletion': required });

    expect(await screen.findByRole('button', { name: 'ลบบัญชีของฉัน' })).toBeDefined();
    expect(calls).toEqual([]);
  });
});
