import { fieldRequired, type AssetFieldName } from '@yoodee/asset-rules/fields';
import { Field, Fieldset } from '@yoodee/ui-kit';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { foundProblem, useDraftForm } from './draft-form.ts';
import { fieldHints, landHints } from './field-hints.messages.ts';
import { useFieldTexts } from './use-field-texts.ts';
import styles from './fields.module.css';

export interface FieldFrameProps {
  name: AssetFieldName;
  /** For several controls: the label becomes the legend of a fieldset. */
  isGroup?: boolean;
  /** Spans the full row of the grid. */
  isWide?: boolean;
  /** The control of the field, or all controls of the group. */
  children: ReactNode;
  /** Content below the control, such as a character counter. */
  foot?: ReactNode;
}

/**
 * Label, hint and error of a field. Its `id` is the field's name, so that links can target it. Client-side errors
 * appear when the field loses focus, API errors at once, and so does a required answer that the next step waits for.
 */
export const FieldFrame = ({ name, isGroup, isWide, children, foot }: FieldFrameProps) => {
  const form = useDraftForm();
  const { label, problem } = useFieldTexts();
  const [isFocused, setIsFocused] = useState(false);
  const askedCode = form.asked?.field === name ? form.asked.code : null;
  const code = form.refused[name] ?? askedCode ?? (isFocused ? null : foundProblem(form, name));
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
