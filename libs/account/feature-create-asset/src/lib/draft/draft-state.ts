import { isUnread, type Unread } from '@yoodee/account-ui-number-input';
import type { FieldCode } from '@yoodee/api-contract';
import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import { assetFieldNames, assetFieldsFrom, type AssetFieldName, type AssetFields } from '@yoodee/asset-rules/fields';
import { fieldProblem, type FieldProblem } from '../fields/field-problem.ts';

/** The edits that can be sent to the API. */
export type Changes = Partial<AssetFields>;

export type Edits = { [Name in AssetFieldName]?: AssetFields[Name] | Unread };

export type Refusals = Partial<Record<AssetFieldName, FieldCode>>;

/**
 * Save status of a draft. `waiting` and `saving` end without action by the member. `offline` and `failing` are retried
 * automatically. `refused`: some fields must be corrected; the other fields are saved. `conflict` and `signed_out`
 * require an action by the member. `closed`: the asset can no longer be changed. `gone`: the asset no longer exists.
 */
export type SaveStatus =
  'saved' | 'waiting' | 'saving' | 'offline' | 'failing' | 'refused' | 'conflict' | 'signed_out' | 'closed' | 'gone';

export interface DraftState {
  /** Null until the API has created the draft. */
  id: number | null;
  status: SaveStatus;
  /** The member's values of fields that the API has not confirmed yet. */
  edits: Edits;
  /** The stored values of the edited fields when the member began to edit them. */
  base: Edits;
  /** Fields whose current values in `edits` the API has rejected. */
  refused: Refusals;
  /** In a conflict: the asset as it was saved elsewhere. */
  theirs: MemberAsset | null;
  /** Whether changes made elsewhere were merged with the member's edits. */
  isMerged: boolean;
}

export const emptyDraft = (id: number | null): DraftState => ({
  id,
  status: 'saved',
  edits: {},
  base: {},
  refused: {},
  theirs: null,
  isMerged: false,
});

/** Whether saving must wait for an action by the member. */
export const isHalted = ({ status }: DraftState): boolean =>
  status === 'conflict' || status === 'signed_out' || status === 'closed' || status === 'gone';

const comparable = (value: unknown) => {
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return 'null';
  return JSON.stringify(typeof value === 'string' ? value.trim() : value);
};

/** Whether the API would store both values identically. */
export const isSameValue = (a: unknown, b: unknown): boolean => comparable(a) === comparable(b);

export const namesOf = (edits: Edits | Refusals): AssetFieldName[] => assetFieldNames.filter((name) => name in edits);

const pick = <From extends Edits | Refusals>(from: From, names: readonly AssetFieldName[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as From;

/** The edits that cannot be saved, with the reason. */
export const problemsOf = ({ edits, refused }: DraftState): { field: AssetFieldName; code: FieldProblem }[] =>
  namesOf(edits).flatMap((field) => {
    const code = refused[field] ?? fieldProblem(field, edits[field]);
    return code ? [{ field, code }] : [];
  });

/** The edits that the API is not known to reject. An empty text clears its field. */
export const sendableEdits = ({ edits, refused }: DraftState): Changes => {
  const names = namesOf(edits).filter((name) => fieldProblem(name, edits[name]) === null && !(name in refused));
  return Object.fromEntries(names.map((name) => [name, edits[name] === '' ? null : edits[name]])) as Changes;
};

const withoutFields = (state: DraftState, isDone: (name: AssetFieldName) => boolean): DraftState => {
  const left = namesOf(state.edits).filter((name) => !isDone(name));
  return { ...state, edits: pick(state.edits, left), base: pick(state.base, left) };
};

const refusedWithout = ({ refused }: DraftState, names: readonly AssetFieldName[]): Refusals =>
  pick(
    refused,
    namesOf(refused).filter((name) => !names.includes(name)),
  );

/** Whether the field still has the value that was sent. */
const isAsSent = ({ edits }: DraftState, sent: Edits, name: AssetFieldName): boolean =>
  edits[name] === sent[name] || (edits[name] === '' && sent[name] === null);

/** The API rejected the values of these fields. A field that the member has changed since is not marked. */
export const withRefused = (state: DraftState, sent: Edits, errors: Refusals): DraftState => {
  const names = namesOf(errors).filter((name) => isAsSent(state, sent, name));
  return { ...state, refused: { ...state.refused, ...pick(errors, names) } };
};

/** Adds new edits. A field retains the base value from when its editing began. */
export const withChange = (state: DraftState, fields: Edits, saved: Edits): DraftState => {
  const begun = namesOf(fields).filter((name) => !(name in state.base));
  return {
    ...state,
    refused: refusedWithout(state, namesOf(fields)),
    edits: { ...state.edits, ...fields },
    base: { ...state.base, ...pick(saved, begun) },
  };
};

/** Removes the edits that the API has stored. Edits that the member changed during the request remain. */
export const withSaved = (state: DraftState, sent: Edits): DraftState => {
  const settled = withoutFields(state, (name) => name in sent && isAsSent(state, sent, name));
  return {
    ...settled,
    base: {
      ...settled.base,
      ...pick(
        sent,
        namesOf(settled.edits).filter((name) => name in sent),
      ),
    },
  };
};

/** Groups of fields that are only valid together. All values of a group come from the same side. */
const inseparable: readonly (readonly AssetFieldName[])[] = [
  ['province_code', 'district_code', 'subdistrict_code', 'postal_code'],
  ['lat', 'lng'],
  ['project_id', 'project_name_th', 'project_name_en'],
  ['land_rai', 'land_ngan', 'land_sq_wah'],
  ['flood', 'flood_year', 'flood_depth_cm', 'flood_source'],
  ['noise_sources', 'noise_times'],
];

const withInseparable = (name: AssetFieldName): readonly AssetFieldName[] =>
  inseparable.find((names) => names.includes(name)) ?? [name];

/**
 * Merges the edits of another copy of the draft. `rest` contains the edits that conflict with edits in this state; they
 * must wait.
 */
export const withCopy = (state: DraftState, copy: Pick<DraftState, 'edits' | 'base'>) => {
  const clashing = new Set(
    namesOf(copy.edits)
      .filter((name) => name in state.edits && !isSameValue(state.edits[name], copy.edits[name]))
      .flatMap(withInseparable),
  );
  const part = (isWanted: (name: AssetFieldName) => boolean) => {
    const names = namesOf(copy.edits).filter(isWanted);
    return { edits: pick(copy.edits, names), base: pick(copy.base, names) };
  };
  const taken = part((name) => !clashing.has(name));
  return {
    next: { edits: { ...taken.edits, ...state.edits }, base: { ...taken.base, ...state.base } },
    rest: part((name) => clashing.has(name)),
  };
};

/** Fields that were changed both here and elsewhere, to different values. */
const clashesOf = ({ edits, base }: DraftState, theirs: Edits): AssetFieldName[] =>
  namesOf(edits).filter((name) => !isSameValue(edits[name], theirs[name]) && !isSameValue(base[name], theirs[name]));

/**
 * The state after the asset turned out to be changed elsewhere. Edits that the API has already stored (the response was
 * lost) are removed. The others are sent again unless they conflict with the changes made elsewhere.
 */
export const withTheirs = (state: DraftState, theirs: MemberAsset): DraftState => {
  const rest = withoutFields(state, (name) => isSameValue(state.edits[name], theirs[name]));
  const hasClash = clashesOf(rest, theirs).length > 0;
  if (hasClash) return { ...rest, status: 'conflict', theirs };
  return { ...rest, base: pick(theirs, namesOf(rest.edits)) };
};

/** The fields, each with those that are only valid together with it. */
export const inGroups = (names: readonly AssetFieldName[]): AssetFieldName[][] => {
  const groups: AssetFieldName[][] = [];
  for (const name of names) {
    const together = withInseparable(name);
    if (!groups.some(([first]) => together.includes(first!))) groups.push([...together]);
  }
  return groups;
};

/** The conflicting fields. Fields of an inseparable group are decided together. */
export const clashGroups = (state: DraftState, theirs: Edits): AssetFieldName[][] => inGroups(clashesOf(state, theirs));

/** The member's decision: fields in `taken` get the values saved elsewhere; the member's other edits are sent again. */
export const withDecision = (state: DraftState, taken: readonly AssetFieldName[]): DraftState => {
  const { theirs } = state;
  if (!theirs) return state;
  const decided = withoutFields(state, (name) => taken.includes(name));
  return { ...decided, base: pick(theirs, namesOf(decided.edits)), status: 'waiting', theirs: null };
};

/** The field values that the form shows. A number that cannot be parsed is null. */
export const fieldsOf = (asset: MemberAsset | undefined, edits: Edits): AssetFields =>
  assetFieldsFrom((name) => {
    const edited = edits[name];
    if (isUnread(edited)) return null;
    return edited ?? (name in edits ? null : (asset?.[name] ?? null));
  });
