import { act, createElement, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  announceFailedHydration,
  announceHydrated,
  hydrationDataId,
  isStillShown,
  readHydrationStart,
} from './deferred-hydration.ts';
import { startHydrationLater } from './inline/start-hydration-later.ts';

const hydration = (start: object) =>
  `<script type="application/json" id="${hydrationDataId}">${JSON.stringify(start)}</script>`;

const page = `<main><button type="button">หัวใจ</button></main>${hydration({
  modules: ['/static/app.js', '/static/react.js'],
  pageData: '/page-data/a?path=%2F&b="',
})}`;

const startedScripts = () => [...document.querySelectorAll('script[type="module"]')];
const hrefsOf = (rel: string) =>
  [...document.querySelectorAll(`link[rel="${rel}"]`)].map((link) => link.getAttribute('href'));

const use = () => document.querySelector('button')!.dispatchEvent(new Event('pointerdown', { bubbles: true }));

beforeEach(() => {
  // jsdom does not paint, so only user input starts the app, and nothing starts it after the test.
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] });
  document.head.innerHTML = '';
  document.body.innerHTML = page;
});

afterEach(() => {
  // Removes the listeners of the previous page.
  announceHydrated();
  vi.useRealTimers();
});

it('requests nothing before the first user input', () => {
  startHydrationLater();

  expect(startedScripts()).toEqual([]);
  expect(document.querySelector('link')).toBeNull();
});

it('starts the app once at the first user input, and preloads its modules and page data', () => {
  startHydrationLater();

  use();
  use();

  expect(startedScripts().map((script) => script.getAttribute('src'))).toEqual(['/static/app.js']);
  expect(hrefsOf('modulepreload')).toEqual(['/static/react.js']);
  expect(hrefsOf('preload')).toEqual(['/page-data/a?path=%2F&b="']);
});

it('does not request page data that is inlined in the document', () => {
  document.body.innerHTML = `<button></button>${hydration({ modules: ['/static/app.js'], pageData: { x: 1 } })}`;
  startHydrationLater();

  use();

  expect(hrefsOf('preload')).toEqual([]);
  expect(readHydrationStart().pageData).toEqual({ x: 1 });
});

it('replays a click on a button after hydration', () => {
  startHydrationLater();
  const button = document.querySelector('button')!;
  button.click();
  const onClick = vi.fn();
  button.addEventListener('click', onClick);

  announceHydrated();

  expect(onClick).toHaveBeenCalledTimes(1);
});

it('does not replay a click that React itself replays', async () => {
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
    // Dispatches an event as a real click does: a nested `click()` inside `click()` does nothing.
    root.querySelector('button')!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });

  expect(onClick).toHaveBeenCalledTimes(1);
});

describe('a link with a click handler', () => {
  const press = (init: MouseEventInit = {}) => {
    document.querySelector('main')!.innerHTML = '<a href="/img/1.webp" data-held><b>ดูรูป</b></a>';
    startHydrationLater();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    for (const event of [new Event('pointerdown', { bubbles: true }), click])
      document.querySelector('b')!.dispatchEvent(event);
    return click;
  };

  it('waits for hydration, then its click is replayed', () => {
    const click = press();
    const onClick = vi.fn((event: Event) => event.preventDefault());
    document.querySelector('a')!.addEventListener('click', onClick);

    announceHydrated();

    expect(click.defaultPrevented).toBe(true);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('is left to the browser when it opens a new tab', () => {
    expect(press({ ctrlKey: true }).defaultPrevented).toBe(false);
  });

  it.each([
    ['the script cannot be loaded', () => startedScripts()[0]!.dispatchEvent(new Event('error'))],
    ['the app cannot start', announceFailedHydration],
  ])('is followed when %s', (_why, fail) => {
    press();
    const onClick = vi.fn((event: Event) => {
      expect(event.defaultPrevented).toBe(false);
      // jsdom cannot follow links.
      event.preventDefault();
    });
    addEventListener('click', onClick, { once: true });

    fail();

    expect(onClick).toHaveBeenCalledTimes(1);
  });
});

it('stores the page’s language at once, and a language chosen before hydration', () => {
  document.documentElement.lang = 'en-US';
  document.body.innerHTML += '<a href="#ไทย" hreflang="th"><b>ไทย</b></a>';
  startHydrationLater();
  expect(document.cookie).toContain('locale=en');

  // Not a `MouseEvent`: jsdom would follow the link after the next test has started.
  document.querySelector('b')!.dispatchEvent(new Event('click', { bubbles: true }));

  expect(document.cookie).toContain('locale=th');
});

it('does not replay a click that toggled a popover', () => {
  startHydrationLater();
  const button = document.querySelector('button')!;
  // jsdom does not support popovers.
  Object.assign(button, { popoverTargetElement: document.querySelector('main') });
  button.click();
  const onClick = vi.fn();
  button.addEventListener('click', onClick);

  announceHydrated();

  expect(onClick).not.toHaveBeenCalled();
});

it('detects whether the page has navigated away from the document’s URL', () => {
  startHydrationLater();
  expect(isStillShown()).toBe(true);

  history.replaceState(null, '', '#content');
  expect(isStillShown()).toBe(true);

  history.replaceState(null, '', '/assets?page=2');
  expect(isStillShown()).toBe(false);
  history.replaceState(null, '', '/');
});

describe('going back before hydration', () => {
  const reload = vi.fn();
  const goTo = (path: string) => {
    vi.stubGlobal('location', Object.assign(new URL(path, 'http://localhost'), { reload }));
    dispatchEvent(new PopStateEvent('popstate'));
  };
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['reloads for another page', '/assets?page=2', 1],
    ['does not reload for a fragment of the same page', '/assets/7#content', 0],
  ])('%s', (_does, path, times) => {
    reload.mockClear();
    vi.stubGlobal('location', new URL('/assets/7', 'http://localhost'));
    startHydrationLater();

    goTo(path);

    expect(reload).toHaveBeenCalledTimes(times);
  });

  it('is left to the router after hydration', () => {
    reload.mockClear();
    startHydrationLater();
    announceHydrated();

    goTo('/assets?page=2');

    expect(reload).not.toHaveBeenCalled();
  });
});

describe('input made before hydration', () => {
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

  it.each(['tick', 'text', 'choice', 'dark'])('is dispatched again: %s', async (name) => {
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
