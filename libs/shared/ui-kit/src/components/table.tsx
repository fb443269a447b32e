import '../../generated/styles/table.css';
import type { ComponentProps } from 'react';
import { recipeClass } from './recipe-class.ts';

export interface TableProps extends ComponentProps<'table'> {
  /** Accessible name of the region that scrolls sideways on a narrow screen. */
  label: string;
}

/** Rows and cells are plain `thead`, `tr`, `th scope` and `td` elements. */
export const Table = ({ label, className, ...props }: TableProps) => (
  <div className="y-table" role="region" aria-label={label} tabIndex={0}>
    <table className={recipeClass('y-table__table', {}, className)} {...props} />
  </div>
);
