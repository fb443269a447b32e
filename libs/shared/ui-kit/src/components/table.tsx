import type { ComponentProps, ReactNode } from 'react';
import type { factsRecipe } from '../theme/recipes/data.ts';
import { recipeClass, type VariantProps } from './recipe-class.ts';

export interface TableProps extends ComponentProps<'table'> {
  /** What the table shows; names the part that scrolls sideways on a narrow screen. */
  label: string;
}

/** Rows and cells are plain `thead`, `tr`, `th scope`, `td`. */
export const Table = ({ label, className, ...props }: TableProps) => (
  <div className="y-table" role="region" aria-label={label} tabIndex={0}>
    <table className={recipeClass('y-table__table', {}, className)} {...props} />
  </div>
);

export interface Fact {
  term: string;
  value: ReactNode;
}

export interface FactsTableProps extends ComponentProps<'dl'>, VariantProps<typeof factsRecipe> {
  facts: readonly Fact[];
}

/** What is known about a thing, term and value a line. */
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
