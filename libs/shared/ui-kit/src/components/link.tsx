import '../../generated/styles/link.css';
import type { ComponentProps } from 'react';
import type { linkRecipe } from '../theme/recipes/link.ts';
import { recipeClass, type VariantProps } from './recipe-class.ts';

export type AnchorProps = ComponentProps<'a'> & { href: string };

export type LinkProps = AnchorProps & VariantProps<typeof linkRecipe>;

/** `text` within a sentence; `quiet` where the context shows that it is a link (menus, footers, cards). */
export const Link = ({ variant = 'text', className, ...props }: LinkProps) => (
  <a className={recipeClass('y-link', { variant }, className)} {...props} />
);
