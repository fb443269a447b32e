import '../../generated/styles/badge.css';
import type { ComponentProps } from 'react';
import type { badgeRecipe } from '../theme/recipes/badge.ts';
import { recipeClass, type VariantProps } from './recipe-class.ts';

export interface BadgeProps extends ComponentProps<'span'>, VariantProps<typeof badgeRecipe> {}

/** A short label. `accent` attracts attention; `panel` is for use on photographs. */
export const Badge = ({ tone = 'neutral', className, ...props }: BadgeProps) => (
  <span className={recipeClass('y-badge', { tone }, className)} {...props} />
);
