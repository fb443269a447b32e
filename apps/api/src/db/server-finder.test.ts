import { expect, it, vi } from 'vitest';
import { createServerFinder } from './server-finder.ts';
import type { ServerAddress } from './server-url.ts';

const first = { host: 'one.example', port: 5432 };
const second = { host: 'two.example', port: 5432 };

const openFinder = (primary: ServerAddress | null) => {
  const state = { primary };
  const probe = vi.fn(async (address: ServerAddress) => {
    if (address !== state.primary) throw new Error(`${address.host} does not accept writes`);
  });
  return { state, probe, finder: createServerFinder([first, second], probe) };
};

it('probes all servers once for concurrent callers, and remembers the usable one', async () => {
  const { finder, probe } = openFinder(second);

  const found = await Promise.all([finder.find(), finder.find()]);

  expect([...found, await finder.find()]).toEqual([second, second, second]);
  expect(probe).toHaveBeenCalledTimes(2);
});

it('probes again when that server has failed, and not when another has', async () => {
  const { finder, probe, state } = openFinder(first);
  await finder.find();

  finder.forget(second);
  expect(await finder.find()).toBe(first);
  state.primary = second;
  finder.forget(first);

  expect(await finder.find()).toBe(second);
  expect(probe).toHaveBeenCalledTimes(4);
});

it('finds none while none accepts writes, and one as soon as it does', async () => {
  const { finder, state } = openFinder(null);

  await expect(finder.find()).rejects.toMatchObject({ code: '08001' });
  state.primary = second;

  expect(await finder.find()).toBe(second);
});
