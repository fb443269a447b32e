import '../../generated/styles/facts.css';
import type { ComponentProps, ReactNode } from 'react';
import type { factsRecipe } from '../theme/recipes/data.ts';
import { recipeClass, type VariantProps } from './recipe-class.ts';

export interface Fact {
  term: string;
  value: ReactNode;
}

export interface FactsTableProps extends ComponentProps<'dl'>, VariantProps<typeof factsRecipe> {
  facts: readonly Fact[];
}

/** A list of facts with a term and a value per row. */
export const FactsTable = ({ facts, columns, className, ...props }: FactsTableProps) => (
  <dl className={recipeClass('y-facts', { columns }, className)} {...props}>
    {facts.map(({ term, value }) => (
      <div key={term} className="y-facts__row">
        <dt className="y-facts__term">{term}</dt>
        <dd className="y-facts__value">{value}</dd>
      </div>
    ))}
  </dl>
);
