import type { AssetFields } from '@yoodee/asset-rules/fields';
import type { ImageCategory, ListingType, PropertyType } from '@yoodee/asset-rules/options';
import type { PictureSpec } from '../pictures/spec.ts';

/** A picture of a handwritten listing, by kind of scene. The picture chooser selects the scene's picture. */
export interface HandwrittenImage {
  scene: PictureSpec['scene'];
  category: ImageCategory;
  caption_th?: string;
  caption_en?: string;
}

/** A handwritten listing. Unknown fields are absent. The first image is the cover; plans come last. */
export type HandwrittenAsset = Partial<AssetFields> & {
  listing_type: ListingType;
  property_type: PropertyType;
  title_th: string;
  title_en: string;
  description_th: string;
  description_en: string;
  province_code: string;
  district_code: string;
  subdistrict_code: string;
  images: readonly HandwrittenImage[];
};
