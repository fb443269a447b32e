import type { AssetFieldName } from '@yoodee/asset-rules/fields';
import { Textarea } from '@yoodee/ui-kit';
import { useState, type ChangeEvent } from 'react';
import { useDraftField } from './draft-form.ts';
import { toProseHtml, toProseText } from './prose-text.ts';

/** A multi-line text, edited as plain text and stored as HTML paragraphs and lists. */
export const ProseControl = ({ name }: { name: AssetFieldName }) => {
  const { value, setValue } = useDraftField<string>(name);
  const [typed, setTyped] = useState<string | null>(null);
  const written = () => toProseText(value ?? '');

  const take = ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(target.value);
    setValue(toProseHtml(target.value) || null);
  };

  return (
    <Textarea
      rows={8}
      lang={name.endsWith('_en') ? 'en' : undefined}
      value={typed ?? written()}
      onChange={take}
      onFocus={() => setTyped(written())}
      onBlur={() => setTyped(null)}
    />
  );
};
