import * as z from 'zod/mini';
import type { Db } from '../db/database.ts';
import type { ImageStore } from '../modules/images/image-store.ts';

/** Why an operation failed, for the operator. */
export class OperationError extends Error {}

/** Resources of operations. */
export interface OperationContext {
  db: Db;
  store: ImageStore;
  /** The public address of the site, for links. */
  origin: string;
  /** Origins whose frames the content may embed, besides those of every site. */
  furtherFrames?: readonly string[];
  /** The database as a gzipped tar; null on PostgreSQL, which has its own tools. */
  dump: (() => Promise<Uint8Array>) | null;
}

/** The verb of the summary: `would be` in a dry run, otherwise the one given. */
export type Be = (verb: 'is' | 'are') => string;

/** Output of an operation, by line. */
export type Lines = readonly string[];

type Shape = Record<string, z.ZodMiniType>;
type InputOf<S extends Shape> = z.output<z.ZodMiniObject<S>>;

interface Described<S extends Shape> {
  /** One or two words: `asset hide`. */
  name: string;
  summary: string;
  /** Parameters in the order in which they are typed. Each schema parses the typed text. */
  input: S;
}

/**
 * - `look` only reads. - `change` runs in one transaction with its audit row; a dry run rolls it back. - `work` changes
 * more than the database and handles `isDryRun` itself.
 */
type Doing<Input> =
  | { kind: 'look'; run(db: Db, input: Input, context: Pick<OperationContext, 'origin'>): Promise<Lines> }
  | {
      kind: 'change';
      run(tx: Db, input: Input, be: Be): Promise<Lines>;
      /** How many lines the audit log keeps, all by default. The others are secrets and are shown once. */
      auditedLines?: number;
    }
  | { kind: 'work'; run(context: OperationContext, input: Input, isDryRun: boolean): Promise<Lines> };

export type Operation = Described<Shape> & Doing<Record<string, unknown>>;

/** Declares an operation; `run` gets the values parsed by `input`. */
export const operation = <const S extends Shape>(spec: Described<S> & Doing<InputOf<S>>): Operation =>
  spec as unknown as Operation;

/** An id as text: `17`. */
export const RowId = z.coerce.number().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER));

/** An asset by its id or its code: `17`, `A0000017`. */
export const AssetId = z.pipe(
  z.string().check(z.regex(/^a?0*[1-9]\d{0,14}$/i)),
  z.transform((text) => Number(text.replace(/^a/i, ''))),
);

/** An absolute folder on the machine of the site. */
export const Folder = z.string().check(z.regex(/^\//));
