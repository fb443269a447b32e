import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refusal, renderViewings } from '../../testing/render-viewings.tsx';
import { viewingOf } from '../../testing/viewings.ts';
import { GuestViewing } from './guest-viewing.tsx';

const token = `v.31.${'a'.repeat(43)}`;

beforeEach(() => void vi.stubEnv('TZ', 'Asia/Bangkok'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('a visitor without an account sees and cancels the viewing of their link', async () => {
  let viewing = viewingOf({
    side: 'buying',
    phone: null,
    conversation_id: null,
    starts_at: '2099-01-01T02:00:00.000Z',
  });
  const { user, sent } = renderViewings(
    '/en/conversation',
    ({ path }) => {
      if (path === '/public/viewings') return { items: [viewing] };
      if (path === '/public/viewings/steps') return (viewing = { ...viewing, state: 'cancelled', steps: [] });
      return undefined;
    },
    <GuestViewing token={token} />,
  );
  await screen.findByRole('article', { name: /09:00–09:30/ });
  expect(screen.queryByRole('link', { name: 'Messages' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel the viewing' }));
  const buttons = await screen.findAllByRole('button', { name: 'Cancel the viewing' });
  await user.click(buttons.at(-1)!);

  expect(await screen.findByText('Cancelled')).toBeDefined();
  expect(sent()).toContainEqual({
    path: '/public/viewings/steps',
    body: { token, id: 31, action: { step: 'cancel', reason: null } },
  });
});

it.each([404, 400])('a link that is unknown or has expired (%d) leads to the sign-in', async (status) => {
  renderViewings('/en/conversation', () => refusal(status, 'not_found'), <GuestViewing token={token} />);

  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeDefined();
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toContain('/en/authenticate?next='),
  );
});
