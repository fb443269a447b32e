import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { bumpContentVersion } from '../db/content-version.ts';
import type { Db } from '../db/database.ts';
import { projectPostReports, projectPosts } from '../db/schema.ts';
import { operation, OperationError, RowId } from './operation.ts';

const isOpen = isNull(projectPostReports.resolved_at);

/** Resolves the open reports of a post and returns how many there were. */
const resolve = async (tx: Db, postId: number): Promise<number> => {
  const resolved = await tx
    .update(projectPostReports)
    .set({ resolved_at: sql`now()` })
    .where(and(eq(projectPostReports.post_id, postId), isOpen))
    .returning({ id: projectPostReports.id });
  return resolved.length;
};

const inOneLine = (text: string) => text.replaceAll('\n', ' ');

/** Questions and answers about projects. */
export const projectPostOperations = [
  operation({
    name: 'project-post list',
    summary: 'Questions and answers about projects with open reports, the oldest first.',
    input: {},
    kind: 'look',
    async run(db, _input, { origin }) {
      const rows = await db
        .select({
          id: projectPosts.id,
          projectId: projectPosts.project_id,
          authorId: projectPosts.author_id,
          text: projectPosts.text,
          hiddenAt: projectPosts.hidden_at,
          reports: sql<number>`count(*)::int`,
          reasons: sql<string>`string_agg(distinct ${projectPostReports.reason}, ', ')`,
        })
        .from(projectPostReports)
        .innerJoin(projectPosts, eq(projectPosts.id, projectPostReports.post_id))
        .where(isOpen)
        .groupBy(projectPosts.id)
        .orderBy(sql`min(${projectPostReports.created_at})`);
      if (rows.length === 0) return ['No open reports of questions and answers.'];
      return rows.map(({ id, projectId, authorId, text, hiddenAt, reports, reasons }) =>
        [
          `${id}  ${hiddenAt ? 'hidden' : 'shown'}  ${reports} open  ${reasons}`,
          authorId === null ? 'deleted member' : `member ${authorId}`,
          inOneLine(text),
          `${origin}/projects/${projectId}`,
        ].join('  '),
      );
    },
  }),
  operation({
    name: 'project-post hide',
    summary: 'Hides a question with its answers, or an answer, and resolves its reports.',
    input: { post: RowId },
    kind: 'change',
    async run(tx, { post }, be) {
      const hidden = await tx
        .update(projectPosts)
        .set({ hidden_at: sql`now()` })
        .where(and(eq(projectPosts.id, post), isNull(projectPosts.hidden_at)))
        .returning({ id: projectPosts.id });
      if (hidden.length === 0) throw new OperationError(`There is no shown post ${post}.`);
      const reports = await resolve(tx, post);
      await bumpContentVersion(tx);
      return [`Post ${post} ${be('is')} hidden, ${reports} reports ${be('are')} resolved.`];
    },
  }),
  operation({
    name: 'project-post restore',
    summary: 'Shows a hidden question or answer again.',
    input: { post: RowId },
    kind: 'change',
    async run(tx, { post }, be) {
      const shown = await tx
        .update(projectPosts)
        .set({ hidden_at: null })
        .where(and(eq(projectPosts.id, post), isNotNull(projectPosts.hidden_at)))
        .returning({ id: projectPosts.id });
      if (shown.length === 0) throw new OperationError(`There is no hidden post ${post}.`);
      await bumpContentVersion(tx);
      return [`Post ${post} ${be('is')} shown.`];
    },
  }),
  operation({
    name: 'project-post dismiss',
    summary: 'Its reports are wrong: the question or answer stays.',
    input: { post: RowId },
    kind: 'change',
    async run(tx, { post }, be) {
      const reports = await resolve(tx, post);
      if (reports === 0) throw new OperationError(`Post ${post} has no open report.`);
      return [`${reports} reports of post ${post} ${be('are')} dismissed.`];
    },
  }),
];
