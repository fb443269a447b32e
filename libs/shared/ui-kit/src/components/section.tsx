import '../../generated/styles/section.css';
import type { ComponentProps } from 'react';
import type { sectionRecipe } from '../theme/recipes/layout.ts';
import { recipeClass, type VariantProps } from './recipe-class.ts';

export interface SectionProps extends ComponentProps<'section'>, VariantProps<typeof sectionRecipe> {}

/** A section of the page with the standard vertical padding. */
export const Section = ({ tone, className, ...props }: SectionProps) => (
  <section className={recipeClass('y-section', { tone }, className)} {...props} />
);
