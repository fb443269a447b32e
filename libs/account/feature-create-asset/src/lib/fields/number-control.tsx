import { assetField, type AssetFieldName } from '@yoodee/api-contract';
import { unitLabel } from '@yoodee/asset-view';
import { useLocale } from '@yoodee/i18n';
import { useMemo } from 'react';
import { useDraftForm } from './draft-form.ts';
import { isUnread } from './field-problem.ts';
import { NumberInput } from './number-input.tsx';
import { bahtWriting, numberWriting, yearWriting } from './number-text.ts';

const bahtSign = '฿';

const useWriting = (name: AssetFieldName) => {
  const locale = useLocale();
  return useMemo(() => {
    // A year is no amount: it has no commas, and two eras.
    if (name === 'year_built') return yearWriting(locale);
    const field = assetField(name);
    if (field.kind === 'baht') return bahtWriting;
    const min = 'min' in field ? field.min : 0;
    return numberWriting({
      ...(field.kind === 'decimal' && { decimals: field.decimals }),
      isSigned: min < 0,
      isGrouped: name !== 'lat' && name !== 'lng',
    });
  }, [name, locale]);
};

const unitOf = (name: AssetFieldName) => {
  const field = assetField(name);
  return name !== 'year_built' && 'unit' in field ? field.unit : undefined;
};

/** Baht, whole numbers and decimals, with their unit inside the box. */
export const NumberControl = ({ name }: { name: AssetFieldName }) => {
  const locale = useLocale();
  const writing = useWriting(name);
  const { fields, edits, change } = useDraftForm();
  const edited = edits[name];
  const { kind } = assetField(name);
  const unit = unitOf(name);
  return (
    <NumberInput
      value={isUnread(edited) ? edited : (fields[name] as number | null)}
      onValueChange={(value) => change({ [name]: value })}
      writing={writing}
      start={kind === 'baht' ? bahtSign : undefined}
      end={unit && unitLabel(unit, locale)}
    />
  );
};
