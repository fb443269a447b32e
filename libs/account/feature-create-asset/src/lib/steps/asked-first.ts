import { assetField, assetFieldNames, contradiction, type AssetFieldName } from '@yoodee/asset-rules/fields';
import type { AssetStep, AssetFields } from '@yoodee/asset-rules/fields';
import type { FieldProblem } from '../fields/field-problem.ts';

/** The later steps depend on these answers. */
const needed = ['listing_type', 'property_type'] as const;

/**
 * The field that must be answered before the next step: a choice that later steps need, or a value that contradicts
 * another field.
 */
export const askedFirst = (
  step: AssetStep,
  fields: AssetFields,
): { field: AssetFieldName; code: FieldProblem } | null => {
  const missing = needed.find((name) => assetField(name).step === step && fields[name] === null);
  if (missing) return { field: missing, code: 'required' };
  for (const field of assetFieldNames) {
    const code = assetField(field).step === step ? contradiction(fields, field) : null;
    if (code) return { field, code };
  }
  return null;
};
