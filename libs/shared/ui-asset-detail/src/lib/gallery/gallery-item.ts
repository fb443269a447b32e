import { imageCategories, type ImageCategory } from '@yoodee/asset-rules/options';
import type { LocaleIntl } from '@yoodee/i18n';
import type { Locale } from '@yoodee/site';
import { textIn, type ShownText } from '@yoodee/ui-asset-card';
import type { AssetDetailView } from '../asset-detail.view.ts';
import { messages } from './asset-gallery.messages.ts';

type Picture = AssetDetailView['images'][number];

/** The group of a picture; a cover belongs to no room. */
export type GalleryGroup = Exclude<ImageCategory, 'cover'> | 'plan' | 'video';

export type GalleryItem =
  | { type: 'picture'; key: string; group: GalleryGroup; picture: Picture; alt: ShownText; caption: string | null }
  | { type: 'video'; key: string; group: 'video'; embed: string };

/** The categories whose names differ for a plot of land. */
const plotNames: Partial<Record<ImageCategory, Record<Locale, string>>> = { exterior: { th: 'ที่ดิน', en: 'The plot' } };

/** The name of a category, which differs for a plot of land. */
export const categoryName = (category: ImageCategory, isLand: boolean, locale: Locale): string =>
  ((isLand && plotNames[category]) || imageCategories[category])[locale];

const groupOf = ({ kind, category }: Picture): GalleryGroup => {
  if (kind === 'floor_plan') return 'plan';
  return category === null || category === 'cover' ? 'other' : category;
};

/** Photographs, floor plans and the video as one list, in display order. */
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
