import type { AssetFields, ImageCategory, ListingType, PropertyType } from '@yoodee/api-contract';
import type { PictureSpec } from '../pictures/spec.ts';

/** A picture of a hand-written listing, by the kind of scene; which of the scene's pictures is chosen by its order. */
export interface HandwrittenImage {
  scene: PictureSpec['scene'];
  category: ImageCategory;
  caption_th?: string;
  caption_en?: string;
}

/** A listing written by hand: only what is known is said. The first image is the cover; plans come after. */
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
