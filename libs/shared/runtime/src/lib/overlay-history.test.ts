import { beforeEach, expect, it, vi } from 'vitest';
import { claimOverlayEntry, closeOnBack } from './overlay-history.ts';

/** An overlay that is released when it is closed, as a component does. */
const openOverlay = () => {
  const close = vi.fn();
  const release = closeOnBack(() => {
    close();
    release();
  });
  return { close, release };
};

const back = async () => {
  const before: unknown = history.state;
  history.back();
  await expect.poll(() => history.state as unknown).not.toEqual(before);
};

const router = vi.fn();
addEventListener('popstate', router);

beforeEach(() => {
  router.mockClear();
  history.pushState({ key: 'page' }, '', '/assets/7?from=list');
});

it('Back closes the overlay, stays on the page and does not notify a router', async () => {
  const { close } = openOverlay();

  await back();

  expect(close).toHaveBeenCalledOnce();
  expect([location.pathname, history.state]).toEqual(['/assets/7', { key: 'page' }]);
  expect(router).not.toHaveBeenCalled();
});

it('an overlay that is closed in another way leaves no entry', async () => {
  const { close, release } = openOverlay();

  release();

  await expect.poll(() => history.state as unknown).toEqual({ key: 'page' });
  expect(close).not.toHaveBeenCalled();
  expect(router).not.toHaveBeenCalled();
});

it('Back closes one overlay after the other, the inner one first', async () => {
  const outer = openOverlay();
  const inner = openOverlay();

  await back();
  expect([outer.close.mock.calls.length, inner.close.mock.calls.length]).toEqual([0, 1]);
  await back();

  expect([outer.close.mock.calls.length, history.state]).toEqual([1, { key: 'page' }]);
  expect(router).not.toHaveBeenCalled();
});

it('stays where a navigation followed', async () => {
  const { release } = openOverlay();
  const step = vi.spyOn(history, 'back');

  history.pushState({ key: 'next' }, '', '/assets/8');
  release();
  await Promise.resolve();

  expect(step).not.toHaveBeenCalled();
  step.mockRestore();
});

it('a later Back is the router’s again', async () => {
  openOverlay();
  await back();
  history.pushState({ key: 'next' }, '', '/assets/8');

  await back();

  expect(router).toHaveBeenCalledOnce();
});

it('a navigation that claims the entry of an overlay replaces it, and closing the overlay leaves it alone', async () => {
  const { release } = openOverlay();
  const step = vi.spyOn(history, 'back');

  expect(claimOverlayEntry()).toBe(true);
  history.replaceState({ key: 'next' }, '', '/assets/8');
  release();
  await Promise.resolve();
  expect(step).not.toHaveBeenCalled();
  step.mockRestore();
  await back();

  expect([location.pathname, history.state]).toEqual(['/assets/7', { key: 'page' }]);
});

it('a page without an overlay has no entry to claim', () => {
  expect(claimOverlayEntry()).toBe(false);
  expect(history.state).toEqual({ key: 'page' });
});
