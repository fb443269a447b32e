import '../../generated/styles/checkbox.css';
import type { ComponentProps, ReactNode } from 'react';
import { recipeClass } from './recipe-class.ts';

export interface CheckboxProps extends ComponentProps<'input'> {
  /** The label; all of it is clickable. */
  children: ReactNode;
}

export const Checkbox = ({ children, className, ...props }: CheckboxProps) => (
  <label className={recipeClass('y-checkbox', {}, className)}>
    <input type="checkbox" className="y-checkbox__control" {...props} />
    <span>{children}</span>
  </label>
);
