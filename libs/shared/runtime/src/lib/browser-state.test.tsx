import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useHydrated } from './use-hydrated.ts';
import { useOnline } from './use-online.ts';

const State = () => `${useHydrated() ? 'browser' : 'server'} ${useOnline() ? 'online' : 'offline'}`;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('is on the server and online there', () => {
  expect(renderToString(<State />)).toBe('server online');
});

it('hears the network come and go', () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<State />);
  expect(screen.getByText('browser offline')).toBeDefined();

  act(() => {
    network.mockReturnValue(true);
    dispatchEvent(new Event('online'));
  });
  expect(screen.getByText('browser online')).toBeDefined();
});
