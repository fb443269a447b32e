import { afterEach, expect, it, vi } from 'vitest';
import { withNetwork } from './with-network.ts';

const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

afterEach(() => vi.restoreAllMocks());

it('waits for the network and tries again when it failed offline', async () => {
  setOnline(false);
  const load = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce('part');
  const shown = vi.fn();
  void withNetwork(load)().then(shown);
  await expect.poll(() => load).toHaveBeenCalledOnce();
  expect(shown).not.toHaveBeenCalled();

  setOnline(true);
  dispatchEvent(new Event('online'));

  await expect.poll(() => shown).toHaveBeenCalledWith('part');
});

it('fails at once when the browser is online', async () => {
  const load = vi.fn().mockRejectedValue(new Error('gone'));

  await expect(withNetwork(load)()).rejects.toThrow('gone');
  expect(load).toHaveBeenCalledOnce();
});

it('fails when the second attempt fails', async () => {
  setOnline(false);
  const load = vi.fn().mockRejectedValueOnce(new Error('no network')).mockRejectedValueOnce(new Error('gone'));
  const part = withNetwork(load)();
  const failed = expect(part).rejects.toThrow('gone');
  await expect.poll(() => load).toHaveBeenCalledOnce();
  await Promise.resolve();

  setOnline(true);
  dispatchEvent(new Event('online'));

  await failed;
});
