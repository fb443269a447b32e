import * as z from 'zod/mini';
import type { Db } from '../db/database.ts';
import type { ImageStore } from '../modules/images/image-store.ts';

/** Why an operation cannot be done, in words for the operator. */
export class OperationError extends Error {}

/** What operations work on. */
export interface OperationContext {
  db: Db;
  store: ImageStore;
  /** The whole database as a gzipped tar; null on PostgreSQL, which has tools of its own. */
  dump: (() => Promise<Uint8Array>) | null;
}

/** What an operation says, a line each. */
export type Lines = readonly string[];

type Shape = Record<string, z.ZodMiniType>;
type InputOf<S extends Shape> = z.output<z.ZodMiniObject<S>>;

interface Described<S extends Shape> {
  /** One or two words: `asset hide`. */
  name: string;
  summary: string;
  /** The values that it takes, in the order in which they are typed. Each schema reads the typed text. */
  input: S;
}

/**
 * - `look` reads and leaves no trace.
 * - `change` happens in one transaction with its audit row; a dry run does it all and takes it back.
 * - `work` touches more than the database; it looks at `isDryRun` itself.
 */
type Doing<Input> =
  | { kind: 'look'; run(db: Db, input: Input): Promise<Lines> }
  | { kind: 'change'; run(tx: Db, input: Input): Promise<Lines> }
  | { kind: 'work'; run(context: OperationContext, input: Input, isDryRun: boolean): Promise<Lines> };

export type Operation = Described<Shape> & Doing<Record<string, unknown>>;

/** Declares an operation; `run` gets what its `input` schemas make of the typed values. */
export const operation = <const S extends Shape>(spec: Described<S> & Doing<InputOf<S>>): Operation =>
  spec as unknown as Operation;

/** An id as text: `17`. */
export const RowId = z.coerce.number().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER));

/** An asset by its id or its code: `17`, `A0000017`. */
export const AssetId = z.pipe(
  z.string().check(z.regex(/^a?0*[1-9]\d{0,14}$/i)),
  z.transform((text) => Number(text.replace(/^a/i, ''))),
);

/** A folder on the machine of the site, from its root. */
export const Folder = z.string().check(z.regex(/^\//));
