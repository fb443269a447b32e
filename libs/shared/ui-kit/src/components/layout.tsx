import '../../generated/styles/container.css';
import '../../generated/styles/stack.css';
import type { ComponentProps } from 'react';
import type { containerRecipe, stackRecipe } from '../theme/recipes/layout.ts';
import { recipeClass, type VariantProps } from './recipe-class.ts';

export interface LayoutProps extends ComponentProps<'div'> {
  as?:
    'div' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'main' | 'nav' | 'ul' | 'ol' | 'li' | 'dl' | 'span';
}

type StackVariants = VariantProps<typeof stackRecipe>;

export interface StackProps extends LayoutProps, Omit<StackVariants, 'direction'> {}

const Flow = ({
  as = 'div',
  direction,
  gap = 4,
  align,
  justify,
  wrap,
  className,
  ...props
}: LayoutProps & StackVariants) => {
  const Tag = as as 'div';
  return <Tag className={recipeClass('y-stack', { direction, gap, align, justify, wrap }, className)} {...props} />;
};

/** Children in a column; `gap` in units of 4 px. */
export const Stack = (props: StackProps) => <Flow direction="column" {...props} />;

/** Children in a row. */
export const HStack = (props: StackProps) => <Flow align="center" {...props} />;

export interface ContainerProps extends LayoutProps, VariantProps<typeof containerRecipe> {}

/** Limits the content width to 1200 px; `prose` is for text and forms. */
export const Container = ({ as = 'div', size = 'full', className, ...props }: ContainerProps) => {
  const Tag = as as 'div';
  return <Tag className={recipeClass('y-container', { size }, className)} {...props} />;
};
