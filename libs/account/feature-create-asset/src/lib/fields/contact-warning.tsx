import { hasContactDetails, plainText, type AssetFieldName } from '@yoodee/api-contract';
import { Notice } from '@yoodee/ui-kit';
import { useDraftField } from './draft-form.ts';
import { useFieldTexts } from './use-field-texts.ts';

/** Said while the text is typed: with contact details in it the listing cannot be published. */
export const ContactWarning = ({ name }: { name: AssetFieldName }) => {
  const { value } = useDraftField<string>(name);
  const { problem } = useFieldTexts();
  return (
    <div role="status">
      {hasContactDetails(plainText(value ?? '')) && <Notice tone="warning">{problem(name, 'contact_details')}</Notice>}
    </div>
  );
};
