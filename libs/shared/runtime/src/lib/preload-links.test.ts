import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preloadLinks } from './preload-links.ts';

/** jsdom has no layout, so the test decides which links are in view. */
let enterViewport: ((link: Element) => void) | undefined;
class FakeIntersectionObserver {
  observed = new Set<Element>();
  constructor(report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    enterViewport = (target) => this.observed.has(target) && report([{ isIntersecting: true, target }]);
  }
  observe = (element: Element) => this.observed.add(element);
  unobserve = (element: Element) => this.observed.delete(element);
  disconnect = () => this.observed.clear();
}

const load = vi.fn(() => Promise.resolve());
let stop: () => void;

const start = () => {
  stop = preloadLinks({ partsOf: (path) => (path.startsWith('/my-account') ? [] : [`part of ${path}`]), load });
};
const link = (id: string) => document.getElementById(id)!;
/** Pending idle callbacks. */
let idle: (() => void)[];
const runIdleCallbacks = () => {
  for (let run = idle.shift(); run; run = idle.shift()) run();
};
const connect = (connection: object) => vi.stubGlobal('navigator', { connection });

beforeEach(() => {
  load.mockClear();
  idle = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  document.body.innerHTML =
    '<a id="list" href="/assets?page=2">1</a><a id="account" href="/my-account">2</a><a id="away" href="https://line.me/x">3</a>';
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

it('preloads links of this app in the viewport (C3)', () => {
  start();
  for (const id of ['list', 'account', 'away']) enterViewport!(link(id));
  runIdleCallbacks();
  expect(load.mock.calls).toEqual([['part of /assets']]);
});

it('observes links that are added later', async () => {
  start();
  document.body.insertAdjacentHTML('beforeend', '<p><a id="late" href="/news">4</a></p>');
  await Promise.resolve();
  enterViewport!(link('late'));
  runIdleCallbacks();
  expect(load.mock.calls).toEqual([['part of /news']]);
});

it.each(['pointerover', 'focusin'])('preloads at once on %s', (event) => {
  start();
  link('list').dispatchEvent(new Event(event, { bubbles: true }));
  expect(load.mock.calls).toEqual([['part of /assets']]);
});

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'preloads nothing with the connection %o',
  (connection) => {
    connect(connection);
    start();
    enterViewport!(link('list'));
    runIdleCallbacks();
    link('list').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(load).not.toHaveBeenCalled();
  },
);

it('preloads on 4g', () => {
  connect({ saveData: false, effectiveType: '4g' });
  start();
  enterViewport!(link('list'));
  runIdleCallbacks();
  expect(load).toHaveBeenCalledOnce();
});

it('handles one link per idle callback, and none after it is stopped', () => {
  document.body.insertAdjacentHTML('beforeend', '<a id="news" href="/news">4</a><a id="map" href="/map">5</a>');
  start();
  for (const id of ['list', 'news', 'map']) enterViewport!(link(id));
  expect(idle).toHaveLength(1);
  idle.shift()!();
  expect(load.mock.calls).toEqual([['part of /assets']]);
  stop();
  runIdleCallbacks();
  expect(load).toHaveBeenCalledOnce();
});
