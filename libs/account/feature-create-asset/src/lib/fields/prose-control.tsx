import type { AssetFieldName } from '@yoodee/asset-rules/fields';
import { useLocale } from '@yoodee/i18n';
import { Textarea } from '@yoodee/ui-kit';
import { useState, type ChangeEvent } from 'react';
import { languageOf, useDraftField } from './draft-form.ts';
import { toProseHtml, toProseText } from './prose-text.ts';

/** A multi-line text, edited as plain text and stored as HTML paragraphs and lists. */
export const ProseControl = ({ name }: { name: AssetFieldName }) => {
  const { value, setValue } = useDraftField<string>(name);
  const [typed, setTyped] = useState<string | null>(null);
  const written = () => toProseText(value ?? '');
  const shown = typed ?? written();

  const take = ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(target.value);
    setValue(toProseHtml(target.value) || null);
  };

  return (
    <Textarea
      rows={8}
      lang={languageOf(name, useLocale(), shown)}
      value={shown}
      onChange={take}
      onFocus={() => setTyped(written())}
      onBlur={() => setTyped(null)}
    />
  );
};
