import '../../generated/styles/avatar.css';
import type { avatarRecipe } from '../theme/recipes/media.ts';
import { recipeClass, type VariantProps } from './recipe-class.ts';

export interface AvatarProps extends VariantProps<typeof avatarRecipe> {
  /** Must also be shown as text beside the avatar, because the avatar is decorative. */
  name: string;
  /** Address of a square picture, e.g. a member's `image_url`. */
  src?: string | null;
  /** Of the name, if it is not the page's language. */
  lang?: string;
}

/** The first letter that can be shown alone. Thai vowels that are written before their consonant cannot. */
const initialOf = (name: string) => /[^\s\p{M}เแโใไ]/u.exec(name)?.[0].toUpperCase();

export const Avatar = ({ name, src, lang, size = 'md' }: AvatarProps) => (
  <span className={recipeClass('y-avatar', { size })} lang={lang} aria-hidden="true">
    {src ? <img src={src} alt="" width={96} height={96} loading="lazy" /> : initialOf(name)}
  </span>
);
