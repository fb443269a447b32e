import { TransactionRollbackError } from 'drizzle-orm';
import * as z from 'zod/mini';
import { ApiError } from '../http/problem.ts';
import { ContentError } from '../modules/content/content-error.ts';
import { ProjectError } from '../modules/projects/operate-projects.ts';
import { writeDown, writeEnd, type OperationRequest } from './audit.ts';
import { OperationError, type Lines, type Operation, type OperationContext } from './operation.ts';
import { allOperations } from './operations.ts';

/** A requested operation; the values are as typed. */
export const RequestedOperation = z.strictObject({
  command: z.string(),
  values: z.record(z.string(), z.string()),
  actor: z.string().check(z.minLength(1), z.maxLength(100)),
  note: z.nullable(z.string().check(z.maxLength(1_000))),
  isDryRun: z.boolean(),
});
export type RequestedOperation = z.infer<typeof RequestedOperation>;

const problemWords: Partial<Record<string, string>> = {
  not_found: 'There is no such asset.',
  wrong_state: 'The asset is not in a state for that: it may be a draft, deleted, or be so already.',
};

/** The message of an expected failure; null for any other. */
export const operationProblem = (error: unknown): string | null => {
  if (error instanceof OperationError || error instanceof ContentError || error instanceof ProjectError)
    return error.message;
  if (error instanceof ApiError) return problemWords[error.code] ?? `Not possible: ${error.code}.`;
  return null;
};

/** Throws `OperationError` naming the first invalid value. */
const readInput = ({ name, input }: Operation, values: Record<string, string>): Record<string, unknown> => {
  const parsed = z.safeParse(z.strictObject(input), values);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]!.path.join('.') || Object.keys(values).find((key) => !(key in input));
  throw new OperationError(`Wrong value for <${field}> of ${name}. See npm run ops -- ${name} --help`);
};

const change = async (
  { db }: OperationContext,
  operation: Extract<Operation, { kind: 'change' }>,
  request: OperationRequest,
  isDryRun: boolean,
): Promise<Lines> => {
  let lines: Lines = [];
  const done = db.transaction(async (tx) => {
    lines = await operation.run(tx, request.input, (verb) => (isDryRun ? 'would be' : verb));
    await writeDown(tx, request, 'done', lines.slice(0, operation.auditedLines));
    if (isDryRun) tx.rollback();
  });
  await done.catch((error: unknown) => {
    if (!(error instanceof TransactionRollbackError)) throw error;
  });
  return lines;
};

/** The audit row is written first, so that a crash leaves a record. */
const work = async (
  context: OperationContext,
  operation: Extract<Operation, { kind: 'work' }>,
  request: OperationRequest,
): Promise<Lines> => {
  const id = await writeDown(context.db, request, 'started');
  try {
    const lines = await operation.run(context, request.input, false);
    await writeEnd(context.db, id, 'done', lines);
    return lines;
  } catch (error) {
    await writeEnd(context.db, id, 'failed', [operationProblem(error) ?? 'An unexpected error; see the log.']);
    throw error;
  }
};

/**
 * Runs an operation and audits it. When it throws `OperationError`, `ApiError` or `ContentError`, nothing has changed.
 */
export const perform = async (context: OperationContext, asked: RequestedOperation): Promise<Lines> => {
  const { command, values, actor, note, isDryRun } = asked;
  const operation = allOperations.find(({ name }) => name === command);
  if (!operation) throw new OperationError(`There is no operation ${command}.`);
  const request = { command, input: readInput(operation, values), actor, note };
  if (operation.kind === 'look') return operation.run(context.db, request.input, context);
  if (operation.kind === 'change') return change(context, operation, request, isDryRun);
  return isDryRun ? operation.run(context, request.input, true) : work(context, operation, request);
};
