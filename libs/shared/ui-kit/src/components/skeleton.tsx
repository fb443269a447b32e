import '../../generated/styles/skeleton.css';
import type { ComponentProps } from 'react';
import { recipeClass } from './recipe-class.ts';

/** A placeholder for content that is loading. Set its size by `style` or `className`. */
export const Skeleton = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={recipeClass('y-skeleton', {}, className)} aria-hidden="true" {...props} />
);
