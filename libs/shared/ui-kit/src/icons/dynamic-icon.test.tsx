import { _api } from '@iconify/react';
import { iconSettings } from '@yoodee/site';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configureIcons, DynamicIcon } from './dynamic-icon.tsx';

const requested: string[] = [];
let respond: () => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers();
  requested.length = 0;
  _api.setFetch((url) => {
    requested.push(String(url));
    return respond();
  });
  configureIcons();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('requests an icon from the site’s own endpoint and renders it', async () => {
  const icons = { 'paw-print': { body: '<path stroke-width="2" d="M0 0h24"/>' } };
  respond = async () => Response.json({ prefix: 'lucide', icons, width: 24, height: 24 });

  const { container } = render(<DynamicIcon name="lucide:paw-print" />);
  await advance(200);

  expect(requested).toEqual(['/api/icons/lucide.json?icons=paw-print']);
  expect(container.querySelector('svg path')).not.toBeNull();
  await advance(iconSettings.appTimeoutMs);
  expect(container.querySelector('svg')).not.toBeNull();
});

it('renders nothing after a timeout of 1.5 seconds', async () => {
  respond = () => new Promise(() => {});

  const { container } = render(<DynamicIcon name="lucide:turtle" />);
  await advance(iconSettings.appTimeoutMs - 100);
  expect(container.innerHTML).not.toBe('');

  await advance(200);
  expect(container.innerHTML).toBe('');
});

it('configures a timeout of 5 s, a fallback after 750 ms and URLs of at most 500 characters (I2)', () => {
  configureIcons({ publicService: 'https://icons.example' });

  expect(_api.getAPIConfig('')).toMatchObject({
    resources: ['/api/icons', 'https://icons.example'],
    timeout: 5000,
    rotate: 750,
    maxURL: 500,
  });
});
