import type { Layout } from './layout.ts';

export const townhouseGround: Layout = {
  tall: true,
  rooms: [
    { kind: 'kitchen', x: 0, y: 0, w: 3.2, h: 2.6, against: 't' },
    { kind: 'bath', x: 3.2, y: 0, w: 2.3, h: 1.9, against: 't' },
    { kind: 'stairs', x: 3.6, y: 1.9, w: 1.9, h: 3.4 },
    { kind: 'dining', x: 0, y: 2.6, w: 3.6, h: 2.7 },
    { kind: 'living', x: 0, y: 5.3, w: 5.5, h: 3.9, against: 'l' },
    { kind: 'carport', x: 0, y: 9.2, w: 5.5, h: 5 },
  ],
  doors: [
    { x: 0.8, y: 2.6, along: 'x', width: 1.6, into: -1, sliding: true },
    { x: 3.2, y: 0.6, along: 'y', width: 0.8, into: 1 },
    { x: 1, y: 9.2, along: 'x', width: 2.4, into: -1, sliding: true },
  ],
  windows: [
    { x: 0.6, y: 0, along: 'x', length: 1.6 },
    { x: 3.8, y: 9.2, along: 'x', length: 1.2 },
  ],
};

export const townhouseUpper: Layout = {
  tall: true,
  rooms: [
    { kind: 'bedroom', x: 0, y: 0, w: 3.3, h: 3.6, against: 'l' },
    { kind: 'bath', x: 3.3, y: 0, w: 2.2, h: 2.1, against: 't' },
    { kind: 'stairs', x: 3.6, y: 2.1, w: 1.9, h: 3.4 },
    { kind: 'hall', x: 0, y: 3.6, w: 3.6, h: 1.9 },
    { kind: 'bedroom', x: 0, y: 5.5, w: 5.5, h: 3.9, against: 'l' },
    { kind: 'balcony', x: 0, y: 9.4, w: 3.4, h: 1.1 },
  ],
  doors: [
    { x: 2.2, y: 3.6, along: 'x', width: 0.85, into: -1 },
    { x: 3.3, y: 1, along: 'y', width: 0.75, into: 1 },
    { x: 2.4, y: 5.5, along: 'x', width: 0.9, into: 1 },
    { x: 0.8, y: 9.4, along: 'x', width: 1.8, into: -1, sliding: true },
  ],
  windows: [
    { x: 0.7, y: 0, along: 'x', length: 1.8 },
    { x: 3.9, y: 9.4, along: 'x', length: 1.2 },
  ],
};

export const houseGround: Layout = {
  rooms: [
    { kind: 'kitchen', x: 0, y: 0, w: 3.6, h: 3, against: 't' },
    { kind: 'dining', x: 3.6, y: 0, w: 3.6, h: 3 },
    { kind: 'bath', x: 7.2, y: 0, w: 2, h: 2.2, against: 't' },
    { kind: 'bedroom', x: 9.2, y: 0, w: 3.4, h: 4, against: 'r' },
    { kind: 'stairs', x: 7.2, y: 2.2, w: 2, h: 3.4 },
    { kind: 'living', x: 1, y: 3, w: 6.2, h: 4.6, against: 'b' },
    { kind: 'hall', x: 7.2, y: 5.6, w: 2, h: 2 },
    { kind: 'terrace', x: 1, y: 7.6, w: 5, h: 1.8 },
    { kind: 'carport', x: 9.2, y: 4, w: 5.2, h: 5.4 },
  ],
  doors: [
    { x: 1.6, y: 3, along: 'x', width: 1.4, into: -1, sliding: true },
    { x: 8.2, y: 2.2, along: 'x', width: 0.8, into: -1 },
    { x: 9.2, y: 2.6, along: 'y', width: 0.85, into: 1 },
    { x: 2.4, y: 7.6, along: 'x', width: 2.4, into: -1, sliding: true },
    { x: 9.2, y: 6.2, along: 'y', width: 1, into: -1 },
  ],
  windows: [
    { x: 0.8, y: 0, along: 'x', length: 1.8 },
    { x: 4.4, y: 0, along: 'x', length: 2 },
    { x: 10, y: 0, along: 'x', length: 1.8 },
    { x: 1, y: 4.4, along: 'y', length: 1.8 },
  ],
};

export const houseUpper: Layout = {
  rooms: [
    { kind: 'bedroom', x: 0, y: 0, w: 4, h: 3.6, against: 'l' },
    { kind: 'bath', x: 4, y: 0, w: 2.2, h: 2.2, against: 't' },
    { kind: 'bedroom', x: 6.2, y: 0, w: 4, h: 3.6, against: 'r' },
    { kind: 'hall', x: 0, y: 3.6, w: 7, h: 1.9 },
    { kind: 'stairs', x: 7, y: 3.6, w: 3.2, h: 1.9 },
    { kind: 'bedroom', x: 0, y: 5.5, w: 5, h: 4, against: 'l' },
    { kind: 'bath', x: 5, y: 5.5, w: 2.4, h: 4, against: 'b' },
    { kind: 'study', x: 7.4, y: 5.5, w: 2.8, h: 4, against: 'r' },
    { kind: 'balcony', x: 0, y: 9.5, w: 5, h: 1.3 },
  ],
  doors: [
    { x: 2.8, y: 3.6, along: 'x', width: 0.85, into: -1 },
    { x: 6.6, y: 3.6, along: 'x', width: 0.85, into: -1 },
    { x: 4.6, y: 2.2, along: 'x', width: 0.75, into: -1 },
    { x: 3.8, y: 5.5, along: 'x', width: 0.9, into: 1 },
    { x: 5, y: 7, along: 'y', width: 0.8, into: 1 },
    { x: 7.6, y: 5.5, along: 'x', width: 0.85, into: 1 },
    { x: 1.4, y: 9.5, along: 'x', width: 2, into: -1, sliding: true },
  ],
  windows: [
    { x: 0.9, y: 0, along: 'x', length: 2 },
    { x: 7, y: 0, along: 'x', length: 2 },
    { x: 0, y: 6.6, along: 'y', length: 1.6 },
    { x: 10.2, y: 6.6, along: 'y', length: 1.6 },
  ],
};

export const poolVilla: Layout = {
  rooms: [
    { kind: 'bedroom', x: 0, y: 0, w: 4, h: 4.2, against: 'l' },
    { kind: 'bath', x: 0, y: 4.2, w: 4, h: 2.2, against: 'l' },
    { kind: 'living', x: 4, y: 0, w: 5.4, h: 4, against: 't' },
    { kind: 'dining', x: 4, y: 4, w: 2.8, h: 2.4 },
    { kind: 'kitchen', x: 6.8, y: 4, w: 2.6, h: 2.4, against: 'b' },
    { kind: 'bedroom', x: 9.4, y: 0, w: 4, h: 4.2, against: 'r' },
    { kind: 'bath', x: 9.4, y: 4.2, w: 4, h: 2.2, against: 'r' },
    { kind: 'terrace', x: 0, y: 6.4, w: 13.4, h: 1.6 },
    { kind: 'garden', x: 0, y: 8, w: 13.4, h: 4.6 },
  ],
  doors: [
    { x: 4, y: 2.8, along: 'y', width: 0.9, into: -1 },
    { x: 1.4, y: 4.2, along: 'x', width: 0.8, into: 1 },
    { x: 9.4, y: 2.8, along: 'y', width: 0.9, into: 1 },
    { x: 11.2, y: 4.2, along: 'x', width: 0.8, into: 1 },
    { x: 4.4, y: 6.4, along: 'x', width: 2, into: -1, sliding: true },
    { x: 5, y: 0, along: 'x', width: 1.1, into: 1 },
  ],
  windows: [
    { x: 1, y: 0, along: 'x', length: 2 },
    { x: 10.4, y: 0, along: 'x', length: 2 },
    { x: 7, y: 0, along: 'x', length: 1.8 },
    { x: 7.4, y: 6.4, along: 'x', length: 1.4 },
  ],
};
