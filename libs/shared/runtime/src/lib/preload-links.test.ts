import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preloadLinks } from './preload-links.ts';

/** jsdom lays nothing out: what is in view is said by the test. */
let seen: ((link: Element) => void) | undefined;
class FakeIntersectionObserver {
  observed = new Set<Element>();
  constructor(report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    seen = (target) => this.observed.has(target) && report([{ isIntersecting: true, target }]);
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
/** What waits for an idle moment. */
let idle: (() => void)[];
const rest = () => {
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

it('preloads what is in view and ours (C3)', () => {
  start();
  for (const id of ['list', 'account', 'away']) seen!(link(id));
  rest();
  expect(load.mock.calls).toEqual([['part of /assets']]);
});

it('sees links that come later', async () => {
  start();
  document.body.insertAdjacentHTML('beforeend', '<p><a id="late" href="/news">4</a></p>');
  await Promise.resolve();
  seen!(link('late'));
  rest();
  expect(load.mock.calls).toEqual([['part of /news']]);
});

it.each(['pointerover', 'focusin'])('preloads at once on %s', (event) => {
  start();
  link('list').dispatchEvent(new Event(event, { bubbles: true }));
  expect(load.mock.calls).toEqual([['part of /assets']]);
});

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])('spares %o', (connection) => {
  connect(connection);
  start();
  seen!(link('list'));
  rest();
  link('list').dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(load).not.toHaveBeenCalled();
});

it('preloads on 4g', () => {
  connect({ saveData: false, effectiveType: '4g' });
  start();
  seen!(link('list'));
  rest();
  expect(load).toHaveBeenCalledOnce();
});

it('looks at one link in an idle moment, and at none once it is stopped', () => {
  document.body.insertAdjacentHTML('beforeend', '<a id="news" href="/news">4</a><a id="map" href="/map">5</a>');
  start();
  for (const id of ['list', 'news', 'map']) seen!(link(id));
  expect(idle).toHaveLength(1);
  idle.shift()!();
  expect(load.mock.calls).toEqual([['part of /assets']]);
  stop();
  rest();
  expect(load).toHaveBeenCalledOnce();
});
