/** Metres; x to the right, y down the sheet. */
export type RoomKind =
  | 'living'
  | 'dining'
  | 'kitchen'
  | 'bedroom'
  | 'bath'
  | 'balcony'
  | 'study'
  | 'stairs'
  | 'carport'
  | 'terrace'
  | 'hall'
  | 'store'
  | 'open'
  | 'desks'
  | 'garden';

/** The wall a room's main piece stands against: top, right, bottom or left. */
export type Side = 't' | 'r' | 'b' | 'l';

export type PlanRoom = { kind: RoomKind; x: number; y: number; w: number; h: number; against?: Side };

/** A leaf in a wall: hinge at x, y; the opening runs along the wall, the leaf swings to `into`. */
export type Door = {
  x: number;
  y: number;
  along: 'x' | 'y';
  width: number;
  into: 1 | -1;
  flip?: boolean;
  sliding?: boolean;
};

export type PlanWindow = { x: number; y: number; along: 'x' | 'y'; length: number };

/** `tall` sheets are square, the others as wide as photographs. */
export type Layout = {
  tall?: true;
  rooms: readonly PlanRoom[];
  doors: readonly Door[];
  windows: readonly PlanWindow[];
};
