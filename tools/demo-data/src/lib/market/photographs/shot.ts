import type { AssetFields } from '@yoodee/asset-rules/fields';
import type { ImageCategory } from '@yoodee/asset-rules/options';
import type { Site } from '../site.ts';
import type { Random } from '../../random.ts';
import type { Trade } from '../trades.data.ts';
import type { Caption } from './captions.data.ts';
import type { Outlook } from './rooms.data.ts';

/** A required picture: any of `among` that the asset does not have yet. */
export interface Shot {
  readonly among: readonly number[];
  readonly category: ImageCategory;
  readonly caption: Caption;
  /** Weight as cover; absent: never the cover. */
  readonly cover?: number;
}

export interface Subject {
  readonly random: Random;
  readonly site: Site;
  readonly asset: Partial<AssetFields>;
  /** Kind of business. */
  readonly trade: Trade | null;
  readonly outlooks: readonly Outlook[];
}

export const repeated = (count: number, shot: Shot): Shot[] => Array.from({ length: count }, () => shot);

export const when = (condition: unknown, ...shots: Shot[]): Shot[] => (condition ? shots : []);
