import type { TimeOfDay } from './kit/light.ts';
import type { SceneName } from './scenes.ts';

/** The definition of a picture. The same spec always gives the same bytes; `key` names it. */
export type PictureSpec = {
  /** Kebab-case, unique in the pool, safe as a file name, e.g. `condo-tower-03`. */
  readonly key: string;
  readonly scene: SceneName;
  /** Number among the pictures of the scene; determines composition, palette and random seed. */
  readonly variant: number;
  readonly time: TimeOfDay;
  readonly mirrored: boolean;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
};
