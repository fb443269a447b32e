import { _api } from '@iconify/react';
import { iconSettings } from '@yoodee/site';
import { act, cleanup, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DynamicIcon, type NamedIcon } from './dynamic-icon.tsx';
import { configureIcons } from './icon-service.ts';

const requested: string[] = [];
let respond: () => Promise<Response>;

// The first icon loads the code that fetches, which takes as long as it takes: no timers are faked yet.
beforeAll(async () => {
  respond = () => new Promise(() => {});
  _api.setFetch((url) => {
    requested.push(String(url));
    return respond();
  });
  render(<DynamicIcon icon={{ name: 'lucide:first' }} />);
  await vi.waitFor(() => expect(requested).toHaveLength(1), 20_000);
});

beforeEach(() => {
  vi.useFakeTimers();
  requested.length = 0;
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const drawing = { body: '<path d="M0 0h24"/>', viewBox: '0 0 24 24' };

describe('an icon whose drawing is known', () => {
  it('is in the server’s HTML, and hydrates without a request or a complaint (I2)', async () => {
    const complaints = vi.spyOn(console, 'error');
    onTestFinished(() => complaints.mockRestore());
    const page = <DynamicIcon icon={{ name: 'lucide:sparkles', drawing }} size={24} />;
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);

    const root = await act(async () => hydrateRoot(container, page));
    await advance(iconSettings.appTimeoutMs);

    expect(container.innerHTML).toBe(
      '<svg class="y-dynamic-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M0 0h24"></path></svg>',
    );
    expect([requested, complaints.mock.calls]).toEqual([[], []]);
    await act(async () => root.unmount());
  });
});

describe('an icon whose drawing is not known', () => {
  const show = (name: string) => render(<DynamicIcon icon={{ name }} />).container;

  it('comes from the site’s own endpoint, in a space that is kept free', async () => {
    const icons = { 'paw-print': { body: '<path stroke-width="2" d="M0 0h24"/>' } };
    respond = async () => Response.json({ prefix: 'lucide', icons, width: 24, height: 24 });

    const container = show('lucide:paw-print');
    expect(container.querySelector('svg')!.getAttribute('width')).toBe('20');
    await advance(200);

    expect(requested).toEqual(['/api/icons/lucide.json?icons=paw-print']);
    expect(container.querySelector('svg path')).not.toBeNull();
    await advance(iconSettings.appTimeoutMs);
    expect(container.querySelector('svg path')).not.toBeNull();
  });

  it('is left out after 1.5 seconds without an answer', async () => {
    respond = () => new Promise(() => {});

    const container = show('lucide:turtle');
    await advance(iconSettings.appTimeoutMs - 100);
    expect(container.innerHTML).not.toBe('');

    await advance(200);
    expect(container.innerHTML).toBe('');
  });

  it.each<[string, string, () => Promise<Response>]>([
    [
      'whose name the set does not have',
      'lucide:no-such',
      async () => Response.json({ prefix: 'lucide', icons: {}, not_found: ['no-such'] }),
    ],
    ['of an unknown set', 'no-such-set:house', async () => new Response('', { status: 404 })],
    ['of an endpoint that cannot be reached', 'lucide:anchor', () => Promise.reject(new TypeError('failed to fetch'))],
    ['whose name is none', 'Lucide House', () => Promise.reject(new Error('is not asked'))],
  ])('%s is left out', async (_which, name, answer) => {
    respond = answer;

    const container = show(name);
    await advance(iconSettings.appTimeoutMs + 100);

    expect(container.innerHTML).toBe('');
  });

  it('has an empty space in the server’s HTML', async () => {
    const icon: NamedIcon = { name: 'lucide:snail' };

    expect(renderToString(<DynamicIcon icon={icon} />)).toContain(
      '<svg class="y-dynamic-icon" viewBox="0 0 24 24" width="20"',
    );
    expect(requested).toEqual([]);
  });
});

it('configures a timeout of 5 s, a fallback after 750 ms and URLs of at most 500 characters (I2)', () => {
  const settings = { timeout: 5000, rotate: 750, maxURL: 500 };
  expect(_api.getAPIConfig('')).toMatchObject({ resources: ['/api/icons'], ...settings });

  configureIcons({ publicService: 'https://icons.example' });

  expect(_api.getAPIConfig('')).toMatchObject({ resources: ['/api/icons', 'https://icons.example'], ...settings });
});
