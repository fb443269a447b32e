import { pricePerArea, priceFieldOf } from '@yoodee/asset-rules';
import type { AssetFieldName } from '@yoodee/asset-rules/fields';
import { useFormat } from '@yoodee/i18n';
import { Text } from '@yoodee/ui-kit';
import { useDraftForm } from './draft-form.ts';
import { fieldProblem } from './field-problem.ts';

const million = 1_000_000;
const separator = ' · ';

/** The price in short form, which makes an extra zero visible, and the price per unit of area. */
export const PriceReading = ({ name }: { name: AssetFieldName }) => {
  const format = useFormat();
  const { fields } = useDraftForm();
  const price = fields[name] as number | null;
  const perArea = pricePerArea(fields);
  if (price === null || fieldProblem(name, price) !== null) return null;
  const divided = perArea && priceFieldOf[perArea.of.kind] === name ? perArea : null;
  const readings = [
    price >= million && format.baht(price, { compact: true }),
    divided?.perSqm != null && format.perUnit(divided.perSqm, 'sqm'),
    divided?.perSqWah != null && format.perUnit(divided.perSqWah, 'sqWah'),
  ].filter(Boolean);
  return (
    readings.length > 0 && (
      <Text size="sm" tone="muted" numeric>
        {readings.join(separator)}
      </Text>
    )
  );
};
