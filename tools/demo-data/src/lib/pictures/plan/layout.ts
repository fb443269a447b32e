/** Metres; x to the right, y down the sheet. */
export type RoomKind = 'living' | 'dining' | 'kitchen' | 'bedroom' | 'bath' | 'balcony' | 'study' | 'stairs' | 'carport' | 'terrace' | 'hall' | 'store' | 'open' | 'desks' | 'garden';

/** The wall a room's main piece stands against: top, right, bottom or left. */
export type Side = 't' | 'r' | 'b' | 'l';

export type PlanRoom = { kind: RoomKind; x: number; y: number; w: number; h: number; against?: Side };

/** A leaf in a wall: hinge at x, y; the opening runs along the wall, the leaf swings to `into`. */
export type Door = { x: number; y: number; along: 'x' | 'y'; width: number; into: 1 | -1; flip?: boolean; sliding?: boolean };

export type PlanWindow = { x: number; y: number; along: 'x' | 'y'; length: number };

/** `tall` sheets are square, the others as wide as photographs. */
export type Layout = { tall?: true; rooms: readonly PlanRoom[]; doors: readonly Door[]; windows: readonly PlanWindow[] };

const studio: Layout = {
  tall: true,
  rooms: [
    { kind: 'open', x: 0, y: 1.3, w: 4.2, h: 4.4, against: 'l' }, { kind: 'balcony', x: 0, y: 0, w: 4.2, h: 1.3 },
    { kind: 'bath', x: 0, y: 5.7, w: 1.9, h: 2.2, against: 'l' }, { kind: 'kitchen', x: 1.9, y: 5.7, w: 2.3, h: 2.2, against: 'r' },
  ],
  doors: [{ x: 1.2, y: 1.3, along: 'x', width: 1.8, into: 1, sliding: true }, { x: 1.9, y: 6.4, along: 'y', width: 0.8, into: -1 }, { x: 2.1, y: 7.9, along: 'x', width: 0.9, into: -1 }, { x: 2.2, y: 5.7, along: 'x', width: 1.6, into: 1, sliding: true }],
  windows: [{ x: 0, y: 2.4, along: 'y', length: 1.4 }],
};

const oneBed: Layout = {
  tall: true,
  rooms: [
    { kind: 'living', x: 0, y: 1.4, w: 3.5, h: 3.7, against: 'l' }, { kind: 'bedroom', x: 3.5, y: 1.4, w: 3.4, h: 3.7, against: 'r' }, { kind: 'balcony', x: 0, y: 0, w: 3.5, h: 1.4 },
    { kind: 'kitchen', x: 0, y: 5.1, w: 3.5, h: 2.3, against: 'l' }, { kind: 'bath', x: 3.5, y: 5.1, w: 2.1, h: 2.3, against: 'b' }, { kind: 'store', x: 5.6, y: 5.1, w: 1.3, h: 2.3, against: 'r' },
  ],
  doors: [{ x: 0.8, y: 1.4, along: 'x', width: 1.8, into: 1, sliding: true }, { x: 3.5, y: 3.9, along: 'y', width: 0.85, into: 1 }, { x: 4.2, y: 5.1, along: 'x', width: 0.8, into: 1 }, { x: 2.2, y: 7.4, along: 'x', width: 0.9, into: -1 }, { x: 1, y: 5.1, along: 'x', width: 1.6, into: 1, sliding: true }, { x: 5.7, y: 5.1, along: 'x', width: 0.9, into: 1, sliding: true }],
  windows: [{ x: 4, y: 1.4, along: 'x', length: 2.2 }, { x: 0, y: 5.8, along: 'y', length: 1 }],
};

const twoBed: Layout = {
  rooms: [
    { kind: 'bedroom', x: 0, y: 1.4, w: 3.3, h: 3.8, against: 'l' }, { kind: 'living', x: 3.3, y: 1.4, w: 4, h: 3.8, against: 'b' }, { kind: 'balcony', x: 3.3, y: 0, w: 4, h: 1.4 },
    { kind: 'bedroom', x: 7.3, y: 1.4, w: 3.2, h: 3.8, against: 'r' }, { kind: 'bath', x: 0, y: 5.2, w: 3.3, h: 1.9, against: 'l' }, { kind: 'kitchen', x: 3.3, y: 5.2, w: 2.4, h: 2.9, against: 'l' },
    { kind: 'hall', x: 5.7, y: 5.2, w: 1.6, h: 2.9 }, { kind: 'bath', x: 7.3, y: 5.2, w: 3.2, h: 1.9, against: 'r' },
  ],
  doors: [{ x: 4.4, y: 1.4, along: 'x', width: 2, into: 1, sliding: true }, { x: 3.3, y: 4.1, along: 'y', width: 0.85, into: -1 }, { x: 7.3, y: 4.1, along: 'y', width: 0.85, into: 1 }, { x: 0.9, y: 5.2, along: 'x', width: 0.8, into: 1 }, { x: 7.3, y: 5.7, along: 'y', width: 0.8, into: 1 }, { x: 6, y: 8.1, along: 'x', width: 1, into: -1 }],
  windows: [{ x: 0.6, y: 1.4, along: 'x', length: 2 }, { x: 7.9, y: 1.4, along: 'x', length: 2 }, { x: 0, y: 5.8, along: 'y', length: 0.7 }, { x: 10.5, y: 5.8, along: 'y', length: 0.7 }],
};

const townhouseGround: Layout = {
  tall: true,
  rooms: [
    { kind: 'kitchen', x: 0, y: 0, w: 3.2, h: 2.6, against: 't' }, { kind: 'bath', x: 3.2, y: 0, w: 2.3, h: 1.9, against: 't' }, { kind: 'stairs', x: 3.6, y: 1.9, w: 1.9, h: 3.4 },
    { kind: 'dining', x: 0, y: 2.6, w: 3.6, h: 2.7 }, { kind: 'living', x: 0, y: 5.3, w: 5.5, h: 3.9, against: 'l' }, { kind: 'carport', x: 0, y: 9.2, w: 5.5, h: 5 },
  ],
  doors: [{ x: 0.8, y: 2.6, along: 'x', width: 1.6, into: -1, sliding: true }, { x: 3.2, y: 0.6, along: 'y', width: 0.8, into: 1 }, { x: 1, y: 9.2, along: 'x', width: 2.4, into: -1, sliding: true }],
  windows: [{ x: 0.6, y: 0, along: 'x', length: 1.6 }, { x: 3.8, y: 9.2, along: 'x', length: 1.2 }],
};

const townhouseUpper: Layout = {
  tall: true,
  rooms: [
    { kind: 'bedroom', x: 0, y: 0, w: 3.3, h: 3.6, against: 'l' }, { kind: 'bath', x: 3.3, y: 0, w: 2.2, h: 2.1, against: 't' }, { kind: 'stairs', x: 3.6, y: 2.1, w: 1.9, h: 3.4 },
    { kind: 'hall', x: 0, y: 3.6, w: 3.6, h: 1.9 }, { kind: 'bedroom', x: 0, y: 5.5, w: 5.5, h: 3.9, against: 'l' }, { kind: 'balcony', x: 0, y: 9.4, w: 3.4, h: 1.1 },
  ],
  doors: [{ x: 2.2, y: 3.6, along: 'x', width: 0.85, into: -1 }, { x: 3.3, y: 1, along: 'y', width: 0.75, into: 1 }, { x: 2.4, y: 5.5, along: 'x', width: 0.9, into: 1 }, { x: 0.8, y: 9.4, along: 'x', width: 1.8, into: -1, sliding: true }],
  windows: [{ x: 0.7, y: 0, along: 'x', length: 1.8 }, { x: 3.9, y: 9.4, along: 'x', length: 1.2 }],
};

const houseGround: Layout = {
  rooms: [
    { kind: 'kitchen', x: 0, y: 0, w: 3.6, h: 3, against: 't' }, { kind: 'dining', x: 3.6, y: 0, w: 3.6, h: 3 }, { kind: 'bath', x: 7.2, y: 0, w: 2, h: 2.2, against: 't' }, { kind: 'bedroom', x: 9.2, y: 0, w: 3.4, h: 4, against: 'r' },
    { kind: 'stairs', x: 7.2, y: 2.2, w: 2, h: 3.4 }, { kind: 'living', x: 1, y: 3, w: 6.2, h: 4.6, against: 'b' }, { kind: 'hall', x: 7.2, y: 5.6, w: 2, h: 2 }, { kind: 'terrace', x: 1, y: 7.6, w: 5, h: 1.8 }, { kind: 'carport', x: 9.2, y: 4, w: 5.2, h: 5.4 },
  ],
  doors: [{ x: 1.6, y: 3, along: 'x', width: 1.4, into: -1, sliding: true }, { x: 8.2, y: 2.2, along: 'x', width: 0.8, into: -1 }, { x: 9.2, y: 2.6, along: 'y', width: 0.85, into: 1 }, { x: 2.4, y: 7.6, along: 'x', width: 2.4, into: -1, sliding: true }, { x: 9.2, y: 6.2, along: 'y', width: 1, into: -1 }],
  windows: [{ x: 0.8, y: 0, along: 'x', length: 1.8 }, { x: 4.4, y: 0, along: 'x', length: 2 }, { x: 10, y: 0, along: 'x', length: 1.8 }, { x: 1, y: 4.4, along: 'y', length: 1.8 }],
};

const houseUpper: Layout = {
  rooms: [
    { kind: 'bedroom', x: 0, y: 0, w: 4, h: 3.6, against: 'l' }, { kind: 'bath', x: 4, y: 0, w: 2.2, h: 2.2, against: 't' }, { kind: 'bedroom', x: 6.2, y: 0, w: 4, h: 3.6, against: 'r' },
    { kind: 'hall', x: 0, y: 3.6, w: 7, h: 1.9 }, { kind: 'stairs', x: 7, y: 3.6, w: 3.2, h: 1.9 }, { kind: 'bedroom', x: 0, y: 5.5, w: 5, h: 4, against: 'l' }, { kind: 'bath', x: 5, y: 5.5, w: 2.4, h: 4, against: 'b' }, { kind: 'study', x: 7.4, y: 5.5, w: 2.8, h: 4, against: 'r' }, { kind: 'balcony', x: 0, y: 9.5, w: 5, h: 1.3 },
  ],
  doors: [{ x: 2.8, y: 3.6, along: 'x', width: 0.85, into: -1 }, { x: 6.6, y: 3.6, along: 'x', width: 0.85, into: -1 }, { x: 4.6, y: 2.2, along: 'x', width: 0.75, into: -1 }, { x: 3.8, y: 5.5, along: 'x', width: 0.9, into: 1 }, { x: 5, y: 7, along: 'y', width: 0.8, into: 1 }, { x: 7.6, y: 5.5, along: 'x', width: 0.85, into: 1 }, { x: 1.4, y: 9.5, along: 'x', width: 2, into: -1, sliding: true }],
  windows: [{ x: 0.9, y: 0, along: 'x', length: 2 }, { x: 7, y: 0, along: 'x', length: 2 }, { x: 0, y: 6.6, along: 'y', length: 1.6 }, { x: 10.2, y: 6.6, along: 'y', length: 1.6 }],
};

const poolVilla: Layout = {
  rooms: [
    { kind: 'bedroom', x: 0, y: 0, w: 4, h: 4.2, against: 'l' }, { kind: 'bath', x: 0, y: 4.2, w: 4, h: 2.2, against: 'l' }, { kind: 'living', x: 4, y: 0, w: 5.4, h: 4, against: 't' }, { kind: 'dining', x: 4, y: 4, w: 2.8, h: 2.4 }, { kind: 'kitchen', x: 6.8, y: 4, w: 2.6, h: 2.4, against: 'b' },
    { kind: 'bedroom', x: 9.4, y: 0, w: 4, h: 4.2, against: 'r' }, { kind: 'bath', x: 9.4, y: 4.2, w: 4, h: 2.2, against: 'r' }, { kind: 'terrace', x: 0, y: 6.4, w: 13.4, h: 1.6 }, { kind: 'garden', x: 0, y: 8, w: 13.4, h: 4.6 },
  ],
  doors: [{ x: 4, y: 2.8, along: 'y', width: 0.9, into: -1 }, { x: 1.4, y: 4.2, along: 'x', width: 0.8, into: 1 }, { x: 9.4, y: 2.8, along: 'y', width: 0.9, into: 1 }, { x: 11.2, y: 4.2, along: 'x', width: 0.8, into: 1 }, { x: 4.4, y: 6.4, along: 'x', width: 2, into: -1, sliding: true }, { x: 5, y: 0, along: 'x', width: 1.1, into: 1 }],
  windows: [{ x: 1, y: 0, along: 'x', length: 2 }, { x: 10.4, y: 0, along: 'x', length: 2 }, { x: 7, y: 0, along: 'x', length: 1.8 }, { x: 7.4, y: 6.4, along: 'x', length: 1.4 }],
};

const office: Layout = {
  rooms: [
    { kind: 'study', x: 0, y: 0, w: 3.4, h: 3.4, against: 't' }, { kind: 'study', x: 3.4, y: 0, w: 3.4, h: 3.4, against: 't' }, { kind: 'dining', x: 6.8, y: 0, w: 4.2, h: 3.4 }, { kind: 'desks', x: 0, y: 3.4, w: 8.4, h: 4.6, against: 'l' },
    { kind: 'kitchen', x: 8.4, y: 3.4, w: 2.6, h: 2.2, against: 'r' }, { kind: 'bath', x: 8.4, y: 5.6, w: 2.6, h: 2.4, against: 'r' },
  ],
  doors: [{ x: 2, y: 3.4, along: 'x', width: 0.85, into: -1 }, { x: 5, y: 3.4, along: 'x', width: 0.85, into: -1 }, { x: 7.2, y: 3.4, along: 'x', width: 0.9, into: -1 }, { x: 8.4, y: 4.2, along: 'y', width: 0.9, into: 1 }, { x: 8.4, y: 6.2, along: 'y', width: 0.8, into: 1 }, { x: 3.4, y: 8, along: 'x', width: 1.6, into: -1, sliding: true }],
  windows: [{ x: 0.6, y: 0, along: 'x', length: 2.2 }, { x: 4, y: 0, along: 'x', length: 2.2 }, { x: 7.6, y: 0, along: 'x', length: 2.6 }, { x: 0, y: 4.4, along: 'y', length: 2.4 }],
};

export const layouts = { studio, oneBed, twoBed, townhouseGround, townhouseUpper, houseGround, houseUpper, poolVilla, office } as const satisfies Record<string, Layout>;
export type LayoutName = keyof typeof layouts;
export const layoutNames = Object.keys(layouts) as LayoutName[];
