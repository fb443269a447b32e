import { createContext, use } from 'react';

interface FieldControl {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  required?: boolean;
}

export const FieldContext = createContext<FieldControl>({});

/** Attributes that connect a control with the label, hint and error of its `Field`. */
export const useFieldControl = () => use(FieldContext);
