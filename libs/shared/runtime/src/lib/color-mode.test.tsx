import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showColorMode } from './inline/show-color-mode.ts';

/** A fake of `matchMedia`, which jsdom lacks, with a preference that can change. */
const fakeSystem = (isDark: boolean) => {
  const query = Object.assign(new EventTarget(), { matches: isDark });
  vi.stubGlobal('matchMedia', () => query);
  return (nextIsDark: boolean) =>
    act(() => {
      query.matches = nextIsDark;
      query.dispatchEvent(new Event('change'));
    });
};

/** Simulates a page load: runs the inline script, then imports the modules again. */
const load = async () => {
  showColorMode();
  vi.resetModules();
  return import('./color-mode.tsx');
};

type Loaded = Awaited<ReturnType<typeof load>>;

const renderPage = ({ ForcedColorMode, useColorMode }: Loaded, forced?: 'light' | 'dark') => {
  const Page = ({ mode }: { mode: 'light' | 'dark' | undefined }) => {
    const { preference, value, isForced, setPreference } = useColorMode();
    return (
      <>
        <ForcedColorMode mode={mode} />
        <output>{`${preference} ${value}${isForced ? ' forced' : ''}`}</output>
        <button onClick={() => setPreference('dark')}>dark</button>
        <button onClick={() => setPreference('system')}>system</button>
      </>
    );
  };
  const { rerender } = render(<Page mode={forced} />);
  return { go: (mode?: 'light' | 'dark') => rerender(<Page mode={mode} />) };
};

const modeText = () => screen.getByRole('status').textContent;
const shown = () => document.documentElement.className;
const stored = () => localStorage.getItem('color-mode');
const themeColor = () => document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content;
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = '';
  document.head.replaceChildren();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('data-color-mode-forced');
});

describe('showColorMode', () => {
  it.each([
    ['nothing', null],
    ['not JSON', '{preference:'],
    ['another shape', '"dark"'],
    ['null', 'null'],
    ['an unknown preference', '{"preference":"sepia","value":"sepia"}'],
    ['the value alone', '{"value":"light"}'],
  ])('follows the system when storage holds %s', async (_, text) => {
    fakeSystem(true);
    if (text !== null) localStorage.setItem('color-mode', text);

    await load();

    expect(shown()).toBe('dark');
    expect(themeColor()).toBe('#14130F');
  });

  it('prefers the forced mode over the preference, and the preference over the system', async () => {
    fakeSystem(true);
    localStorage.setItem('color-mode', '{"preference":"light","value":"light"}');

    await load();
    expect(shown()).toBe('light');

    document.documentElement.className = '';
    document.documentElement.setAttribute('data-color-mode-forced', 'dark');
    await load();
    expect(shown()).toBe('dark');
  });

  it('works without storage', async () => {
    fakeSystem(false);
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });

    await load();

    expect(shown()).toBe('light');
  });
});

describe('useColorMode', () => {
  it('renders system and light on the server', async () => {
    fakeSystem(true);
    const { useColorMode } = await load();
    const Mode = () => useColorMode().preference + useColorMode().value;

    expect(renderToString(<Mode />)).toBe('systemlight');
  });

  it('stores exactly preference and value, and applies the choice', async () => {
    fakeSystem(false);
    renderPage(await load());
    expect(stored()).toBe('{"preference":"system","value":"light"}');

    press('dark');

    expect(modeText()).toBe('dark dark');
    expect(shown()).toBe('dark');
    expect(themeColor()).toBe('#14130F');
    expect(stored()).toBe('{"preference":"dark","value":"dark"}');
  });

  it('follows the system only while the preference is system', async () => {
    const setSystem = fakeSystem(false);
    renderPage(await load());

    setSystem(true);
    expect(modeText()).toBe('system dark');
    expect(stored()).toBe('{"preference":"system","value":"dark"}');

    press('dark');
    setSystem(false);
    expect(modeText()).toBe('dark dark');

    press('system');
    expect(modeText()).toBe('system light');
    expect(shown()).toBe('light');
  });

  it('replaces an invalid stored value', async () => {
    fakeSystem(false);
    localStorage.setItem('color-mode', '[[[');

    renderPage(await load());

    expect(modeText()).toBe('system light');
    expect(stored()).toBe('{"preference":"system","value":"light"}');
  });

  it('keeps the choice in memory when storage refuses it', async () => {
    fakeSystem(false);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    renderPage(await load());

    press('dark');

    expect(modeText()).toBe('dark dark');
  });

  it('applies a choice made in another tab', async () => {
    fakeSystem(false);
    renderPage(await load());

    act(() => {
      localStorage.setItem('color-mode', '{"preference":"dark","value":"dark"}');
      dispatchEvent(new StorageEvent('storage', { key: 'color-mode' }));
    });

    expect(modeText()).toBe('dark dark');
    expect(shown()).toBe('dark');
  });
});

describe('printing', () => {
  it('is light on paper, whatever the mode of the screen, and stores nothing', async () => {
    const before = '{"preference":"dark","value":"dark"}';
    fakeSystem(false);
    localStorage.setItem('color-mode', before);
    renderPage(await load());

    dispatchEvent(new Event('beforeprint'));
    expect(shown()).toBe('light');
    expect(stored()).toBe(before);

    dispatchEvent(new Event('afterprint'));
    expect(shown()).toBe('dark');
  });
});

describe('ForcedColorMode', () => {
  it('shows the route’s mode without changing preference or storage, and restores the previous mode', async () => {
    const before = '{"preference":"light","value":"light"}';
    fakeSystem(false);
    localStorage.setItem('color-mode', before);

    const { go } = renderPage(await load(), 'dark');
    expect(modeText()).toBe('light dark forced');
    expect(shown()).toBe('dark');
    expect(stored()).toBe(before);

    go();
    expect(modeText()).toBe('light light');
    expect(shown()).toBe('light');
    expect(stored()).toBe(before);
  });

  it('stores nothing on a forced page, also when the system changes', async () => {
    const setSystem = fakeSystem(false);
    renderPage(await load(), 'dark');

    setSystem(true);

    expect(stored()).toBeNull();
  });
});
