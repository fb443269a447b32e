import { createContext, use } from 'react';
import {
  contradiction,
  type AssetFieldName,
  type AssetFields,
  type FieldCode,
  type MemberAsset,
} from '@yoodee/api-contract';
import type { Edits } from '../draft/draft-state.ts';
import { fieldProblem, type FieldProblem } from './field-problem.ts';

/** The draft that the controls of a step show and change. */
export interface DraftForm {
  fields: AssetFields;
  /** Answers the API does not have yet; among them what was typed where a number is asked for and is none. */
  edits: Edits;
  /** As the API has it; undefined for a draft without an id. */
  asset: MemberAsset | undefined;
  change: (fields: Edits) => void;
  /** Fields the API has refused as they are. */
  refused: Partial<Record<AssetFieldName, FieldCode>>;
}

const DraftFormContext = createContext<DraftForm | null>(null);

export const DraftFormProvider = DraftFormContext;

export const useDraftForm = (): DraftForm => {
  const form = use(DraftFormContext);
  if (!form) throw new Error('A control of the listing form stands outside of a DraftFormProvider.');
  return form;
};

/** What the browser finds wrong with a field, by itself or beside the others. */
export const foundProblem = ({ fields, edits }: DraftForm, name: AssetFieldName): FieldProblem | null =>
  fieldProblem(name, edits[name] ?? fields[name]) ?? contradiction(fields, name);

/** One field of the draft: its value, and the way to change it. */
export const useDraftField = <Value>(name: AssetFieldName) => {
  const { fields, change } = useDraftForm();
  return {
    value: fields[name] as Value | null,
    setValue: (value: Value | null) => change({ [name]: value }),
  };
};
