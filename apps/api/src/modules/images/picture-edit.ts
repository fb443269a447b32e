/** A part of a picture; all numbers are fractions of its width or height. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Clockwise, in degrees. */
export type Turn = 0 | 90 | 180 | 270;

/** What is done to an original: it is turned, then cropped. */
export interface PictureEdit {
  turn: Turn;
  /** Of the turned original; null for all of it. */
  crop: Part | null;
}

/** A change to a picture as it is shown: turned, then cropped. */
export interface PictureChange {
  turn?: Turn | undefined;
  crop?: Part | undefined;
}

const turnRight = ({ x, y, width, height }: Part): Part => ({ x: 1 - y - height, y: x, width: height, height: width });

const turned = (part: Part, turn: Turn): Part => {
  let now = part;
  for (let done = 0; done < turn; done += 90) now = turnRight(now);
  return now;
};

/** `inner` is a part of `outer`; the result is a part of what `outer` is a part of. */
const within = (outer: Part, inner: Part): Part => ({
  x: outer.x + inner.x * outer.width,
  y: outer.y + inner.y * outer.height,
  width: inner.width * outer.width,
  height: inner.height * outer.height,
});

/** The edit after a change, or null when the original is shown as it is. */
export const withChange = (
  edit: PictureEdit | null,
  { turn: added = 0, crop: cut }: PictureChange,
): PictureEdit | null => {
  const { turn: before, crop: cropBefore } = edit ?? { turn: 0, crop: null };
  const turn = ((before + added) % 360) as Turn;
  const kept = cropBefore && turned(cropBefore, added);
  const crop = cut ? within(kept ?? { x: 0, y: 0, width: 1, height: 1 }, cut) : kept;
  return turn === 0 && crop === null ? null : { turn, crop };
};
