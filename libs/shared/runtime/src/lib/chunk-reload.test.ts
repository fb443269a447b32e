import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimReload, createChunkReload, createRouteChunkFailure, reloadOnFailedImport } from './chunk-reload.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('a path is loaded again at most once in 10 s (C1)', () => {
  it.each([
    ['at once', 0, false],
    ['after 9,999 ms', 9_999, false],
    ['after 10,000 ms', 10_000, true],
    ['after the clock was set back by a minute', -60_000, true],
    ['F19: after the clock was set back by ten minutes', -600_000, true],
    ['F19: after the clock was set back by a day', -86_400_000, true],
    ['F19: after the clock was set ahead by ten minutes', 600_000, true],
    ['F19: after the clock was set ahead by a day', 86_400_000, true],
  ])('%s: %s', (_when, later, expected) => {
    const start = 1_800_000_000_000;
    expect(claimReload('/assets', start)).toBe(true);
    expect(claimReload('/assets', start + later)).toBe(expected);
  });

  it('counts each path for itself', () => {
    expect(claimReload('/assets')).toBe(true);
    expect(claimReload('/news')).toBe(true);
    expect(claimReload('/assets')).toBe(false);
  });

  it.each(['soon', '', '{}', '1e400'])('takes %j for no entry', (junk) => {
    sessionStorage.setItem('reloaded:/assets', junk);
    expect(claimReload('/assets')).toBe(true);
  });

  it.each([600_000, 86_400_000, 1e15])('F19 does not count an entry that ends %i ms from now', (ahead) => {
    sessionStorage.setItem('reloaded:/assets', String(Date.now() + ahead));
    expect(claimReload('/assets')).toBe(true);
    expect(claimReload('/assets')).toBe(false);
  });

  it('never happens where it cannot be noted', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(claimReload('/assets')).toBe(false);
  });
});

const setUp = (target: string | null) => {
  const onLeave = vi.fn();
  const leaveFor = vi.fn();
  const navigations = () => ({ target: () => target, follow: () => () => {} });
  return { onLeave, leaveFor, reload: createChunkReload({ navigations, onLeave, leaveFor }) };
};

describe('a part that does not come', () => {
  it('leads to the page that was wanted, once, after what was typed is kept', () => {
    const { reload, onLeave, leaveFor } = setUp('/en/assets?page=2#top');

    expect(reload()).toBe(true);
    expect(reload()).toBe(false);

    expect(leaveFor.mock.calls).toEqual([['/en/assets?page=2#top']]);
    expect(onLeave).toHaveBeenCalledTimes(1);
    expect(onLeave.mock.invocationCallOrder[0]).toBeLessThan(leaveFor.mock.invocationCallOrder[0]!);
  });

  it('leads to the same page where nothing was under way', () => {
    const { reload, leaveFor } = setUp(null);
    reload();
    expect(leaveFor).toHaveBeenCalledWith('/');
  });

  it('leaves the page alone without a network, and leads on with one, if that page is still wanted', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let target = '/news';
    const leaveFor = vi.fn();
    const navigations = () => ({ target: () => target, follow: () => () => {} });
    const reload = createChunkReload({ navigations, onLeave: vi.fn(), leaveFor });

    expect(reload()).toBe(true);
    target = '/services';
    expect(reload()).toBe(true);
    expect(leaveFor).not.toHaveBeenCalled();

    online.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    expect(leaveFor.mock.calls).toEqual([['/services']]);
  });

  it('fails quietly without a network', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { reload, leaveFor } = setUp('/assets');
    reloadOnFailedImport(reload);

    expect(dispatchEvent(new Event('vite:preloadError', { cancelable: true }))).toBe(true);
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('is an error for the page when the path was loaded just now', async () => {
    const { reload } = setUp('/assets');
    const gone = new Error('gone');
    const failed = createRouteChunkFailure(reload);
    let settled = false;
    void failed(gone).then(() => (settled = true));

    const { default: Page } = await failed(gone);

    expect(settled).toBe(false);
    expect(Page).toThrow(gone);
  });

  it('is no reason to leave the page when it was fetched ahead', () => {
    vi.useFakeTimers();
    const { reload, leaveFor } = setUp(null);
    const [ahead, wanted] = [new Error('ahead'), new Error('wanted')];
    reloadOnFailedImport(reload, { areUnderWay: () => true, failedWith: (error) => error === ahead });
    const announce = (payload: Error) =>
      dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }));

    announce(ahead);
    vi.runAllTimers();
    expect(leaveFor).not.toHaveBeenCalled();

    announce(wanted);
    vi.runAllTimers();
    expect(leaveFor).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('is kept from the error boundary only while the page is left', () => {
    reloadOnFailedImport(setUp('/assets').reload);
    const announce = () => dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

    expect(announce()).toBe(false);
    expect(announce()).toBe(true);
  });
});
