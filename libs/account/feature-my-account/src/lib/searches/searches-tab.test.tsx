import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAccount } from '../../testing/render-account.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const search = {
  ...{ id: 3, name: 'คอนโดอารีย์', query: 'property_type=condo', frequency: 'daily', match_count: 0 },
  ...{ created_at: '2026-11-20T03:00:00.000Z', last_run_at: '2026-11-20T03:00:00.000Z' },
};

it('runs saved searches, changes the frequency of their alerts, and restores a deleted one', async () => {
  const { user, calls } = renderAccount('/en/my-account?tab=searches', ({ method }) =>
    method === 'GET' ? { items: [search], total: 1 } : method === 'DELETE' ? null : search,
  );

  expect((await screen.findByRole('link', { name: 'See results' })).getAttribute('href')).toBe(
    '/en/assets?property_type=condo',
  );
  await user.selectOptions(screen.getByRole('combobox'), 'off');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([
    { method: 'PUT', path: '/member/saved-searches/3', body: { frequency: 'off' } },
    { method: 'DELETE', path: '/member/saved-searches/3', body: undefined },
    {
      method: 'POST',
      path: '/member/saved-searches',
      body: { name: 'คอนโดอารีย์', query: 'property_type=condo', frequency: 'daily' },
    },
  ]);
});
