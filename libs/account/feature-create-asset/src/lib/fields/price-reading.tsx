import type { AssetFieldName } from '@yoodee/api-contract';
import { useFormat } from '@yoodee/i18n';
import { Text } from '@yoodee/ui-kit';
import { useDraftForm } from './draft-form.ts';
import { fieldProblem } from './field-problem.ts';
import { areaFigures } from './price-per-area.ts';

const million = 1_000_000;
const separator = ' · ';

/** A price said in short, so that a nought too many is seen, and what it comes to for each unit of area. */
export const PriceReading = ({ name }: { name: AssetFieldName }) => {
  const format = useFormat();
  const { fields } = useDraftForm();
  const price = fields[name] as number | null;
  const { perSqm, perSqWah, measured } = areaFigures(fields);
  if (price === null || fieldProblem(name, price) !== null) return null;
  const readings = [
    price >= million && format.baht(price, { compact: true }),
    name === measured && perSqm !== null && format.perUnit(perSqm, 'sqm'),
    name === measured && perSqWah !== null && format.perUnit(perSqWah, 'sqWah'),
  ].filter(Boolean);
  return (
    readings.length > 0 && (
      <Text size="sm" tone="muted" numeric>
        {readings.join(separator)}
      </Text>
    )
  );
};
