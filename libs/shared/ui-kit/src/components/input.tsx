import '../../generated/styles/input.css';
import '../../generated/styles/input-group.css';
import type { ComponentProps, ReactNode } from 'react';
import { chevronDownIcon } from '../../generated/icons/chevron-down.ts';
import { Icon } from '../icons/icon.tsx';
import { useFieldControl } from './field-control.ts';
import { recipeClass } from './recipe-class.ts';

export interface InputProps extends ComponentProps<'input'> {
  /** Inside the leading edge: an icon or a currency sign. */
  start?: ReactNode;
  /** Inside the trailing edge: a unit. */
  end?: ReactNode;
}

export const Input = ({ start, end, className, ...props }: InputProps) => {
  const control = useFieldControl();
  const input = (
    <input
      className={recipeClass('y-input', { start: Boolean(start), end: Boolean(end) }, className)}
      {...control}
      {...props}
    />
  );
  if (!start && !end) return input;
  return (
    <div className="y-input-group">
      {start && <span className="y-input-group__start">{start}</span>}
      {input}
      {end && <span className="y-input-group__end">{end}</span>}
    </div>
  );
};

/** Grows with its text if the browser supports it. */
export const Textarea = ({ className, rows = 4, ...props }: ComponentProps<'textarea'>) => {
  const control = useFieldControl();
  return (
    <textarea className={recipeClass('y-input', { kind: 'textarea' }, className)} rows={rows} {...control} {...props} />
  );
};

/** The browser's native select: fastest on a phone, works without script. Its children are the options. */
export const NativeSelect = ({ className, ...props }: ComponentProps<'select'>) => {
  const control = useFieldControl();
  return (
    <div className="y-input-group">
      <select className={recipeClass('y-input', { kind: 'select' }, className)} {...control} {...props} />
      <span className="y-input-group__end">
        <Icon icon={chevronDownIcon} />
      </span>
    </div>
  );
};
