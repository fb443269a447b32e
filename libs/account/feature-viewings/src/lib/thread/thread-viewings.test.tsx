import type { Conversation } from '@yoodee/api-contract/conversations';
import type { Viewing } from '@yoodee/api-contract/viewings';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderViewings, type Answer } from '../../testing/render-viewings.tsx';
import { pageOf, viewingOf } from '../../testing/viewings.ts';
import { LinkViewings, ThreadViewings } from './thread-viewings.tsx';

const conversation = (change: Partial<Conversation> = {}) =>
  ({
    ...{ id: 12, side: 'selling', closed_by: null, asset: viewingOf().asset },
    other: { name: 'วิภา', member_id: null, is_gone: false },
    ...change,
  }) as Conversation;

const soon = '2099-01-01T02:00:00.000Z';
const token = 'a'.repeat(43);

beforeEach(() => void vi.stubEnv('TZ', 'Asia/Bangkok'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const answerWith =
  (...viewings: Viewing[]): Answer =>
  ({ path }) => {
    if (path === '/member/viewings') return pageOf(viewings);
    if (path === '/public/viewings') return { items: viewings };
    if (path === '/assets/4/viewing-times')
      return {
        ...{ has_hours: true, ask_first: false, length_min: 30, last_day: '2099-01-01' },
        days: [{ date: '2099-01-01', times: [soon] }],
      };
    if (path === '/member/conversations/12/viewings' || path.startsWith('/public/viewings'))
      return viewingOf({ starts_at: soon });
    return undefined;
  };

const render = (answer: Answer, change: Partial<Conversation> = {}) =>
  renderViewings('/en/my-account', answer, <ThreadViewings conversation={conversation(change)} />);

describe('the viewings of a conversation', () => {
  it('are the open ones, whose links and actions are behind a button', async () => {
    const { user, calls } = render(
      answerWith(viewingOf({ starts_at: soon }), viewingOf({ id: 30, state: 'declined' })),
    );

    const article = within(await screen.findByRole('article', { name: /^Thu 1 Jan, 09:00–09:30/ }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(article.queryByRole('button', { name: 'Move' })).toBeNull();
    await user.click(article.getByRole('button', { name: 'Manage the viewing' }));
    expect(article.getByRole('button', { name: 'Move' })).toBeDefined();
    expect(article.getByRole('link', { name: 'Google' })).toBeDefined();
    expect(calls[0]!.query.get('conversation_id')).toBe('12');
    expect(screen.queryByRole('button', { name: 'Propose a viewing' })).toBeNull();
  });

  it('that wait for the reader can be answered', async () => {
    const { user } = render(
      answerWith(viewingOf({ state: 'requested', starts_at: null, times: [soon], steps: ['accept', 'decline'] })),
    );

    await user.click(await screen.findByRole('button', { name: 'Answer' }));

    expect(screen.getByRole('button', { name: 'Accept this time' })).toBeDefined();
  });

  it('are begun by the buyer with a free time', async () => {
    const { user, sent } = render(answerWith(), { side: 'buying' });
    await user.click(await screen.findByRole('button', { name: 'Choose a viewing time' }));
    await user.click(await screen.findByRole('radio', { name: '09:00' }));
    await user.click(screen.getByRole('button', { name: /^Book Thu 1 Jan/ }));

    expect(await screen.findByText('Your viewing is booked.')).toBeDefined();
    expect(sent()).toEqual([{ path: '/member/conversations/12/viewings', body: { kind: 'slot', starts_at: soon } }]);
  });

  it('are begun by the seller with proposed times', async () => {
    const { user } = render(answerWith());
    await user.click(await screen.findByRole('button', { name: 'Propose a viewing' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Propose a viewing' }));
    expect(dialog.getByRole('group', { name: /^Times that suit you/ })).toBeDefined();
    expect(dialog.queryByText(/The seller has not set/)).toBeNull();
    expect(dialog.getByRole('textbox', { name: /^Say why/ })).toBeDefined();
  });

  it.each<[string, Partial<Conversation>]>([
    ['is closed', { closed_by: 'other' }],
    ['is about no asset', { asset: null }],
    ['is about a sold asset', { asset: { ...viewingOf().asset!, status: 'sold' } }],
    ['is with nobody', { other: { name: '', member_id: null, is_gone: true } }],
  ])('cannot be begun when it %s', async (_what, change) => {
    const { calls } = render(answerWith(), change);

    if (change.asset !== null) await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('the viewings of a link are begun and answered with its token', async () => {
  const element = <LinkViewings token={token} conversation={conversation({ side: 'buying' })} revision={0} />;
  const { user, sent } = renderViewings('/en/conversation', answerWith(), element);
  await user.click(await screen.findByRole('button', { name: 'Choose a viewing time' }));
  await user.click(await screen.findByRole('radio', { name: '09:00' }));
  await user.click(screen.getByRole('button', { name: /^Book Thu 1 Jan/ }));

  await waitFor(() =>
    expect(sent()).toContainEqual({ path: '/public/viewings/new', body: { token, kind: 'slot', starts_at: soon } }),
  );
});
