import { fieldRequired, type AssetFieldName } from '@yoodee/api-contract';
import { Field, Fieldset } from '@yoodee/ui-kit';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { foundProblem, useDraftForm } from './draft-form.ts';
import { fieldHints, landHints } from './field-hints.messages.ts';
import { useFieldTexts } from './use-field-texts.ts';
import styles from './fields.module.css';

export interface FieldFrameProps {
  name: AssetFieldName;
  /** The controls are several: the label becomes their legend. */
  isGroup?: boolean;
  /** Takes a whole row where fields stand side by side. */
  isWide?: boolean;
  /** The one control of the field, or all of the group's. */
  children: ReactNode;
  /** What is said below the control: a counter, a reading. */
  foot?: ReactNode;
}

/**
 * Label, mark, hint and error around a field's control; `id` is the field's name, so that a link can lead to it. What
 * the browser finds wrong is said when the member has left the field, what the API refused at once.
 */
export const FieldFrame = ({ name, isGroup, isWide, children, foot }: FieldFrameProps) => {
  const form = useDraftForm();
  const { label, problem } = useFieldTexts();
  const [isFocused, setIsFocused] = useState(false);
  const code = form.refused[name] ?? (isFocused ? null : foundProblem(form, name));
  const hints: Partial<Record<AssetFieldName, MessageDescriptor>> =
    form.fields.property_type === 'land' ? { ...fieldHints, ...landHints } : fieldHints;
  const hint = hints[name];
  const Frame = isGroup ? Fieldset : Field;
  return (
    <div
      id={name}
      className={isWide ? styles.wideField : styles.field}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      <Frame
        label={label(name)}
        hint={hint && <FormattedMessage {...hint} />}
        error={code && problem(name, code)}
        required={fieldRequired(name, form.fields)}
      >
        {children}
      </Frame>
      {foot}
    </div>
  );
};
