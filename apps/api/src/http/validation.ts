import * as z from 'zod/mini';
import { fieldCodes, type FieldCode } from '@yoodee/api-contract';
import { ApiError } from './problem.ts';

type Issue = z.core.$ZodIssue;

const bySize = {
  too_small: { string: 'too_short', array: 'too_few' },
  too_big: { string: 'too_long', array: 'too_many' },
} as const;

/** The reason that a check of the contract gives; undefined for checks without one. */
const ownCode = (issue: Issue): FieldCode | undefined =>
  issue.code === 'custom' ? fieldCodes.find((code) => code === issue.params?.code) : undefined;

const codeOf = (issue: Issue, isMissing: boolean): FieldCode => {
  if (isMissing) return 'required';
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    if (issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1) return 'required';
    const number = issue.code === 'too_small' ? 'too_small' : 'too_large';
    return bySize[issue.code][issue.origin as 'string' | 'array'] ?? number;
  }
  return issue.code === 'invalid_value' ? 'unknown_value' : (ownCode(issue) ?? 'invalid');
};

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (Object(value) === value ? (value as Record<PropertyKey, unknown>)[key] : undefined),
    input,
  );

/** Field codes of a failed parse, by dotted path. The first issue of a field counts. */
const fieldErrors = (issues: readonly Issue[], input: unknown): Record<string, FieldCode> => {
  const errors = new Map<string, FieldCode>();
  const add = (path: readonly PropertyKey[], code: FieldCode) => {
    const name = path.join('.') || 'body';
    if (!errors.has(name)) errors.set(name, code);
  };
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) add([...issue.path, key], 'unknown_field');
    else add(issue.path, codeOf(issue, valueAt(input, issue.path) === undefined));
  }
  return Object.fromEntries(errors);
};

/** Parses `input`. Throws `invalid_request` with a code per refused field. */
export const parseRequest = <S extends z.ZodMiniType>(schema: S, input: unknown): z.output<S> => {
  const parsed = z.safeParse(schema, input);
  if (parsed.success) return parsed.data;
  throw new ApiError('invalid_request', { errors: fieldErrors(parsed.error.issues, input) });
};
