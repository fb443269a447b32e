import { assetField, assetFieldNames, contradiction, type AssetFieldName } from '@yoodee/asset-rules/fields';
import type { AssetStep, AssetFields } from '@yoodee/asset-rules/fields';
import type { FieldProblem } from '../fields/field-problem.ts';

/** The later steps depend on these answers. */
const needed = ['listing_type', 'property_type'] as const;

/** The field of a step that Next asks for first: a choice that the later steps need, or one that contradicts another. */
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
