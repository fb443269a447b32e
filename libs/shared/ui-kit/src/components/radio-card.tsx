import '../../generated/styles/radio-card.css';
import type { ComponentProps, ReactNode } from 'react';
import { Fieldset } from './field.tsx';
import { Grid, type GridProps } from './grid.tsx';
import { recipeClass } from './recipe-class.ts';

export interface RadioCardProps extends ComponentProps<'input'> {
  label: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
}

/** One option of a group, shown as a card. Use it inside a `RadioCardGroup` or a `Fieldset`. */
export const RadioCard = ({ label, description, icon, className, ...props }: RadioCardProps) => (
  <label className={recipeClass('y-radio-card', {}, className)}>
    <input type="radio" className="y-radio-card__control" {...props} />
    {icon}
    <span>
      {label}
      {description && <span className="y-radio-card__description">{description}</span>}
    </span>
  </label>
);

export interface RadioCardOption<Value extends string> {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
}

export interface RadioCardGroupProps<Value extends string> {
  name: string;
  label: ReactNode;
  options: readonly RadioCardOption<Value>[];
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  columns?: GridProps['columns'];
}

export const RadioCardGroup = <Value extends string>(group: RadioCardGroupProps<Value>) => {
  const { name, options, value, defaultValue, onValueChange, columns = 2, required, ...texts } = group;
  const controlled = (option: Value) =>
    value === undefined && onValueChange === undefined
      ? { defaultChecked: option === defaultValue }
      : { checked: option === value, onChange: () => onValueChange?.(option) };
  return (
    <Fieldset required={required} {...texts}>
      <Grid columns={columns} gap={3}>
        {options.map((option) => (
          <RadioCard key={option.value} name={name} required={required} {...option} {...controlled(option.value)} />
        ))}
      </Grid>
    </Fieldset>
  );
};
