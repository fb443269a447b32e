import '../../generated/styles/field.css';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { circleAlertIcon } from '../../generated/icons/circle-alert.ts';
import { Icon } from '../icons/icon.tsx';
import { FieldContext } from './field-control.ts';

interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  /** The problem and how to correct it. If present, the control is marked as invalid. */
  error?: ReactNode;
  required?: boolean;
}

const requiredMark = ' *';

const FieldMessages = ({
  hint,
  hintId,
  error,
  errorId,
}: Pick<FieldTexts, 'hint' | 'error'> & { hintId: string; errorId: string }) => (
  <>
    {hint && (
      <p id={hintId} className="y-field__hint">
        {hint}
      </p>
    )}
    {error && (
      <p id={errorId} className="y-field__error">
        <Icon icon={circleAlertIcon} size={16} />
        {error}
      </p>
    )}
  </>
);

const useMessages = ({ hint, error }: Pick<FieldTexts, 'hint' | 'error'>) => {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  return { id, hintId, errorId, describedBy };
};

export interface FieldProps extends FieldTexts {
  /** One control of the kit (`Input`, `Textarea`, `NativeSelect` …) or one that uses `useFieldControl()`. */
  children: ReactNode;
}

/** Label, hint and error above the control, in reading order. */
export const Field = ({ label, hint, error, required, children }: FieldProps) => {
  const { id, hintId, errorId, describedBy } = useMessages({ hint, error });
  return (
    <div className="y-field">
      <label className="y-field__label" htmlFor={id}>
        {label}
        {required && (
          <span className="y-field__mark" aria-hidden="true">
            {requiredMark}
          </span>
        )}
      </label>
      <FieldMessages {...{ hint, hintId, error, errorId }} />
      <FieldContext value={{ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined, required }}>
        {children}
      </FieldContext>
    </div>
  );
};

export interface FieldsetProps extends FieldTexts, Omit<ComponentProps<'fieldset'>, 'children'> {
  children: ReactNode;
}

/** A field for a group of controls. */
export const Fieldset = ({ label, hint, error, required, children, ...props }: FieldsetProps) => {
  const { hintId, errorId, describedBy } = useMessages({ hint, error });
  return (
    <fieldset className="y-field" aria-describedby={describedBy} aria-invalid={error ? true : undefined} {...props}>
      <legend className="y-field__label">
        {label}
        {required && (
          <span className="y-field__mark" aria-hidden="true">
            {requiredMark}
          </span>
        )}
      </legend>
      <FieldMessages {...{ hint, hintId, error, errorId }} />
      {children}
    </fieldset>
  );
};
