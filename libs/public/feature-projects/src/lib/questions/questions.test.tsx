import { inLocale } from '@yoodee/i18n/testing';
import { storageKeys } from '@yoodee/site';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { formOfHash } from './member-form.ts';
import { Questions } from './questions.tsx';
import { toQuestionsView } from './questions.view.ts';

// Loaded in advance, so that no test waits for a module.
beforeAll(() => import('./live-questions.tsx'), 60_000);

const at = '2026-11-20T05:00:00.000Z';
const questions = {
  ...{ total: 7, page: 1, page_size: 5 },
  items: [
    {
      ...{ id: 3, text: 'ที่จอดรถพอไหม', author: 'วิภา', created_at: at },
      answers: [
        { id: 4, text: 'พอครับ', author: 'สมชาย', is_seller: true, created_at: at },
        { id: 5, text: 'ไม่แน่ใจ', author: null, is_seller: false, created_at: at },
      ],
    },
  ],
};

let calls: { path: string; body: unknown }[] = [];
const reply = (data: unknown, status = 201) => Response.json({ data, message: 'Success' }, { status });
const show = ({
  isMember = false,
  answer = () => reply(null),
}: { isMember?: boolean; answer?: () => Response } = {}) => {
  calls = [];
  // A member's forms load when they come near; here they load with the first press.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'GET') return reply({ ids: [3] }, 200);
    calls.push({ path: `${method} ${path}`, body: body && JSON.parse(String(body)) });
    return answer();
  });
  document.cookie = `${storageKeys.accessToken}=${isMember ? 'token' : '; max-age=0'}`;
  render(<Questions projectId={7} questions={toQuestionsView(questions, 7, 'en')} />, { wrapper: inLocale('en') });
  return userEvent.setup();
};
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.cookie = `${storageKeys.accessToken}=; max-age=0`;
});

it('shows questions and answers, marks sellers of the project, and omits names of deleted accounts', () => {
  show();

  const [garage] = screen.getAllByRole('listitem');
  expect(within(garage!).getByText('ที่จอดรถพอไหม')).toBeDefined();
  expect(within(garage!).getAllByText('Has a listing here')).toHaveLength(1);
  expect(within(garage!).getByText(/^Deleted member/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Older questions' }).getAttribute('href')).toBe(
    '/en/projects/7?questions=2#questions',
  );
});

it('leads a visitor to sign-in and back', () => {
  show();

  for (const [name, hash] of [
    ['Ask a question', 'ask'],
    ['Answer the question: ที่จอดรถพอไหม', 'answer-3'],
  ] as const)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(
      `/en/authenticate?next=${encodeURIComponent(`/en/projects/7#${hash}`)}`,
    );
});

it.each([
  ['#ask', /Your question/],
  ['#answer-3', /Your answer/],
])('opens the form of a member who is back from sign-in (%s)', async (hash, field) => {
  location.hash = hash;
  show({ isMember: true });

  expect(await screen.findByRole('textbox', { name: field })).toBeDefined();
  location.hash = '';
});

it('reads the form from the fragment of a URL, and ignores other fragments', () => {
  expect(['#ask', '#answer-3', '#answer-0', '#answer-x', '#questions', ''].map(formOfHash)).toEqual([
    { kind: 'ask' },
    { kind: 'answer', id: 3 },
    ...[null, null, null, null],
  ]);
});

it('shows a member’s question immediately', async () => {
  const asked = { id: 9, text: 'เลี้ยงแมวได้ไหมในโครงการนี้', author: 'ก้อย', created_at: at, answers: [] };
  const user = show({ isMember: true, answer: () => reply(asked) });

  await user.click(screen.getByRole('link', { name: 'Ask a question' }));
  await user.type(await screen.findByRole('textbox', { name: /Your question/ }), asked.text);
  await user.click(screen.getByRole('button', { name: 'Send the question' }));

  expect((await screen.findByRole('status')).textContent).toBe('Sent. Everybody can read it.');
  expect(screen.getAllByRole('listitem')[0]!.textContent).toContain(asked.text);
  expect(calls).toMatchObject([{ path: 'POST /api/v1/projects/7/questions', body: { text: asked.text } }]);
});

it('says at the field why a text is refused, and keeps it', async () => {
  const refusal = {
    data: null,
    message: 'no',
    code: 'invalid_request',
    errors: { text: 'contact_details' },
    request_id: 'r',
  };
  const user = show({ isMember: true, answer: () => Response.json(refusal, { status: 400 }) });

  await user.click(screen.getByRole('link', { name: /^Answer the question/ }));
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Your answer/ });
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(screen.getByText('At least 2 characters')).toBeDefined();
  await user.type(field, 'โทร 0812345678');
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));

  expect(await screen.findByText(/cannot be written here/)).toBeDefined();
  expect(field.value).toBe('โทร 0812345678');
});

it('lets members delete their own posts, and report others', async () => {
  const user = show({ isMember: true, answer: () => reply(null, 200) });

  await user.click(screen.getByRole('button', { name: 'Report: พอครับ' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('button', { name: 'Report: ที่จอดรถพอไหม' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const asked = screen.getByText('Delete this question with all its answers?').parentElement!;
  await user.click(within(asked).getByRole('button', { name: 'Delete' }));

  expect((await screen.findByRole('status')).textContent).toBe('Deleted');
  expect(screen.queryByText('ที่จอดรถพอไหม')).toBeNull();
  expect(calls).toMatchObject([{ path: 'DELETE /api/v1/member/project-posts/3' }]);
});

it('lets a visitor report', async () => {
  const user = show();

  await user.click(screen.getByRole('button', { name: 'Report: ไม่แน่ใจ' }));
  await user.click(await screen.findByRole('radio', { name: 'It is not true' }));
  await user.click(screen.getByRole('button', { name: 'Send the report' }));

  expect((await screen.findByRole('status', {}, { timeout: 4_000 })).textContent).toBe(
    'Thank you. We will look at it.',
  );
  expect(calls).toMatchObject([
    { path: 'POST /api/v1/project-posts/5/reports', body: { reason: 'untrue', website: '' } },
  ]);
});
