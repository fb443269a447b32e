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

/** The wall of a room's main piece: top, right, bottom or left. */
export type Side = 't' | 'r' | 'b' | 'l';

export type PlanRoom = { kind: RoomKind; x: number; y: number; w: number; h: number; against?: Side };

/** A door in a wall: hinge at x, y; the opening runs along the wall, and the leaf opens towards `into`. */
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

/** `tall` plans are square, the others have the format of photographs. */
export type Layout = {
  tall?: true;
  rooms: readonly PlanRoom[];
  doors: readonly Door[];
  windows: readonly PlanWindow[];
};
