import { withCapacity } from './growing.ts';

/** Elements of a chunk, at least and at most; a longer list has a chunk of its own. */
const smallestChunk = 2 ** 10;
const largestChunk = 2 ** 18;

/**
 * Lists that grow, numbered from 0, in a few shared chunks. A million assets have a hundred thousand lists. If each had
 * an array, garbage collection would visit hundreds of thousands of objects, in steps of up to 60 ms.
 */
export interface Lists<Chunk> {
  /** Adds an empty list. */
  create(): number;
  /** Adds a list whose elements are part of a chunk that nobody else writes to. */
  adopt(chunk: Chunk, start: number, size: number): number;
  /** Makes room for one more element. Write it at the returned place of the list's chunk. */
  extend(list: number): number;
  /** Empties a list. Others reuse its room. */
  clear(list: number): void;
  /** The elements of a list are in its chunk from `startOf` on. Valid until the list is extended or cleared. */
  chunkOf(list: number): Chunk;
  startOf(list: number): number;
  sizeOf(list: number): number;
  /** How many lists there are. */
  count(): number;
}

export interface ChunkKind<Chunk> {
  /** A new chunk with room for so many elements. */
  make(length: number): Chunk;
  /** Copies `size` elements. */
  copy(from: Chunk, start: number, to: Chunk, toStart: number, size: number): void;
}

/** The next capacity: 2, 3, 4, 6, 8, 12, 16 … so that lists of other lengths reuse the room of one that has moved. */
const larger = (capacity: number): number => {
  if (capacity < 2) return 2;
  const power = 2 ** (31 - Math.clz32(capacity));
  return capacity < power * 1.5 ? power * 1.5 : power * 2;
};

export const createLists = <Chunk>({ make, copy }: ChunkKind<Chunk>): Lists<Chunk> => {
  const chunks: Chunk[] = [];
  /** By list. */
  let chunkAt = new Uint32Array(16);
  let starts = new Uint32Array(16);
  let sizes = new Uint32Array(16);
  let capacities = new Uint32Array(16);
  let count = 0;
  /** Room that lists have left, by capacity: pairs of a chunk and a start. */
  const left = new Map<number, number[]>();
  /** The chunk that is being filled, its length and its used length. */
  const filling = { chunk: 0, length: 0, used: 0 };

  const place = (list: number, chunk: number, start: number, capacity: number) => {
    chunkAt[list] = chunk;
    starts[list] = start;
    capacities[list] = capacity;
  };

  const leave = (list: number) => {
    const capacity = capacities[list]!;
    // Nobody asks for the odd capacity of an adopted list.
    if (capacity === 0 || larger(capacity - 1) !== capacity) return;
    const places = left.get(capacity);
    if (places) places.push(chunkAt[list]!, starts[list]!);
    else left.set(capacity, [chunkAt[list]!, starts[list]!]);
  };

  const takeRoom = (list: number, capacity: number) => {
    const places = left.get(capacity);
    const start = places?.pop();
    const chunk = places?.pop();
    if (start !== undefined && chunk !== undefined) return place(list, chunk, start, capacity);
    if (filling.used + capacity > filling.length) {
      const length = Math.max(capacity, Math.min(Math.max(filling.length * 2, smallestChunk), largestChunk));
      Object.assign(filling, { chunk: chunks.push(make(length)) - 1, length, used: 0 });
    }
    place(list, filling.chunk, filling.used, capacity);
    filling.used += capacity;
  };

  const create = (): number => {
    const list = count++;
    chunkAt = withCapacity(chunkAt, list);
    starts = withCapacity(starts, list);
    sizes = withCapacity(sizes, list);
    capacities = withCapacity(capacities, list);
    return list;
  };

  return {
    create,
    adopt(chunk, start, size) {
      const list = create();
      if (chunks.at(-1) !== chunk) chunks.push(chunk);
      place(list, chunks.length - 1, start, size);
      sizes[list] = size;
      return list;
    },
    extend(list) {
      const size = sizes[list]!;
      if (size === capacities[list]!) {
        const [from, start] = [chunks[chunkAt[list]!], starts[list]!];
        leave(list);
        takeRoom(list, larger(size));
        if (from && size > 0) copy(from, start, chunks[chunkAt[list]!]!, starts[list]!, size);
      }
      sizes[list] = size + 1;
      return starts[list]! + size;
    },
    clear(list) {
      leave(list);
      sizes[list] = 0;
      capacities[list] = 0;
    },
    chunkOf: (list) => chunks[chunkAt[list]!]!,
    startOf: (list) => starts[list]!,
    sizeOf: (list) => sizes[list]!,
    count: () => count,
  };
};
