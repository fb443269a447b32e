import { imageHref } from '@yoodee/site';
import type { avatarRecipe } from '../theme/recipes/media.ts';
import { recipeClass, type VariantProps } from './recipe-class.ts';

export interface AvatarProps extends VariantProps<typeof avatarRecipe> {
  /** Stands beside the avatar in full, so the avatar itself is decoration. */
  name: string;
  /** Key of a stored picture. */
  imageKey?: string | null;
}

/** The first letter that can stand alone: Thai vowels written before their consonant cannot. */
const initialOf = (name: string) => /[^\s\p{M}เแโใไ]/u.exec(name)?.[0].toUpperCase();

export const Avatar = ({ name, imageKey, size = 'md' }: AvatarProps) => (
  <span className={recipeClass('y-avatar', { size })} aria-hidden="true">
    {imageKey ? <img src={imageHref(imageKey, 320)} alt="" width={96} height={96} loading="lazy" /> : initialOf(name)}
  </span>
);
