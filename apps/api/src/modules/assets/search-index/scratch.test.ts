import { expect, it, vi } from 'vitest';
import { inScratch, roomFor } from './scratch.ts';

it('lends room that overlaps with none lent to the same question, also beyond a chunk', () => {
  const lengths = [3, 2 ** 20 - 4, 7, 2 ** 21, 1];

  const found = inScratch(() => {
    const rooms = lengths.map((length, number) => roomFor(length).fill(number + 1));
    return rooms.map((room, number) => room.length === lengths[number] && room.every((value) => value === number + 1));
  });

  expect(found).toEqual(lengths.map(() => true));
});

it('leaves alone what the outer question holds, and takes back what the inner one did', () => {
  inScratch(() => {
    const outer = roomFor(10).fill(1);
    const first = inScratch(() => roomFor(5).fill(2).byteOffset);
    const second = inScratch(() => roomFor(5).fill(3).byteOffset);

    expect([...outer]).toEqual(Array(10).fill(1));
    expect(second).toBe(first);
  });
});

it('takes everything back when a question fails', () => {
  expect(() =>
    inScratch(() => {
      roomFor(8);
      throw new Error('no answer');
    }),
  ).toThrow('no answer');

  expect(roomFor(8).buffer.byteLength).toBe(32);
});

it('lends no room before any other: a site without assets is asked as well', async () => {
  vi.resetModules();
  const fresh = await import('./scratch.ts');

  expect(fresh.inScratch(() => fresh.roomFor(0))).toHaveLength(0);
});
