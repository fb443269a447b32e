import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimReload, createChunkReload, reloadOnFailedImport } from './chunk-reload.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('claimReload allows one reload of a path in 10 s (C1)', () => {
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

  it('limits each path separately', () => {
    expect(claimReload('/assets')).toBe(true);
    expect(claimReload('/news')).toBe(true);
    expect(claimReload('/assets')).toBe(false);
  });

  it.each(['soon', '', '{}', '1e400'])('ignores the invalid entry %j', (junk) => {
    sessionStorage.setItem('reloaded:/assets', junk);
    expect(claimReload('/assets')).toBe(true);
  });

  it.each([600_000, 86_400_000, 1e15])('F19: ignores an entry that expires %i ms in the future', (ahead) => {
    sessionStorage.setItem('reloaded:/assets', String(Date.now() + ahead));
    expect(claimReload('/assets')).toBe(true);
    expect(claimReload('/assets')).toBe(false);
  });

  it('refuses a reload when storage refuses the entry', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(claimReload('/assets')).toBe(false);
  });
});

const setUp = (target: string | null) => {
  const storeFields = vi.fn();
  const leaveFor = vi.fn();
  const navigationTarget = () => target;
  const prepareReload = createChunkReload({ navigationTarget, readFields: () => storeFields, leaveFor });
  return { storeFields, leaveFor, prepareReload };
};

describe('a failed chunk', () => {
  it('loads the target page once, after typed text is stored', () => {
    const { prepareReload, storeFields, leaveFor } = setUp('/en/assets?page=2#top');

    expect(prepareReload()()).toBe(true);
    expect(prepareReload()()).toBe(false);

    expect(leaveFor.mock.calls).toEqual([['/en/assets?page=2#top']]);
    expect(storeFields).toHaveBeenCalledTimes(1);
    expect(storeFields.mock.invocationCallOrder[0]).toBeLessThan(leaveFor.mock.invocationCallOrder[0]!);
  });

  it('reloads the current page when no navigation is pending', () => {
    const { prepareReload, leaveFor } = setUp(null);
    prepareReload()();
    expect(leaveFor).toHaveBeenCalledWith('/');
  });

  it('keeps the page while offline, and loads the latest target once online', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let target = '/news';
    const leaveFor = vi.fn();
    const navigationTarget = () => target;
    const prepareReload = createChunkReload({ navigationTarget, readFields: () => vi.fn(), leaveFor });

    expect(prepareReload()()).toBe(true);
    target = '/services';
    expect(prepareReload()()).toBe(true);
    expect(leaveFor).not.toHaveBeenCalled();

    online.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    expect(leaveFor.mock.calls).toEqual([['/services']]);
  });

  it('is not reported while offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { prepareReload, leaveFor } = setUp('/assets');
    reloadOnFailedImport(prepareReload);

    expect(dispatchEvent(new Event('vite:preloadError', { cancelable: true }))).toBe(true);
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('requests styles again that failed while offline', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    reloadOnFailedImport(setUp('/assets').prepareReload);
    const [failed, loaded] = ['/failed.css', '/loaded.css'].map((href) =>
      document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'stylesheet', href })),
    ) as [HTMLLinkElement, HTMLLinkElement];
    Object.defineProperty(failed, 'sheet', { value: null });
    Object.defineProperty(loaded, 'sheet', { value: {} });

    dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
    expect(failed.isConnected).toBe(true);
    online.mockReturnValue(true);
    dispatchEvent(new Event('online'));

    expect([failed.isConnected, loaded.isConnected]).toEqual([false, true]);
    const again = document.querySelectorAll('link[href="/failed.css"]');
    expect(again).toHaveLength(1);
    for (const link of [...again, loaded]) link.remove();
  });

  it('does not reload the page when it was prefetched', () => {
    vi.useFakeTimers();
    const { prepareReload, leaveFor } = setUp(null);
    const [ahead, needed] = [new Error('ahead'), new Error('needed')];
    reloadOnFailedImport(prepareReload, { areUnderWay: () => true, failedWith: (error) => error === ahead });
    const announce = (payload: Error) =>
      dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }));

    announce(ahead);
    vi.runAllTimers();
    expect(leaveFor).not.toHaveBeenCalled();

    announce(needed);
    vi.runAllTimers();
    expect(leaveFor).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('loads the target at the time of the failure, with the text typed until then', () => {
    vi.useFakeTimers();
    let target: string | null = '/services';
    let typed = 'on the form';
    const [stored, leaveFor] = [vi.fn(), vi.fn()];
    const readFields = () => {
      const text = typed;
      return () => stored(text);
    };
    const navigationTarget = () => target;
    reloadOnFailedImport(createChunkReload({ navigationTarget, readFields, leaveFor }), {
      areUnderWay: () => true,
      failedWith: () => false,
    });

    dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
    target = null;
    typed = 'on the error page';
    vi.runAllTimers();

    expect(stored.mock.calls).toEqual([['on the form']]);
    expect(leaveFor.mock.calls).toEqual([['/services']]);
    vi.useRealTimers();
  });

  it('reaches the error boundary unless the page reloads', () => {
    reloadOnFailedImport(setUp('/assets').prepareReload);
    const announce = () => dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

    expect(announce()).toBe(false);
    expect(announce()).toBe(true);
  });
});
