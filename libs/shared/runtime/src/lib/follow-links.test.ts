import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followLinks } from './follow-links.ts';
import { closeOnBack } from './overlay-history.ts';

const follow = vi.fn();
let stop: () => void;
beforeEach(() => {
  stop = followLinks({ owns: (path) => path.startsWith('/assets'), follow });
});
afterEach(() => {
  stop();
  follow.mockClear();
  document.body.innerHTML = '';
});

/** Clicks the element inside the link. Returns whether the browser's default action remains. */
const press = (html: string, init: MouseEventInit = {}): boolean => {
  document.body.innerHTML = html;
  const inside = document.querySelector('a')!.firstElementChild ?? document.querySelector('a')!;
  let hasDefault = false;
  const onClick = (event: Event) => {
    hasDefault = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', onClick, { once: true });
  inside.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return hasDefault;
};

const defaults = { replace: false, preventScrollReset: false };

it.each([
  ['a page of the app', '<a href="/assets/7?q=x#map">x</a>', '/assets/7?q=x#map', defaults],
  ['an element inside a link', '<a href="/assets"><b>x</b></a>', '/assets', defaults],
  ['an absolute URL', `<a href="${location.origin}/assets">x</a>`, '/assets', defaults],
  ['a link with target _self', '<a href="/assets" target="_self">x</a>', '/assets', defaults],
  [
    'a change in place',
    '<a href="/assets?a=1" data-in-place>x</a>',
    '/assets?a=1',
    { replace: true, preventScrollReset: true },
  ],
])('follows %s within the app', (_, html, href, options) => {
  expect(press(html)).toBe(false);
  expect(follow).toHaveBeenCalledExactlyOnceWith(href, options);
});

it('replaces the history entry for a link to the current page', () => {
  history.replaceState(null, '', '/assets?page=2');

  press('<a href="/assets?page=2">x</a>');

  expect(follow).toHaveBeenCalledExactlyOnceWith('/assets?page=2', { ...defaults, replace: true });
});

it('a link in an open menu takes the history entry of the menu', () => {
  const release = closeOnBack(() => {});

  press('<a href="/assets/7">x</a>');
  release();

  expect(follow).toHaveBeenCalledExactlyOnceWith('/assets/7', { ...defaults, replace: true });
  expect(history.state).toMatchObject({ overlays: 0 });
});

describe('leaves to the browser', () => {
  it.each([
    ['another app', '<a href="/my-account">x</a>'],
    ['another site', '<a href="https://example.com/assets">x</a>'],
    ['another window', '<a href="/assets" target="_blank">x</a>'],
    ['a file', '<a href="/assets/export.zip" download>x</a>'],
    ['another language', '<a href="/assets" hreflang="en">x</a>'],
    ['a fragment of this page', '<a href="#contents">x</a>'],
    ['a phone number', '<a href="tel:0812345678">x</a>'],
    ['an anchor without href', '<a>x</a>'],
  ])('%s', (_, html) => {
    expect(press(html)).toBe(true);
    expect(follow).not.toHaveBeenCalled();
  });

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'a click with %o',
    (init) => {
      expect(press('<a href="/assets">x</a>', init)).toBe(true);
      expect(follow).not.toHaveBeenCalled();
    },
  );
});

it('ignores a click that another listener has handled', () => {
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });

  press('<a href="/assets">x</a>');

  expect(follow).not.toHaveBeenCalled();
});

it('stops when it is unsubscribed', () => {
  stop();

  expect(press('<a href="/assets">x</a>')).toBe(true);
  expect(follow).not.toHaveBeenCalled();
});
