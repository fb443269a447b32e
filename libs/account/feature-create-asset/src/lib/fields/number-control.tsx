import { bahtWriting, isUnread, NumberInput, numberWriting, yearWriting } from '@yoodee/account-ui-number-input';
import { assetField, type AssetFieldName } from '@yoodee/asset-rules/fields';
import { useLocale } from '@yoodee/i18n';
import { unitLabel } from '@yoodee/ui-asset-card';
import { useMemo } from 'react';
import { useDraftForm } from './draft-form.ts';

const bahtSign = '฿';

const useWriting = (name: AssetFieldName) => {
  const locale = useLocale();
  return useMemo(() => {
    // Years have no thousands separators and can be in either era.
    const field = assetField(name);
    if (field.kind === 'integer' && field.isYear) return yearWriting(locale);
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
  return 'unit' in field ? field.unit : undefined;
};

/** Amounts in baht, integers and decimals, with the unit inside the input. */
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
