import { _api } from '@iconify/react';
import { iconSettings } from '@yoodee/site';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configureIcons, DynamicIcon } from './dynamic-icon.tsx';

const asked: string[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  _api.setFetch((url) => {
    asked.push(String(url));
    return answer();
  });
  configureIcons();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it("asks the site's own endpoint and draws what comes", async () => {
  const icons = { 'paw-print': { body: '<path stroke-width="2" d="M0 0h24"/>' } };
  answer = async () => Response.json({ prefix: 'lucide', icons, width: 24, height: 24 });

  const { container } = render(<DynamicIcon name="lucide:paw-print" />);
  await passes(200);

  expect(asked).toEqual(['/api/icons/lucide.json?icons=paw-print']);
  expect(container.querySelector('svg path')).not.toBeNull();
  await passes(iconSettings.appTimeoutMs);
  expect(container.querySelector('svg')).not.toBeNull();
});

it('gives up after 1.5 seconds and leaves nothing', async () => {
  answer = () => new Promise(() => {});

  const { container } = render(<DynamicIcon name="lucide:turtle" />);
  await passes(iconSettings.appTimeoutMs - 100);
  expect(container.innerHTML).not.toBe('');

  await passes(200);
  expect(container.innerHTML).toBe('');
});

it('waits 5 s for an icon service, tries the next after 750 ms and splits long addresses at 500 (I2)', () => {
  configureIcons({ publicService: 'https://icons.example' });

  expect(_api.getAPIConfig('')).toMatchObject({
    resources: ['/api/icons', 'https://icons.example'],
    timeout: 5000,
    rotate: 750,
    maxURL: 500,
  });
});
