import '../../generated/styles/only.css';
import type { ComponentProps } from 'react';
import type { onlyRecipe } from '../theme/recipes/layout.ts';
import { recipeClass, type VariantProps } from './recipe-class.ts';

export interface OnlyProps extends ComponentProps<'div'> {
  on: NonNullable<VariantProps<typeof onlyRecipe>['on']>;
}

/** Shows its children on some device classes, by CSS alone; it creates no box. */
export const Only = ({ on, className, ...props }: OnlyProps) => (
  <div className={recipeClass('y-only', { on }, className)} {...props} />
);
