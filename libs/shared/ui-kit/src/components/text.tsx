import '../../generated/styles/heading.css';
import '../../generated/styles/text.css';
import type { ComponentProps } from 'react';
import type { headingRecipe, textRecipe } from '../theme/recipes/text.ts';
import { recipeClass, type VariantProps } from './recipe-class.ts';

type HeadingSize = VariantProps<typeof headingRecipe>['size'];

const sizeOfLevel = { 1: '2xl', 2: 'lg', 3: 'md', 4: 'sm' } as const satisfies Record<number, HeadingSize>;

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Level in the document outline; does not affect the appearance. */
  level: 1 | 2 | 3 | 4;
  size?: HeadingSize;
}

export const Heading = ({ level, size = sizeOfLevel[level], className, ...props }: HeadingProps) => {
  const Tag = `h${level}` as const;
  return <Tag className={recipeClass('y-heading', { size }, className)} {...props} />;
};

export interface TextProps extends ComponentProps<'p'>, VariantProps<typeof textRecipe> {
  as?: 'p' | 'span' | 'div' | 'strong' | 'time' | 'dt' | 'dd' | 'li' | 'figcaption' | 'address';
}

/** `size="price"` and `numeric` use tabular figures. */
export const Text = ({ as = 'p', size, tone, weight, lines, numeric, className, ...props }: TextProps) => {
  const Tag = as as 'p';
  return <Tag className={recipeClass('y-text', { size, tone, weight, lines, numeric }, className)} {...props} />;
};
