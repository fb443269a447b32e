import { makeStore } from '@yoodee/auth';
import { inLocale } from '@yoodee/i18n/testing';
import { Toaster } from '@yoodee/ui-kit/toaster';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { BulkConfirm } from './bulk-confirm.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('reports that no request could be sent, and keeps the selection', async () => {
  const onSelect = vi.fn();
  render(
    <Provider store={makeStore()}>
      <BulkConfirm action="confirm" confirmable={[1, 2]} selected={new Set([1, 2])} onSelect={onSelect} />
      <Toaster label="toasts" closeLabel="close" />
    </Provider>,
    { wrapper: inLocale('en') },
  );
  // RTK Query logs an error that a query function throws.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('Cookies are blocked', 'SecurityError');
  });

  await userEvent.click(screen.getByRole('button', { name: /2/ }));

  expect(await screen.findByText('Cookies are blocked')).toBeDefined();
  expect(onSelect).not.toHaveBeenCalled();
});
