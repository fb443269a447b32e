import type { Layout } from './layout.ts';

export const studio: Layout = {
  tall: true,
  rooms: [
    { kind: 'open', x: 0, y: 1.3, w: 4.2, h: 4.4, against: 'l' },
    { kind: 'balcony', x: 0, y: 0, w: 4.2, h: 1.3 },
    { kind: 'bath', x: 0, y: 5.7, w: 1.9, h: 2.2, against: 'l' },
    { kind: 'kitchen', x: 1.9, y: 5.7, w: 2.3, h: 2.2, against: 'r' },
  ],
  doors: [
    { x: 1.2, y: 1.3, along: 'x', width: 1.8, into: 1, sliding: true },
    { x: 1.9, y: 6.4, along: 'y', width: 0.8, into: -1 },
    { x: 2.1, y: 7.9, along: 'x', width: 0.9, into: -1 },
    { x: 2.2, y: 5.7, along: 'x', width: 1.6, into: 1, sliding: true },
  ],
  windows: [{ x: 0, y: 2.4, along: 'y', length: 1.4 }],
};

export const oneBed: Layout = {
  tall: true,
  rooms: [
    { kind: 'living', x: 0, y: 1.4, w: 3.5, h: 3.7, against: 'l' },
    { kind: 'bedroom', x: 3.5, y: 1.4, w: 3.4, h: 3.7, against: 'r' },
    { kind: 'balcony', x: 0, y: 0, w: 3.5, h: 1.4 },
    { kind: 'kitchen', x: 0, y: 5.1, w: 3.5, h: 2.3, against: 'l' },
    { kind: 'bath', x: 3.5, y: 5.1, w: 2.1, h: 2.3, against: 'b' },
    { kind: 'store', x: 5.6, y: 5.1, w: 1.3, h: 2.3, against: 'r' },
  ],
  doors: [
    { x: 0.8, y: 1.4, along: 'x', width: 1.8, into: 1, sliding: true },
    { x: 3.5, y: 3.9, along: 'y', width: 0.85, into: 1 },
    { x: 4.2, y: 5.1, along: 'x', width: 0.8, into: 1 },
    { x: 2.2, y: 7.4, along: 'x', width: 0.9, into: -1 },
    { x: 1, y: 5.1, along: 'x', width: 1.6, into: 1, sliding: true },
    { x: 5.7, y: 5.1, along: 'x', width: 0.9, into: 1, sliding: true },
  ],
  windows: [
    { x: 4, y: 1.4, along: 'x', length: 2.2 },
    { x: 0, y: 5.8, along: 'y', length: 1 },
  ],
};

export const twoBed: Layout = {
  rooms: [
    { kind: 'bedroom', x: 0, y: 1.4, w: 3.3, h: 3.8, against: 'l' },
    { kind: 'living', x: 3.3, y: 1.4, w: 4, h: 3.8, against: 'b' },
    { kind: 'balcony', x: 3.3, y: 0, w: 4, h: 1.4 },
    { kind: 'bedroom', x: 7.3, y: 1.4, w: 3.2, h: 3.8, against: 'r' },
    { kind: 'bath', x: 0, y: 5.2, w: 3.3, h: 1.9, against: 'l' },
    { kind: 'kitchen', x: 3.3, y: 5.2, w: 2.4, h: 2.9, against: 'l' },
    { kind: 'hall', x: 5.7, y: 5.2, w: 1.6, h: 2.9 },
    { kind: 'bath', x: 7.3, y: 5.2, w: 3.2, h: 1.9, against: 'r' },
  ],
  doors: [
    { x: 4.4, y: 1.4, along: 'x', width: 2, into: 1, sliding: true },
    { x: 3.3, y: 4.1, along: 'y', width: 0.85, into: -1 },
    { x: 7.3, y: 4.1, along: 'y', width: 0.85, into: 1 },
    { x: 0.9, y: 5.2, along: 'x', width: 0.8, into: 1 },
    { x: 7.3, y: 5.7, along: 'y', width: 0.8, into: 1 },
    { x: 6, y: 8.1, along: 'x', width: 1, into: -1 },
  ],
  windows: [
    { x: 0.6, y: 1.4, along: 'x', length: 2 },
    { x: 7.9, y: 1.4, along: 'x', length: 2 },
    { x: 0, y: 5.8, along: 'y', length: 0.7 },
    { x: 10.5, y: 5.8, along: 'y', length: 0.7 },
  ],
};

export const office: Layout = {
  rooms: [
    { kind: 'study', x: 0, y: 0, w: 3.4, h: 3.4, against: 't' },
    { kind: 'study', x: 3.4, y: 0, w: 3.4, h: 3.4, against: 't' },
    { kind: 'dining', x: 6.8, y: 0, w: 4.2, h: 3.4 },
    { kind: 'desks', x: 0, y: 3.4, w: 8.4, h: 4.6, against: 'l' },
    { kind: 'kitchen', x: 8.4, y: 3.4, w: 2.6, h: 2.2, against: 'r' },
    { kind: 'bath', x: 8.4, y: 5.6, w: 2.6, h: 2.4, against: 'r' },
  ],
  doors: [
    { x: 2, y: 3.4, along: 'x', width: 0.85, into: -1 },
    { x: 5, y: 3.4, along: 'x', width: 0.85, into: -1 },
    { x: 7.2, y: 3.4, along: 'x', width: 0.9, into: -1 },
    { x: 8.4, y: 4.2, along: 'y', width: 0.9, into: 1 },
    { x: 8.4, y: 6.2, along: 'y', width: 0.8, into: 1 },
    { x: 3.4, y: 8, along: 'x', width: 1.6, into: -1, sliding: true },
  ],
  windows: [
    { x: 0.6, y: 0, along: 'x', length: 2.2 },
    { x: 4, y: 0, along: 'x', length: 2.2 },
    { x: 7.6, y: 0, along: 'x', length: 2.6 },
    { x: 0, y: 4.4, along: 'y', length: 2.4 },
  ],
};
