import { assetField, type AssetFieldName } from '@yoodee/asset-rules/fields';
import { useLocale } from '@yoodee/i18n';
import { parseThaiDigits } from '@yoodee/site';
import { Input } from '@yoodee/ui-kit';
import { useState, type ChangeEvent } from 'react';
import { languageOf, useDraftField } from './draft-form.ts';

/** Official codes contain only digits, and Thai digits are converted. Other text stays as typed. */
const readText = (name: AssetFieldName, typed: string) => {
  const field = assetField(name);
  return field.kind === 'code' ? parseThaiDigits(typed).replace(/\D/g, '').slice(0, field.digits) : typed;
};

const inputModes = { url: 'url', code: 'numeric' } as const;

/** An input for a line of text, a URL or a code. While it has focus, only typing changes its text. */
export const TextControl = ({ name }: { name: AssetFieldName }) => {
  const { value, setValue } = useDraftField<string>(name);
  const [typed, setTyped] = useState<string | null>(null);
  const { kind } = assetField(name);

  const shown = typed ?? value ?? '';

  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = readText(name, target.value);
    setTyped(text);
    setValue(text === '' ? null : text);
  };

  return (
    <Input
      type="text"
      inputMode={inputModes[kind as keyof typeof inputModes]}
      lang={languageOf(name, useLocale(), shown)}
      value={shown}
      onChange={take}
      onFocus={() => setTyped(value ?? '')}
      onBlur={() => setTyped(null)}
    />
  );
};
