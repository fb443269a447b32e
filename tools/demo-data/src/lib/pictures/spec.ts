import type { TimeOfDay } from './kit/light.ts';
import type { SceneName } from './scenes.ts';

/** A picture that can be drawn again, byte for byte: the key names it, the rest says how. */
export type PictureSpec = {
  /** Kebab-case and unique in the pool, e.g. `condo-tower-03`; fit for a file name. */
  readonly key: string;
  readonly scene: SceneName;
  /** Its number among pictures of the scene; chooses composition, palette and chance. */
  readonly variant: number;
  readonly time: TimeOfDay;
  readonly mirrored: boolean;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
};
