import { imageCategories, type ImageCategory } from '@yoodee/api-contract';
import type { LocaleIntl } from '@yoodee/i18n';
import type { Locale } from '@yoodee/site';
import type { AssetDetailView } from './asset-detail.view.ts';
import { messages } from './asset-gallery.messages.ts';

type Picture = AssetDetailView['images'][number];

/** Under what a reader looks for a picture; a cover belongs to no room. */
export type GalleryGroup = Exclude<ImageCategory, 'cover'> | 'plan' | 'video';

export type GalleryItem =
  | { type: 'picture'; key: string; group: GalleryGroup; picture: Picture; alt: string; caption: string | null }
  | { type: 'video'; key: string; group: 'video'; embed: string };

const captionIn = (locale: Locale, { caption_th, caption_en }: Picture) =>
  locale === 'en' ? (caption_en ?? caption_th) : caption_th;

const groupOf = ({ kind, category }: Picture): GalleryGroup => {
  if (kind === 'floor_plan') return 'plan';
  return category === null || category === 'cover' ? 'other' : category;
};

/** Photographs, floor plans and the video as one row, in the order they are looked at. */
export const galleryItems = (
  { images, floorPlans, video }: Pick<AssetDetailView, 'images' | 'floorPlans' | 'video'>,
  locale: Locale,
  intl: LocaleIntl,
): GalleryItem[] => {
  const itemOf = (picture: Picture, unnamed: string): GalleryItem => {
    const caption = captionIn(locale, picture);
    const room = picture.category && picture.category !== 'other' ? imageCategories[picture.category][locale] : null;
    const alt = caption ?? (room && picture.category !== 'cover' ? `${room} – ${unnamed}` : unnamed);
    return { type: 'picture', key: String(picture.id), group: groupOf(picture), picture, alt, caption };
  };
  return [
    ...images.map((picture, index) =>
      itemOf(picture, intl.formatMessage(messages.picture, { number: index + 1, count: images.length })),
    ),
    ...floorPlans.map((picture, index) =>
      itemOf(picture, intl.formatMessage(messages.floorPlan, { number: index + 1 })),
    ),
    ...(video?.embed ? [{ type: 'video', key: 'video', group: 'video', embed: video.embed } as const] : []),
  ];
};
