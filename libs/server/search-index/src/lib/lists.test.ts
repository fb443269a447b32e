import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createLists } from './lists.ts';

const ofNumbers = () =>
  createLists<Uint32Array>({
    make: (length) => new Uint32Array(length),
    copy: (from, start, to, toStart, size) => to.set(from.subarray(start, start + size), toStart),
  });
type Numbers = ReturnType<typeof ofNumbers>;

const valuesOf = (lists: Numbers, list: number) => {
  const start = lists.startOf(list);
  return lists.sizeOf(list) === 0 ? [] : [...lists.chunkOf(list).subarray(start, start + lists.sizeOf(list))];
};
const push = (lists: Numbers, list: number, value: number) => {
  const place = lists.extend(list);
  lists.chunkOf(list)[place] = value;
};

const anyStep = fc.oneof(
  fc.record({ does: fc.constant('create' as const) }),
  fc.record({ does: fc.constant('push' as const), list: fc.nat(), times: fc.integer({ min: 1, max: 300 }) }),
  fc.record({ does: fc.constant('clear' as const), list: fc.nat() }),
  fc.record({ does: fc.constant('adopt' as const), sizes: fc.array(fc.nat(9), { minLength: 1, maxLength: 5 }) }),
);

it('keeps the values of each list, whatever others do', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 80 }), (steps) => {
      const lists = ofNumbers();
      const expected: number[][] = [];
      let value = 0;
      for (const step of steps) {
        if (step.does === 'create') expected[lists.create()] = [];
        if (step.does === 'adopt') {
          const chunk = new Uint32Array(step.sizes.reduce((sum, size) => sum + size, 0)).map(() => value++);
          let start = 0;
          for (const size of step.sizes) {
            expected[lists.adopt(chunk, start, size)] = [...chunk.subarray(start, start + size)];
            start += size;
          }
        }
        if (expected.length === 0 || !('list' in step)) continue;
        const list = step.list % expected.length;
        if (step.does === 'clear') {
          lists.clear(list);
          expected[list] = [];
        } else
          for (let time = 0; time < step.times; time++) {
            push(lists, list, value);
            expected[list]!.push(value++);
          }
      }

      expect(lists.count()).toBe(expected.length);
      expect(expected.map((_, list) => valuesOf(lists, list))).toEqual(expected);
    }),
  );
});

it('uses the room of lists that have moved or are empty again', () => {
  const made: number[] = [];
  const lists = createLists<Uint32Array>({
    make: (length) => (made.push(length), new Uint32Array(length)),
    copy: (from, start, to, toStart, size) => to.set(from.subarray(start, start + size), toStart),
  });
  for (let round = 0; round < 200; round++) {
    const list = lists.create();
    for (let value = 0; value < 500; value++) lists.extend(list);
    lists.clear(list);
  }

  expect(made.reduce((sum, length) => sum + length, 0)).toBeLessThan(8_000);
});

it('has room for a list that is longer than a chunk', () => {
  const lists = ofNumbers();
  const list = lists.create();
  for (let value = 0; value < 600_000; value++) push(lists, list, value);

  expect(valuesOf(lists, list).findIndex((value, place) => value !== place)).toBe(-1);
  expect(lists.sizeOf(list)).toBe(600_000);
});
