import { createContext, use } from 'react';
import type { FieldCode } from '@yoodee/api-contract';
import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import { contradiction, type AssetFieldName, type AssetFields } from '@yoodee/asset-rules/fields';
import { otherLocale, type Locale } from '@yoodee/site';
import type { Edits } from '../draft/draft-state.ts';
import { fieldProblem, type FieldProblem } from './field-problem.ts';

/** The draft as form controls read and change it. */
export interface DraftForm {
  fields: AssetFields;
  /** Edits that the API has not stored. They include text typed in number fields that is not a number. */
  edits: Edits;
  /** The asset stored by the API; undefined for a draft without an id. */
  asset: MemberAsset | undefined;
  change: (fields: Edits) => void;
  /** Fields whose current values the API has rejected. */
  refused: Partial<Record<AssetFieldName, FieldCode>>;
  /** The field that must be answered before the next step, once the member has tried to go there. */
  asked: { field: AssetFieldName; code: FieldProblem } | null;
}

const DraftFormContext = createContext<DraftForm | null>(null);

export const DraftFormProvider = DraftFormContext;

export const useDraftForm = (): DraftForm => {
  const form = use(DraftFormContext);
  if (!form) throw new Error('A control of the listing form stands outside of a DraftFormProvider.');
  return form;
};

/** Client-side validation of one field, alone and against the other fields. */
export const foundProblem = ({ fields, edits }: DraftForm, name: AssetFieldName): FieldProblem | null =>
  fieldProblem(name, edits[name] ?? fields[name]) ?? contradiction(fields, name);

/**
 * The language of a field's text, for screen readers and spell checkers: the language of the field if it has one,
 * otherwise the detected language of the text if it differs from the page's language.
 */
export const languageOf = (name: AssetFieldName, locale: Locale, text: string): Locale | undefined =>
  name.endsWith('_th') ? 'th' : name.endsWith('_en') ? 'en' : otherLocale(locale, text);

/** The value of one field and its setter. */
export const useDraftField = <Value>(name: AssetFieldName) => {
  const { fields, change } = useDraftForm();
  return {
    value: fields[name] as Value | null,
    setValue: (value: Value | null) => change({ [name]: value }),
  };
};
