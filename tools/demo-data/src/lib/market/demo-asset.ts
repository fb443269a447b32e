import type { AssetEvent } from '@yoodee/api-contract/assets';
import type { AssetFields } from '@yoodee/asset-rules/fields';
import type { AssetStatus, ImageCategory } from '@yoodee/asset-rules/options';
import type { DemoProject } from './demo-project.ts';

/** `picture` is an index into the demo's pictures; `sort` starts at 0 and the first is the cover. */
export interface DemoImage {
  picture: number;
  category: ImageCategory | null;
  caption_th: string | null;
  caption_en: string | null;
  sort: number;
}

/** A dated event of the asset, oldest first. Prices are in whole baht, and null unless the price changed. */
export interface DemoEvent {
  kind: AssetEvent['kind'];
  at: Date;
  price_kind: AssetEvent['price_kind'];
  price_from: number | null;
  price_to: number | null;
}

/** Dates of the life cycle; null is "not yet". */
export interface DemoDates {
  created_at: Date;
  updated_at: Date;
  first_published_at: Date | null;
  published_at: Date | null;
  confirmed_at: Date | null;
  expires_at: Date | null;
  closed_at: Date | null;
}

export type DemoStatus = Exclude<AssetStatus, 'hidden' | 'deleted'>;

/** A listing with the asset table's columns. Unknown is null. */
export interface DemoAsset extends AssetFields, DemoDates {
  /** Index into the demo's members. */
  owner: number;
  status: DemoStatus;
  project: DemoProject | null;
  price_original_sale: number | null;
  price_original_rent: number | null;
  images: DemoImage[];
  floor_plans: DemoImage[];
  events: DemoEvent[];
}
