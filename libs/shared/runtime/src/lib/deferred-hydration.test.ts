import { act, createElement, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announceHydrated, holdScripts } from './deferred-hydration.ts';
import { startHydrationLater } from './inline/start-hydration-later.ts';

const page = '<main><button type="button">หัวใจ</button></main><script type="module" async="">globalThis.ran=1</script>';

const startedScripts = () => [...document.querySelectorAll('script[type="module"]')];

beforeEach(() => {
  // Nothing is painted here: only signs of use start the module, and none after the test.
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] });
  document.body.innerHTML = holdScripts(`<link rel="modulepreload" href="/assets/a.js"/>${page}`);
});

afterEach(() => {
  // Ends the listening of the page before.
  announceHydrated();
  vi.useRealTimers();
});

it('takes out preloads and keeps the module from running', () => {
  expect(document.querySelector('link')).toBeNull();
  expect(startedScripts()).toEqual([]);
});

it('starts the held module at the first sign of use, once', () => {
  startHydrationLater();

  document.querySelector('button')!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  document.querySelector('button')!.dispatchEvent(new Event('pointerdown', { bubbles: true }));

  expect(startedScripts().map((script) => script.textContent)).toEqual(['globalThis.ran=1']);
});

it('fetches a module that is not in the document', () => {
  document.body.innerHTML = holdScripts(
    '<main><button>หัวใจ</button></main><script type="module" async=""></script>',
    '/page-data/a?path=%2F&b="',
  );
  startHydrationLater();

  document.querySelector('button')!.dispatchEvent(new Event('pointerdown', { bubbles: true }));

  expect(startedScripts().map((script) => script.getAttribute('src'))).toEqual(['/page-data/a?path=%2F&b="']);
});

it('presses a button again that was pressed before hydration', () => {
  startHydrationLater();
  const button = document.querySelector('button')!;
  button.click();
  const onClick = vi.fn();
  button.addEventListener('click', onClick);

  announceHydrated();

  expect(onClick).toHaveBeenCalledTimes(1);
});

it('leaves a press to React that React hydrates for', async () => {
  const onClick = vi.fn();
  const Page = () => {
    useLayoutEffect(announceHydrated, []);
    return createElement('button', { type: 'button', onClick });
  };
  const root = document.querySelector('main')!;
  root.innerHTML = renderToString(createElement(Page));
  startHydrationLater();

  await act(async () => {
    hydrateRoot(root, createElement(Page));
    // As a finger presses it: within `click()`, another does nothing.
    root.querySelector('button')!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });

  expect(onClick).toHaveBeenCalledTimes(1);
});

describe('a link that the page does something else with', () => {
  const press = (init: MouseEventInit = {}) => {
    document.querySelector('main')!.innerHTML = '<a href="/img/1.webp" data-held><b>ดูรูป</b></a>';
    startHydrationLater();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    for (const event of [new Event('pointerdown', { bubbles: true }), click])
      document.querySelector('b')!.dispatchEvent(event);
    return click;
  };

  it('waits for hydration and is pressed again', () => {
    const click = press();
    const onClick = vi.fn((event: Event) => event.preventDefault());
    document.querySelector('a')!.addEventListener('click', onClick);

    announceHydrated();

    expect(click.defaultPrevented).toBe(true);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('is left to the browser where a new tab is meant', () => {
    expect(press({ ctrlKey: true }).defaultPrevented).toBe(false);
  });

  it('is followed where the script cannot be had', () => {
    press();
    const onClick = vi.fn((event: Event) => {
      expect(event.defaultPrevented).toBe(false);
      // jsdom cannot follow it.
      event.preventDefault();
    });
    addEventListener('click', onClick, { once: true });

    startedScripts()[0]!.dispatchEvent(new Event('error'));

    expect(onClick).toHaveBeenCalledTimes(1);
  });
});

it('remembers the language shown at once, and one that is chosen before hydration', () => {
  document.documentElement.lang = 'en-US';
  document.body.innerHTML += '<a href="#ไทย" hreflang="th"><b>ไทย</b></a>';
  startHydrationLater();
  expect(document.cookie).toContain('locale=en');

  // Not a mouse's, which jsdom would follow once the next test has begun.
  document.querySelector('b')!.dispatchEvent(new Event('click', { bubbles: true }));

  expect(document.cookie).toContain('locale=th');
});

it('leaves a popover as the visitor left it', () => {
  startHydrationLater();
  const button = document.querySelector('button')!;
  // jsdom knows no popovers.
  Object.assign(button, { popoverTargetElement: document.querySelector('main') });
  button.click();
  const onClick = vi.fn();
  button.addEventListener('click', onClick);

  announceHydrated();

  expect(onClick).not.toHaveBeenCalled();
});

describe('going back before hydration', () => {
  const reload = vi.fn();
  const goTo = (path: string) => {
    vi.stubGlobal('location', Object.assign(new URL(path, 'http://localhost'), { reload }));
    dispatchEvent(new PopStateEvent('popstate'));
  };
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['loads a page that this document does not show', '/assets?page=2', 1],
    ['stays on the page for a place in it', '/assets/7#content', 0],
  ])('%s', (_does, path, times) => {
    reload.mockClear();
    vi.stubGlobal('location', new URL('/assets/7', 'http://localhost'));
    startHydrationLater();

    goTo(path);

    expect(reload).toHaveBeenCalledTimes(times);
  });

  it('leaves it to the router afterwards', () => {
    reload.mockClear();
    startHydrationLater();
    announceHydrated();

    goTo('/assets?page=2');

    expect(reload).not.toHaveBeenCalled();
  });
});

describe('what was entered before hydration', () => {
  const onChange = vi.fn();
  const form = createElement(
    'form',
    { onChange: ({ target }) => onChange((target as HTMLInputElement).getAttribute('aria-label')) },
    createElement('input', { type: 'checkbox', defaultChecked: false, 'aria-label': 'tick' }),
    createElement('input', { type: 'text', defaultValue: '', 'aria-label': 'text' }),
    createElement('select', { defaultValue: 'a', 'aria-label': 'choice' }, [
      createElement('option', { key: 'a' }, 'a'),
      createElement('option', { key: 'b' }, 'b'),
    ]),
    ...['light', 'dark'].map((mode) =>
      createElement('input', {
        key: mode,
        type: 'radio',
        name: 'mode',
        checked: mode === 'light',
        onChange: () => undefined,
        'aria-label': mode,
      }),
    ),
  );

  it.each(['tick', 'text', 'choice', 'dark'])('is entered again: %s', async (name) => {
    const root = document.querySelector('main')!;
    root.innerHTML = renderToString(form);
    startHydrationLater();
    const field = root.querySelector<HTMLInputElement>(`[aria-label=${name}]`)!;
    if (field.type === 'checkbox' || field.type === 'radio') field.click();
    else {
      field.value = 'b';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    onChange.mockClear();
    await act(async () => hydrateRoot(root, form));

    act(announceHydrated);

    expect(onChange.mock.calls.flat()).toContain(name);
  });
});
