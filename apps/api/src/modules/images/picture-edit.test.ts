import { describe, expect, it } from 'vitest';
import { withChange, type PictureChange } from './picture-edit.ts';

const after = (...changes: PictureChange[]) =>
  changes.reduce<ReturnType<typeof withChange>>((edit, change) => withChange(edit, change), null);

/** The upper left quarter. */
const quarter = { x: 0, y: 0, width: 0.5, height: 0.5 };

describe('an edited picture', () => {
  it('is the original again after a full turn', () => {
    expect(after({ turn: 90 }, { turn: 90 }, { turn: 180 })).toBeNull();
    expect(after({ turn: 270 }, { turn: 180 })).toEqual({ turn: 90, crop: null });
  });

  it('keeps showing the same part when it is turned', () => {
    const strip = { x: 0, y: 0.25, width: 0.5, height: 0.25 };

    expect(after({ crop: quarter }, { turn: 90 })).toEqual({ turn: 90, crop: { ...quarter, x: 0.5 } });
    expect(after({ crop: strip }, { turn: 90 })!.crop).toEqual({ x: 0.5, y: 0, width: 0.25, height: 0.5 });
    expect(after({ crop: strip }, { turn: 90 }, { turn: 270 })!.crop).toEqual(strip);
  });

  it('is cropped further within what is shown', () => {
    const middle = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };

    expect(after({ crop: quarter }, { crop: middle })).toEqual({
      turn: 0,
      crop: { x: 0.125, y: 0.125, width: 0.25, height: 0.25 },
    });
    expect(after({ crop: quarter }, { turn: 90, crop: quarter })!.crop).toEqual({
      x: 0.5,
      y: 0,
      width: 0.25,
      height: 0.25,
    });
  });
});
