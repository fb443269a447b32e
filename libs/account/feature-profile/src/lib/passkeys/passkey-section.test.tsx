import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakePasskeys, type PasskeyAnswer } from '@yoodee/auth/testing';
import { openPage, type Answer, type Answers } from '../../testing/open-page.tsx';

const at = '2026-11-20T10:00:00Z';
const phone = { id: 3, name: 'iPhone · Safari', created_at: at, last_used_at: null };
const laptop = { id: 4, name: 'Windows · Chrome', created_at: at, last_used_at: at };
const options = {
  challenge: 'eA',
  rp: { id: 'localhost', name: 'Yoodee' },
  user: { id: 'dXNlcg', name: 'สมชาย ใจดี', displayName: 'สมชาย ใจดี' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
};
const required: Answer = { status: 403, code: 'proof_required' };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A member with these passkeys; the list reflects the requests to the API. */
const open = (address: string, passkeys: object[], answers: Answers = {}) => {
  let items = passkeys;
  return openPage(address, {
    'GET passkeys': () => ({ data: { items } }),
    'POST passkeys/challenge': { data: options },
    'POST passkeys': () => {
      items = [...items, phone];
      return { data: phone };
    },
    'PATCH passkeys/3': () => {
      items = [{ ...phone, name: 'มือถือแม่' }];
      return { data: items[0] };
    },
    'DELETE passkeys/3': () => {
      items = [];
      return { data: null };
    },
    ...answers,
  });
};
const th = '/my-account/setting';
const en = '/en/my-account/setting';
const section = (name = 'พาสคีย์') => screen.findByRole('region', { name });
const called = (calls: { method: string; path: string }[]) => calls.map(({ method, path }) => `${method} ${path}`);

describe('the passkeys of a member', () => {
  it.each([
    [th, 'พาสคีย์', 'ยังไม่มีพาสคีย์', 'เพิ่มพาสคีย์', /ยังไม่เคยใช้/],
    [en, 'Passkeys', 'No passkeys yet', 'Add a passkey', /not used yet/],
  ])('start empty, and get one of this device (%s)', async (address, title, none, add, unused) => {
    const browser = fakePasskeys({ answers: ['passkey'] });
    const { user, calls } = open(address, []);
    expect(await within(await section(title)).findByText(none)).toBeDefined();

    await user.click(screen.getByRole('button', { name: add }));

    expect(await within(await section(title)).findByText('iPhone · Safari')).toBeDefined();
    expect(screen.getByText(unused)).toBeDefined();
    expect(browser.requests).toEqual(['create']);
    expect(called(calls)).toEqual(['POST passkeys/challenge', 'POST passkeys']);
    expect(calls[1]).toMatchObject({
      body: { credential: { id: 'bXkta2V5', response: { transports: ['internal'] } } },
    });
  });

  it('say when each was last used', async () => {
    fakePasskeys();
    open(th, [phone, laptop]);

    const row = (await screen.findByText('Windows · Chrome')).closest('li')!;
    expect(row.textContent).toMatch(/ใช้ล่าสุด 20\u00a0พ\.ย\./);
  });

  it.each<[PasskeyAnswer, string, string]>([
    ['NotAllowedError', th, 'คุณยกเลิกหรือหมดเวลา'],
    ['NotAllowedError', en, 'it was cancelled or took too long'],
    ['InvalidStateError', th, 'เครื่องนี้มีพาสคีย์ของบัญชีนี้อยู่แล้ว'],
    ['InvalidStateError', en, 'This device has a passkey of this account already'],
    ['ConstraintError', th, 'เครื่องนี้เก็บพาสคีย์ไม่ได้'],
    ['UnknownError', th, 'เพิ่มพาสคีย์ไม่สำเร็จ'],
  ])('stay as they are after %s, and the page says why (%s)', async (answer, address, text) => {
    fakePasskeys({ answers: [answer] });
    const { user, calls } = open(address, []);

    await user.click(await screen.findByRole('button', { name: /เพิ่มพาสคีย์|Add a passkey/ }));

    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(called(calls)).toEqual(['POST passkeys/challenge']);
  });

  it('cannot be added in a browser without passkey support, but are listed', async () => {
    open(th, [phone]);

    expect(await within(await section()).findByText(/เบราว์เซอร์นี้ใช้พาสคีย์ไม่ได้/)).toBeDefined();
    expect(screen.getByText('iPhone · Safari')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'เพิ่มพาสคีย์' })).toBeNull();
  });

  it('are renamed in place; an empty name is not sent', async () => {
    fakePasskeys();
    const { user, calls } = open(th, [phone]);
    await user.click(await screen.findByRole('button', { name: 'เปลี่ยนชื่อ iPhone · Safari' }));
    const name = screen.getByLabelText('ชื่อพาสคีย์');
    expect(name).toHaveProperty('value', 'iPhone · Safari');

    await user.clear(name);
    await user.click(screen.getByRole('button', { name: 'บันทึก' }));
    expect(await screen.findByText('ใส่ชื่อพาสคีย์')).toBeDefined();
    await user.type(name, 'มือถือแม่{Enter}');

    expect(await screen.findByText('มือถือแม่')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'เปลี่ยนชื่อ มือถือแม่' }));
    expect(calls).toEqual([{ method: 'PATCH', path: 'passkeys/3', body: { name: 'มือถือแม่' } }]);
  });

  it('are removed after a confirmation', async () => {
    fakePasskeys();
    const { user, calls } = open(th, [phone]);
    await user.click(await screen.findByRole('button', { name: 'ลบ iPhone · Safari' }));
    const question = await screen.findByRole('alertdialog', { name: 'ลบพาสคีย์ “iPhone · Safari”' });
    await user.click(within(question).getAllByRole('button', { name: 'ยกเลิก' })[0]!);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'ลบ iPhone · Safari' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'ลบ' }));

    expect(await screen.findByText('ยังไม่มีพาสคีย์')).toBeDefined();
    expect(called(calls)).toEqual(['DELETE passkeys/3']);
  });

  it.each(['renamed', 'removed'])('say no longer that the device has one already when one was %s', async (change) => {
    fakePasskeys({ answers: ['InvalidStateError'] });
    const { user } = open(th, [phone]);
    await user.click(await screen.findByRole('button', { name: 'เพิ่มพาสคีย์' }));
    expect((await screen.findByRole('alert')).textContent).toContain('อยู่แล้ว');

    if (change === 'renamed') {
      await user.click(screen.getByRole('button', { name: 'เปลี่ยนชื่อ iPhone · Safari' }));
      await user.type(screen.getByLabelText('ชื่อพาสคีย์'), '{Enter}');
    } else {
      await user.click(screen.getByRole('button', { name: 'ลบ iPhone · Safari' }));
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'ลบ' }));
    }

    await waitFor(() => expect(screen.queryByText(/อยู่แล้ว/)).toBeNull());
  });

  it('say that they cannot be reached, and load again', async () => {
    let isDown = true;
    fakePasskeys();
    const { user } = open(th, [], {
      'GET passkeys': () => {
        if (isDown) throw new TypeError('Failed to fetch');
        return { data: { items: [phone] } };
      },
    });
    expect((await within(await section()).findByRole('alert')).textContent).toContain('เชื่อมต่อไม่ได้');

    isDown = false;
    await user.click(within(await section()).getByRole('button', { name: 'ลองใหม่' }));

    expect(await screen.findByText('iPhone · Safari')).toBeDefined();
  });
});

describe('a passkey as proof of who the member is', () => {
  const unproved = (answers: Answers = {}) => {
    let isProved = false;
    return open(th, [phone], {
      'GET proofs': { data: { methods: ['passkey', 'phone'], fresh: [] } },
      'POST proofs/passkey/challenge': {
        data: { challenge: 'eA', rpId: 'localhost', timeout: 300_000, userVerification: 'required' },
      },
      'POST proofs/passkey': () => {
        isProved = true;
        return { data: { purpose: 'access', method: 'passkey', expires_at: at } };
      },
      'DELETE passkeys/3': () => (isProved ? { data: null } : required),
      ...answers,
    });
  };
  const remove = async ({ user }: ReturnType<typeof openPage>) => {
    await user.click(await screen.findByRole('button', { name: 'ลบ iPhone · Safari' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'ลบ' }));
    return screen.findByRole('dialog', { name: 'ยืนยันว่าเป็นคุณ' });
  };

  it('is one click in the dialog, with the code by SMS below it', async () => {
    fakePasskeys({ answers: ['passkey'] });
    const page = unproved();
    const dialog = await remove(page);
    expect(await within(dialog).findByRole('button', { name: 'prove' })).toBeDefined();

    await page.user.click(within(dialog).getByRole('button', { name: 'ยืนยันด้วยพาสคีย์' }));

    await waitFor(() =>
      expect(called(page.calls)).toEqual(['POST proofs/passkey/challenge', 'POST proofs/passkey', 'DELETE passkeys/3']),
    );
    expect(page.calls[1]).toMatchObject({ body: { purpose: 'access', credential: { id: 'bXkta2V5' } } });
  });

  it('can be cancelled, and the code by SMS is still available', async () => {
    fakePasskeys({ answers: ['NotAllowedError'] });
    const page = unproved();
    const dialog = await remove(page);

    await page.user.click(await within(dialog).findByRole('button', { name: 'ยืนยันด้วยพาสคีย์' }));

    expect((await within(dialog).findByRole('alert')).textContent).toContain('ยังไม่ได้ใช้พาสคีย์');
    expect(within(dialog).getByRole('button', { name: 'prove' })).toBeDefined();
  });

  it('is not offered in a browser without passkey support', async () => {
    const dialog = await remove(unproved());

    expect(await within(dialog).findByRole('button', { name: 'prove' })).toBeDefined();
    expect(within(dialog).queryByRole('button', { name: 'ยืนยันด้วยพาสคีย์' })).toBeNull();
  });
});
