import '../../generated/styles/grid.css';
import type { gridRecipe } from '../theme/recipes/layout.ts';
import type { LayoutProps } from './layout.tsx';
import { recipeClass, type VariantProps } from './recipe-class.ts';

export interface GridProps extends LayoutProps, VariantProps<typeof gridRecipe> {}

/**
 * `columns="cards"` shows as many columns as fit. A number is the column count on desktop. `row` applies to phones
 * only.
 */
export const Grid = ({ as = 'div', columns = 'cards', gap = 'cards', row, className, ...props }: GridProps) => {
  const Tag = as as 'div';
  return <Tag className={recipeClass('y-grid', { columns, gap, row }, className)} {...props} />;
};
