import { createContext, use, useId, type ComponentProps, type ReactNode } from 'react';
import { circleAlertIcon } from '../../generated/icons/circle-alert.ts';
import { Icon } from '../icons/icon.tsx';

interface FieldControl {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  required?: boolean;
}

const FieldContext = createContext<FieldControl>({});

/** Attributes that tie a control to the label, hint and error of the `Field` around it. */
export const useFieldControl = () => use(FieldContext);

interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to put it right; its presence marks the control as invalid. */
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
  /** One control of the kit (`Input`, `Textarea`, `NativeSelect` …) or one that takes `useFieldControl()`. */
  children: ReactNode;
}

/** Label, hint and error above the control, as they are read. */
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

/** The same for several controls that answer one question. */
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
