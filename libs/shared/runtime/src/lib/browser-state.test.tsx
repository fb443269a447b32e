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

it('reports server and online during server rendering', () => {
  expect(renderToString(<State />)).toBe('server online');
});

it('follows the online and offline events', () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<State />);
  expect(screen.getByText('browser offline')).toBeDefined();

  act(() => {
    network.mockReturnValue(true);
    dispatchEvent(new Event('online'));
  });
  expect(screen.getByText('browser online')).toBeDefined();
});
