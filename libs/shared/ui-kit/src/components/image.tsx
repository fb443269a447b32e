import '../../generated/styles/image.css';
import { responsiveImage } from '@yoodee/site';
import { thumbHashToAverageRGBA } from 'thumbhash';
import type { ComponentProps } from 'react';
import type { imageRecipe } from '../theme/recipes/media.ts';
import { recipeClass, type VariantProps } from './recipe-class.ts';

type Variants = VariantProps<typeof imageRecipe>;

/** A stored picture by its key, with `sizes` like `"100vw md:50vw"`, or the address of any picture. */
type Source = { imageKey: string; sizes: string; src?: never } | { src: string; imageKey?: never; sizes?: never };

export type ImageProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'loading' | 'fetchPriority'> &
  Pick<Variants, 'ratio'> &
  Source & {
    /** Empty if the picture adds nothing to the text beside it. */
    alt: string;
    /** Size of the original in pixels. It reserves the space before the picture loads. */
    width: number;
    height: number;
    /** For the page's LCP picture: fetched first. All other pictures load lazily. */
    priority?: boolean;
    /** Base64. Its average colour fills the space until the picture loads. */
    thumbhash?: string | null;
    rounded?: Variants['corners'];
  };

/**
 * Average colour of a base64 thumbhash as `#ca8`. Three digits save bytes in pages with many pictures and suffice for a
 * background that is visible only briefly.
 */
export const averageColor = (thumbhash: string) => {
  const { r, g, b } = thumbHashToAverageRGBA(Uint8Array.from(atob(thumbhash), (character) => character.charCodeAt(0)));
  return `#${[r, g, b].map((channel) => Math.round(channel * 15).toString(16)).join('')}`;
};

export const Image = ({
  imageKey,
  sizes,
  src,
  alt,
  priority,
  thumbhash,
  ratio,
  rounded,
  className,
  style,
  ...props
}: ImageProps) => (
  <img
    className={recipeClass('y-image', { ratio, corners: rounded }, className)}
    alt={alt}
    loading={priority ? undefined : 'lazy'}
    fetchPriority={priority ? 'high' : undefined}
    decoding="async"
    {...(imageKey === undefined ? { src } : responsiveImage(imageKey, sizes))}
    style={thumbhash ? { backgroundColor: averageColor(thumbhash), ...style } : style}
    {...props}
  />
);
