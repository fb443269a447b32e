import { desc, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { operations } from '../db/schema.ts';
import { operation, type Lines } from './operation.ts';

/** Who requests which operation. */
export interface OperationRequest {
  command: string;
  input: Record<string, unknown>;
  actor: string;
  note: string | null;
}

type Outcome = (typeof operations.$inferSelect)['outcome'];

/** Adds an operation to the audit log; returns the row's id. */
export const writeDown = async (
  db: Db,
  { command, input, actor, note }: OperationRequest,
  outcome: Outcome,
  result: Lines = [],
): Promise<number> => {
  const [row] = await db
    .insert(operations)
    .values({ command, input, actor, note, outcome, result: [...result] })
    .returning({ id: operations.id });
  return row!.id;
};

/** Records the outcome of a started operation. */
export const writeEnd = async (db: Db, id: number, outcome: Outcome, result: Lines): Promise<void> => {
  await db
    .update(operations)
    .set({ outcome, result: [...result] })
    .where(eq(operations.id, id));
};

const shown = 50;

export const auditOperations = [
  operation({
    name: 'audit',
    summary: `The last ${shown} operations, newest first: who did what, when.`,
    input: {},
    kind: 'look',
    async run(db) {
      const rows = await db.select().from(operations).orderBy(desc(operations.id)).limit(shown);
      if (rows.length === 0) return ['Nothing was done yet.'];
      return rows.map(({ at, actor, command, input, note, outcome, result }) =>
        [
          `${at.toISOString()}  ${actor}  ${[command, ...Object.values(input)].join(' ')}  ${outcome}`,
          ...result,
          ...(note ? [`"${note}"`] : []),
        ].join('  '),
      );
    },
  }),
];
