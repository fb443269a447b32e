import {
  assetFieldNames,
  assetFieldsFrom,
  type AssetFieldName,
  type AssetFields,
  type FieldCode,
  type MemberAsset,
} from '@yoodee/api-contract';
import { fieldProblem, isUnread, type FieldProblem, type Unread } from '../fields/field-problem.ts';

/** What can be sent of the member's answers. */
export type Changes = Partial<AssetFields>;

export type Edits = { [Name in AssetFieldName]?: AssetFields[Name] | Unread };

export type Refusals = Partial<Record<AssetFieldName, FieldCode>>;

/**
 * How safe the member's answers are. `waiting` and `saving` pass by themselves, `offline` and `failing` are retried by
 * themselves; `refused`: some fields must be corrected, the rest is saved; `blocked`: a published asset must stay
 * complete, so nothing is saved until it is; `conflict` and `signed_out` need the member; `closed`: the asset can no
 * longer be changed; `gone`: it is no longer there.
 */
export type SaveStatus =
  | 'saved'
  | 'waiting'
  | 'saving'
  | 'offline'
  | 'failing'
  | 'refused'
  | 'blocked'
  | 'conflict'
  | 'signed_out'
  | 'closed'
  | 'gone';

export interface DraftState {
  /** Null until the API has given the draft an id. */
  id: number | null;
  status: SaveStatus;
  /** Fields as the member has them, where the API has not acknowledged that yet. */
  edits: Edits;
  /** What the API held in the edited fields when the member began to change them. */
  base: Edits;
  /** Fields the API has refused as they are in `edits`. */
  refused: Refusals;
  /**
   * Of these, the ones that a published asset cannot be without: by themselves they could be stored, so they are sent
   * again with the next answer. The others are not, until they are changed.
   */
  missing: readonly AssetFieldName[];
  /** In a conflict: the asset as changed elsewhere. */
  theirs: MemberAsset | null;
  /** Changes made elsewhere were taken in beside the member's own. */
  isMerged: boolean;
}

export const emptyDraft = (id: number | null): DraftState => ({
  id,
  status: 'saved',
  edits: {},
  base: {},
  refused: {},
  missing: [],
  theirs: null,
  isMerged: false,
});

/** The API must not be called any more until the member has done something. */
export const isHalted = ({ status }: DraftState): boolean =>
  status === 'conflict' || status === 'signed_out' || status === 'closed' || status === 'gone';

const comparable = (value: unknown) => {
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return 'null';
  return JSON.stringify(typeof value === 'string' ? value.trim() : value);
};

/** Whether the API would store both alike. */
export const isSameValue = (a: unknown, b: unknown): boolean => comparable(a) === comparable(b);

export const namesOf = (edits: Edits | Refusals): AssetFieldName[] => assetFieldNames.filter((name) => name in edits);

const pick = <From extends Edits | Refusals>(from: From, names: readonly AssetFieldName[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as From;

/** The edits that cannot be stored as they are, and why. */
export const problemsOf = ({ edits, refused }: DraftState): { field: AssetFieldName; code: FieldProblem }[] =>
  namesOf(edits).flatMap((field) => {
    const code = refused[field] ?? fieldProblem(field, edits[field]);
    return code ? [{ field, code }] : [];
  });

/** The edits that can be sent: those the API is not known to refuse. An empty text clears its field. */
export const sendableEdits = ({ edits, refused, missing }: DraftState): Changes => {
  const names = namesOf(edits).filter(
    (name) => fieldProblem(name, edits[name]) === null && (missing.includes(name) || !(name in refused)),
  );
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

/** Whether the member has left the field alone since. */
const isAsSent = ({ edits }: DraftState, sent: Edits, name: AssetFieldName): boolean =>
  edits[name] === sent[name] || (edits[name] === '' && sent[name] === null);

/** The API will not store these fields as they were sent; what the member has changed again meanwhile is not meant. */
export const withRefused = (state: DraftState, sent: Edits, errors: Refusals): DraftState => {
  const names = namesOf(errors).filter((name) => isAsSent(state, sent, name));
  return {
    ...state,
    refused: { ...state.refused, ...pick(errors, names) },
    missing: state.missing.filter((name) => !names.includes(name)),
  };
};

/** A published asset would lack these fields, so nothing of what was sent is stored. */
export const withMissing = (state: DraftState, errors: Refusals): DraftState => {
  const refused = refusedWithout(state, state.missing);
  return {
    ...state,
    status: 'blocked',
    refused: { ...errors, ...refused },
    missing: namesOf(errors).filter((name) => !(name in refused)),
  };
};

/** The member's new answers; a field keeps the base it had when its editing began. */
export const withChange = (state: DraftState, fields: Edits, saved: Edits): DraftState => {
  const begun = namesOf(fields).filter((name) => !(name in state.base));
  return {
    ...state,
    refused: refusedWithout(state, [...state.missing, ...namesOf(fields)]),
    missing: [],
    edits: { ...state.edits, ...fields },
    base: { ...state.base, ...pick(saved, begun) },
  };
};

/** After the API has stored `sent`: what the member has changed again meanwhile stays. */
export const withSaved = (state: DraftState, sent: Edits): DraftState => {
  const settled = withoutFields(state, (name) => name in sent && isAsSent(state, sent, name));
  return {
    ...settled,
    refused: refusedWithout(state, state.missing),
    missing: [],
    base: {
      ...settled.base,
      ...pick(
        sent,
        namesOf(settled.edits).filter((name) => name in sent),
      ),
    },
  };
};

/** Fields that only mean something together: of these both come from one side. */
const inseparable: readonly (readonly AssetFieldName[])[] = [
  ['province_code', 'district_code', 'subdistrict_code', 'postal_code'],
  ['lat', 'lng'],
  ['land_rai', 'land_ngan', 'land_sq_wah'],
];

const withInseparable = (name: AssetFieldName): readonly AssetFieldName[] =>
  inseparable.find((names) => names.includes(name)) ?? [name];

/**
 * The state with the answers of another copy of the draft added. `rest` is what must wait, because it answers otherwise
 * what is answered here.
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

/** Fields that the member and somebody else have both changed, to different values. */
const clashesOf = ({ edits, base }: DraftState, theirs: Edits): AssetFieldName[] =>
  namesOf(edits).filter((name) => !isSameValue(edits[name], theirs[name]) && !isSameValue(base[name], theirs[name]));

/**
 * The state after the asset has turned out to be changed elsewhere. Edits that the API holds already (an answer of ours
 * that was lost on its way) are done; the others go on, unless they clash with changes made elsewhere.
 */
export const withTheirs = (state: DraftState, theirs: MemberAsset): DraftState => {
  const rest = withoutFields(state, (name) => isSameValue(state.edits[name], theirs[name]));
  const hasClash = clashesOf(rest, theirs).length > 0;
  if (hasClash) return { ...rest, status: 'conflict', theirs };
  return { ...rest, base: pick(theirs, namesOf(rest.edits)) };
};

/** The questions of a conflict, each the fields that are decided as one. */
export const clashGroups = (state: DraftState, theirs: Edits): AssetFieldName[][] => {
  const groups: AssetFieldName[][] = [];
  for (const name of clashesOf(state, theirs)) {
    const together = withInseparable(name);
    if (!groups.some(([first]) => together.includes(first!))) groups.push([...together]);
  }
  return groups;
};

/** The member has decided: `taken` become as they were changed elsewhere, the member's other edits are sent again. */
export const withDecision = (state: DraftState, taken: readonly AssetFieldName[]): DraftState => {
  const { theirs } = state;
  if (!theirs) return state;
  const decided = withoutFields(state, (name) => taken.includes(name));
  return { ...decided, base: pick(theirs, namesOf(decided.edits)), status: 'waiting', theirs: null };
};

/** The draft as the form shows it; of a number that cannot be read, nothing. */
export const fieldsOf = (asset: MemberAsset | undefined, edits: Edits): AssetFields =>
  assetFieldsFrom((name) => {
    const edited = edits[name];
    if (isUnread(edited)) return null;
    return edited ?? (name in edits ? null : (asset?.[name] ?? null));
  });
