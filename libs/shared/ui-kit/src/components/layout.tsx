import type { ComponentProps } from 'react';
import type { containerRecipe, gridRecipe, onlyRecipe, sectionRecipe, stackRecipe } from '../theme/recipes/layout.ts';
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

/** One below the other; `gap` in units of 4 px. */
export const Stack = (props: StackProps) => <Flow direction="column" {...props} />;

/** One beside the other. */
export const HStack = (props: StackProps) => <Flow align="center" {...props} />;

export interface GridProps extends LayoutProps, VariantProps<typeof gridRecipe> {}

/** `columns="cards"` fits as many cards as there is room for; a number is reached on a desktop; `row` is for phones. */
export const Grid = ({ as = 'div', columns = 'cards', gap = 'cards', row, className, ...props }: GridProps) => {
  const Tag = as as 'div';
  return <Tag className={recipeClass('y-grid', { columns, gap, row }, className)} {...props} />;
};

export interface ContainerProps extends LayoutProps, VariantProps<typeof containerRecipe> {}

/** The page's measure, 1200 px; `prose` for reading and for forms. */
export const Container = ({ as = 'div', size = 'full', className, ...props }: ContainerProps) => {
  const Tag = as as 'div';
  return <Tag className={recipeClass('y-container', { size }, className)} {...props} />;
};

export interface SectionProps extends ComponentProps<'section'>, VariantProps<typeof sectionRecipe> {}

/** A part of the page with the air above and below that parts need. */
export const Section = ({ tone, className, ...props }: SectionProps) => (
  <section className={recipeClass('y-section', { tone }, className)} {...props} />
);

export interface OnlyProps extends ComponentProps<'div'> {
  on: NonNullable<VariantProps<typeof onlyRecipe>['on']>;
}

/** Shows its children on some device classes, by CSS alone; leaves no box of its own. */
export const Only = ({ on, className, ...props }: OnlyProps) => (
  <div className={recipeClass('y-only', { on }, className)} {...props} />
);
