// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { inScratch, allocate } from './scratch.ts';

it('allocates without overlap within a call, also across chunks', () => {
  const lengths = [3, 2 ** 20 - 4, 7, 2 ** 21, 1];

  const found = inScratch(() => {
    const rooms = lengths.map((length, number) => allocate(length).fill(number + 1));
    return rooms.map((room, number) => room.length === lengths[number] && room.every((value) => value === number + 1));
  });

  expect(found).toEqual(lengths.map(() => true));
});

it('keeps allocations of the outer call, and frees those of the inner one', () => {
  inScratch(() => {
    const outer = allocate(10).fill(1);
    const first = inScratch(() => allocate(5).fill(2).byteOffset);
    const second = inScratch(() => allocate(5).fill(3).byteOffset);

    expect([...outer]).toEqual(Array(10).fill(1));
    expect(second).toBe(first);
  });
});

it('frees everything when a call fails', () => {
  expect(() =>
    inScratch(() => {
      allocate(8);
      throw new Error('no answer');
    }),
  ).toThrow('no answer');

  expect(allocate(8).buffer.byteLength).toBe(32);
});

it('can start with a zero-length allocation, as on a site without assets', async () => {
  vi.resetModules();
  const fresh = await import('./scratch.ts');

  expect(fresh.inScratch(() => fresh.allocate(0))).toHaveLength(0);
});
