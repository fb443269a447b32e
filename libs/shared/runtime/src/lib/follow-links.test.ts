import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followLinks } from './follow-links.ts';

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

/** Presses what is inside the link; whether the browser is left to follow it. */
const press = (html: string, init: MouseEventInit = {}): boolean => {
  document.body.innerHTML = html;
  const inside = document.querySelector('a')!.firstElementChild ?? document.querySelector('a')!;
  let isLeft = false;
  const onClick = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', onClick, { once: true });
  inside.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return isLeft;
};

const usual = { replace: false, preventScrollReset: false };

it.each([
  ['a page of the app', '<a href="/assets/7?q=x#map">x</a>', '/assets/7?q=x#map', usual],
  ['what stands inside the link', '<a href="/assets"><b>x</b></a>', '/assets', usual],
  ['the whole address', `<a href="${location.origin}/assets">x</a>`, '/assets', usual],
  ['a link that names this window', '<a href="/assets" target="_self">x</a>', '/assets', usual],
  [
    'a change in place',
    '<a href="/assets?a=1" data-in-place>x</a>',
    '/assets?a=1',
    { replace: true, preventScrollReset: true },
  ],
])('follows %s within the app', (_, html, href, how) => {
  expect(press(html)).toBe(false);
  expect(follow).toHaveBeenCalledExactlyOnceWith(href, how);
});

it('replaces the page that is shown already', () => {
  history.replaceState(null, '', '/assets?page=2');

  press('<a href="/assets?page=2">x</a>');

  expect(follow).toHaveBeenCalledExactlyOnceWith('/assets?page=2', { ...usual, replace: true });
});

describe('leaves to the browser', () => {
  it.each([
    ['another app', '<a href="/my-account">x</a>'],
    ['another site', '<a href="https://example.com/assets">x</a>'],
    ['another window', '<a href="/assets" target="_blank">x</a>'],
    ['a file', '<a href="/assets/export.zip" download>x</a>'],
    ['another language', '<a href="/assets" hreflang="en">x</a>'],
    ['a place on this page', '<a href="#contents">x</a>'],
    ['a call', '<a href="tel:0812345678">x</a>'],
    ['an anchor that leads nowhere', '<a>x</a>'],
  ])('%s', (_, html) => {
    expect(press(html)).toBe(true);
    expect(follow).not.toHaveBeenCalled();
  });

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'a press with %o',
    (init) => {
      expect(press('<a href="/assets">x</a>', init)).toBe(true);
      expect(follow).not.toHaveBeenCalled();
    },
  );
});

it('leaves alone what somebody else has answered', () => {
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });

  press('<a href="/assets">x</a>');

  expect(follow).not.toHaveBeenCalled();
});

it('ends when it is told to', () => {
  stop();

  expect(press('<a href="/assets">x</a>')).toBe(true);
  expect(follow).not.toHaveBeenCalled();
});
