import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { conversationAttachments, conversationReports } from '../../../db/schema.ts';
import type { ImageStore } from '../../images/image-store.ts';

/** PDFs from strangers are saved without an extension, so that a click does not open them. */
const nameOf = ({ id, kind }: Pick<typeof conversationAttachments.$inferSelect, 'id' | 'kind'>) =>
  kind === 'pdf' ? `${id}-pdf` : `${id}.jpg`;

/** Writes the attachments of an open report into a folder. Returns what was done, by line. */
export const saveReportedFiles = async (
  { db, store }: { db: Db; store: ImageStore },
  { report: id, folder, isDryRun }: { report: number; folder: string; isDryRun: boolean },
): Promise<readonly string[]> => {
  const [report] = await db.select().from(conversationReports).where(eq(conversationReports.id, id));
  const ids = (report?.messages ?? []).flatMap(({ attachments = [] }) => attachments);
  const rows = await db.select().from(conversationAttachments).where(inArray(conversationAttachments.id, ids));
  if (rows.length === 0) return [`Report ${id} has no files.`];
  if (isDryRun) return rows.map((row) => `${nameOf(row)} would be saved.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const row of rows) {
    const bytes = await store.get(row.key);
    if (bytes) await writeFile(join(folder, nameOf(row)), bytes, { mode: 0o600 });
  }
  return rows.map((row) => `${nameOf(row)} is saved.`);
};
