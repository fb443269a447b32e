import { responsiveImage } from '@yoodee/site';
import { thumbHashToAverageRGBA } from 'thumbhash';
import type { ComponentProps } from 'react';
import type { imageRecipe } from '../theme/recipes/media.ts';
import { recipeClass, type VariantProps } from './recipe-class.ts';

type Variants = VariantProps<typeof imageRecipe>;

/** A stored picture by its key with `sizes` like `"100vw md:50vw"`, or any address of one. */
type Source = { imageKey: string; sizes: string; src?: never } | { src: string; imageKey?: never; sizes?: never };

export type ImageProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'loading' | 'fetchPriority'> &
  Pick<Variants, 'ratio'> &
  Source & {
    /** Empty for a picture that says nothing the text beside it does not. */
    alt: string;
    /** Of the original, in pixels: they hold the place before the picture comes. */
    width: number;
    height: number;
    /** The page's largest picture: fetched first. All others wait until they are near. */
    priority?: boolean;
    /** Base64; the average colour of the picture fills its place. */
    thumbhash?: string | null;
    rounded?: Variants['corners'];
  };

/** `#ca8` of a base64 thumbhash: in pages of many pictures three digits are enough for a ground seen for a moment. */
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
