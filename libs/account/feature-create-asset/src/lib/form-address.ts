import { assetSteps, type AssetFieldName, type AssetStep } from '@yoodee/asset-rules/fields';
import { hrefs, type Locale } from '@yoodee/site';

/** The form's URL parameters: `?step=3&id=17`. Steps start at 1; an invalid step is the first one. */
export interface FormAddress {
  /** Null for a new draft. */
  id: number | null;
  step: AssetStep;
}

const safeId = /^[1-9]\d{0,14}$/;

/** Null for an invalid id. */
export const readFormAddress = (params: URLSearchParams): FormAddress | null => {
  const id = params.get('id');
  if (id !== null && !safeId.test(id)) return null;
  const step = assetSteps[Number(params.get('step') ?? 1) - 1] ?? assetSteps[0];
  return { id: id === null ? null : Number(id), step };
};

export const stepNumber = (step: AssetStep): number => assetSteps.indexOf(step) + 1;

/** URL of a step, or of a field in it. */
export const stepHref = (
  locale: Locale,
  id: number | null,
  step: AssetStep,
  field?: AssetFieldName | 'images' | 'floor_plans',
): string => {
  const { createAsset, createAssetStep } = hrefs(locale);
  const href = id === null ? createAsset : createAssetStep(id, stepNumber(step));
  return field ? `${href}#${field}` : href;
};
