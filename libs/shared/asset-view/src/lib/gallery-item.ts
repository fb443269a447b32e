import { imageCategories, type ImageCategory } from '@yoodee/api-contract';
import type { LocaleIntl } from '@yoodee/i18n';
import type { Locale } from '@yoodee/site';
import type { AssetDetailView } from './asset-detail.view.ts';
import { messages } from './asset-gallery.messages.ts';
import { textIn, type ShownText } from './asset-text.ts';

type Picture = AssetDetailView['images'][number];

/** Under what a reader looks for a picture; a cover belongs to no room. */
export type GalleryGroup = Exclude<ImageCategory, 'cover'> | 'plan' | 'video';

export type GalleryItem =
  | { type: 'picture'; key: string; group: GalleryGroup; picture: Picture; alt: ShownText; caption: string | null }
  | { type: 'video'; key: string; group: 'video'; embed: string };

/** The outside of a house; of a plot there is nothing else. */
const plotNames: Partial<Record<ImageCategory, Record<Locale, string>>> = { exterior: { th: 'ที่ดิน', en: 'The plot' } };

/** A category's name on the page of an asset that is, or is not, a plot of land. */
export const categoryName = (category: ImageCategory, isLand: boolean, locale: Locale): string =>
  ((isLand && plotNames[category]) || imageCategories[category])[locale];

const groupOf = ({ kind, category }: Picture): GalleryGroup => {
  if (kind === 'floor_plan') return 'plan';
  return category === null || category === 'cover' ? 'other' : category;
};

/** Photographs, floor plans and the video as one row, in the order they are looked at. */
export const galleryItems = (
  { images, floorPlans, video, isLand }: Pick<AssetDetailView, 'images' | 'floorPlans' | 'video' | 'isLand'>,
  locale: Locale,
  intl: LocaleIntl,
): GalleryItem[] => {
  const itemOf = (picture: Picture, unnamed: string): GalleryItem => {
    const { category } = picture;
    const caption = textIn(locale, picture.caption_th, picture.caption_en);
    const room = category && category !== 'other' && category !== 'cover' && categoryName(category, isLand, locale);
    const alt = caption ?? { text: room ? `${room} – ${unnamed}` : unnamed };
    const group = groupOf(picture);
    return { type: 'picture', key: String(picture.id), group, picture, alt, caption: caption && caption.text };
  };
  return [
    ...images.map((picture, index) =>
      itemOf(picture, intl.formatMessage(messages.picture, { number: index + 1, count: images.length })),
    ),
    ...floorPlans.map((picture, index) =>
      itemOf(picture, intl.formatMessage(isLand ? messages.plotPlan : messages.floorPlan, { number: index + 1 })),
    ),
    ...(video?.embed ? [{ type: 'video', key: 'video', group: 'video', embed: video.embed } as const] : []),
  ];
};
