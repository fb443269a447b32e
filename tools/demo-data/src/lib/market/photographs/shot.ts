import type { AssetFields, ImageCategory } from '@yoodee/api-contract';
import type { Site } from '../site.ts';
import type { Random } from '../../random.ts';
import type { Trade } from '../trades.data.ts';
import type { Caption } from './captions.data.ts';
import type { Outlook } from './rooms.data.ts';

/** One picture wanted: any of `among` that the asset does not show yet. */
export interface Shot {
  readonly among: readonly number[];
  readonly category: ImageCategory;
  readonly caption: Caption;
  /** Fit to stand first; the weight says how often. */
  readonly cover?: number;
}

export interface Subject {
  readonly random: Random;
  readonly site: Site;
  readonly asset: Partial<AssetFields>;
  /** What a business does. */
  readonly trade: Trade | null;
  readonly outlooks: readonly Outlook[];
}

export const repeated = (count: number, shot: Shot): Shot[] => Array.from({ length: count }, () => shot);

export const when = (condition: unknown, ...shots: Shot[]): Shot[] => (condition ? shots : []);
