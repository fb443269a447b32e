import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { somchai } from '../../testing/somchai.ts';

const address = '/my-account/setting/edit';

// Loaded in advance: on a busy machine, the lazy import takes longer than a test waits.
beforeAll(async () => {
  await import('./leave-dialog.tsx');
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const retype = async (user: ReturnType<typeof openPage>['user'], label: RegExp, text: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
};

it('saves the exact payload, shows the card as it is typed and goes back', async () => {
  const { user, calls, router } = openPage(address, { 'PUT profile/7': { data: somchai } });

  await retype(user, /^ชื่อ/, 'สมศักดิ์');
  expect(screen.getByRole('heading', { name: 'สมศักดิ์ ใจดี' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'บันทึก' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/my-account/setting'));
  expect(calls).toEqual([
    {
      method: 'PUT',
      path: 'profile/7',
      body: {
        first_name: 'สมศักดิ์',
        last_name: 'ใจดี',
        contact_phone: '',
        facebook: '',
        line_id: '',
        bio_th: '',
        bio_en: '',
        version: 3,
      },
    },
  ]);
});

it('shows the API’s error at its field and keeps the typed text', async () => {
  const { user } = openPage('/en/my-account/setting/edit', {
    'PUT profile/7': { status: 400, code: 'invalid_request', errors: { line_id: 'invalid' } },
  });

  await retype(user, /^LINE ID/, 'no spaces please');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText(/A LINE ID has/)).toBeDefined();
  const field = screen.getByLabelText<HTMLInputElement>(/^LINE ID/);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.value).toBe('no spaces please');
});

it.each([
  [/^About me \(English\)/, 'word '.repeat(200)],
  [/^Facebook/, `https://www.facebook.com/profile.php?id=100012345678901&${'x'.repeat(100)}`],
  [/^LINE ID/, 'https://line.me/ti/p/~somchai.yoodee'],
])('keeps all that is pasted into %s', async (label, text) => {
  const { user } = openPage('/en/my-account/setting/edit');
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: label });

  await user.clear(field);
  await user.click(field);
  await user.paste(text);

  expect(field.value).toBe(text);
});

it('shows both values of a conflict with another tab, and keeps the other changes of both', async () => {
  let current = somchai;
  const { user, calls } = openPage(address, {
    'GET profile': () => ({ data: current }),
    'PUT profile/7': () => (calls.length === 1 ? { status: 409, code: 'stale_version' } : { data: current }),
  });
  await retype(user, /^ชื่อ/, 'ของแท็บนี้');
  current = { ...somchai, first_name: 'ของอีกแท็บ', facebook: 'somchai.home', version: 4 };

  await user.click(screen.getByRole('button', { name: 'บันทึก' }));

  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('ของแท็บนี้');
  expect(notice.textContent).toContain('ของอีกแท็บ');
  await user.click(screen.getByRole('button', { name: 'ใช้ค่าจากที่อื่นสำหรับ ชื่อ' }));
  await user.click(screen.getByRole('button', { name: 'บันทึก' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]!.body).toMatchObject({ first_name: 'ของอีกแท็บ', facebook: 'somchai.home', version: 4 });
});

it('still has what was typed after a reload', async () => {
  const { user } = openPage(address);
  await retype(user, /^แนะนำตัว \(ไทย\)/, 'ดูแลบ้านย่านทองหล่อ');
  cleanup();

  openPage(address);

  expect((await screen.findByLabelText<HTMLTextAreaElement>(/^แนะนำตัว \(ไทย\)/)).value).toBe('ดูแลบ้านย่านทองหล่อ');
});

it('asks before unsaved changes are left behind, and not without any', async () => {
  const { user, router } = openPage(address);
  await retype(user, /^ชื่อ/, 'สมศักดิ์');

  await user.click(screen.getByRole('link', { name: 'ยกเลิก' }));
  expect(await screen.findByRole('alertdialog')).toBeDefined();
  expect(router.state.location.pathname).toBe(address);
  await user.click(screen.getByRole('button', { name: 'ออกเลย' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/my-account/setting'));
  expect(sessionStorage.length).toBe(0);
});

it('rejects a file that is not a picture before the upload', async () => {
  const { container, calls } = openPage(address);
  await screen.findByLabelText(/^ชื่อ/);
  const input = container.querySelector<HTMLInputElement>('input[type="file"]')!;
  const { default: userEvent } = await import('@testing-library/user-event');

  await userEvent.setup({ applyAccept: false }).upload(input, new File(['x'], 'x.pdf', { type: 'application/pdf' }));

  expect((await screen.findByRole('alert')).textContent).toContain('รูปชนิดนี้ใช้ไม่ได้');
  expect(calls).toEqual([]);
});
