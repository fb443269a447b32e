import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { availableStatuses } from '@yoodee/asset-rules';
import {
  answersOfQuestion,
  projectQuestionPageSize,
  type ProjectQuestion,
} from '@yoodee/api-contract/project-questions';
import type { Db } from '../../db/database.ts';
import { assets, members, projectPosts } from '../../db/schema.ts';
import { readProjectTrees, type ProjectTree } from '../project-matching/project-trees.ts';

const { id, project_id, question_id, author_id, text, created_at, hidden_at } = projectPosts;

/** A post is shown unless an operator hid it or its author is suspended. */
const isShown = and(isNull(hidden_at), or(isNull(author_id), eq(members.user_status, 'active')));

const idsOf = ({ nodes }: ProjectTree) => nodes.map((node) => node.id);

/** About a project or one that was merged into it. */
const isAbout = (tree: ProjectTree) => inArray(project_id, idsOf(tree));

/** Whether the author has an asset on offer in this project. */
const isSeller = (tree: ProjectTree) => sql<boolean>`exists (
  select from ${assets}
  where ${assets.owner_id} = ${author_id}
    and ${inArray(assets.project_id, idsOf(tree))}
    and ${inArray(assets.status, [...availableStatuses])})`;

const columns = {
  id,
  text,
  author: members.first_name,
  created_at: sql<string>`to_char(${created_at} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
};

/** Questions and answers about projects. */
export const createProjectPostQueries = (db: Db) => {
  const answersTo = async (tree: ProjectTree, questionIds: readonly number[]) => {
    const seller = isSeller(tree);
    const rows = await db
      .select({ ...columns, question_id, is_seller: seller })
      .from(projectPosts)
      .leftJoin(members, eq(members.id, author_id))
      .where(and(inArray(question_id, [...questionIds]), isShown))
      .orderBy(desc(seller), asc(id));
    const byQuestion = new Map<number, ProjectQuestion['answers']>();
    for (const { question_id: questionId, ...answer } of rows) {
      const answers = byQuestion.get(questionId!) ?? [];
      if (answers.length < answersOfQuestion) byQuestion.set(questionId!, [...answers, answer]);
    }
    return byQuestion;
  };

  return {
    /** A project with all that were merged into it, by the id of any of them; null for an unknown id. */
    async findTree(projectId: number): Promise<ProjectTree | null> {
      return (await readProjectTrees(db, [projectId])).get(projectId) ?? null;
    },

    async list(tree: ProjectTree, page: number) {
      const isQuestion = and(isAbout(tree), isNull(question_id), isShown);
      const [counted] = await db
        .select({ total: sql<number>`count(*)::int` })
        .from(projectPosts)
        .leftJoin(members, eq(members.id, author_id))
        .where(isQuestion);
      const questions = await db
        .select(columns)
        .from(projectPosts)
        .leftJoin(members, eq(members.id, author_id))
        .where(isQuestion)
        .orderBy(desc(id))
        .limit(projectQuestionPageSize)
        .offset((page - 1) * projectQuestionPageSize);
      const answers = questions.length
        ? await answersTo(
            tree,
            questions.map((question) => question.id),
          )
        : null;
      return {
        items: questions.map((question) => ({ ...question, answers: answers?.get(question.id) ?? [] })),
        ...{ total: counted!.total, page, page_size: projectQuestionPageSize },
      };
    },

    /** A shown post with the project that it was written for; null when there is none. */
    async findShown(postId: number) {
      const [row] = await db
        .select({
          authorId: author_id,
          questionId: question_id,
          projectId: project_id,
        })
        .from(projectPosts)
        .leftJoin(members, eq(members.id, author_id))
        .where(and(eq(id, postId), isShown));
      return row ?? null;
    },

    /** Stores a question, or an answer to one, and returns it as others see it. */
    async add(post: { tree: ProjectTree; questionId?: number; authorId: number; text: string }) {
      const [stored] = await db
        .insert(projectPosts)
        .values({
          ...{ project_id: post.tree.root.id, question_id: post.questionId ?? null },
          ...{ author_id: post.authorId, text: post.text },
        })
        .returning({ id });
      const [row] = await db
        .select({ ...columns, is_seller: isSeller(post.tree) })
        .from(projectPosts)
        .innerJoin(members, eq(members.id, author_id))
        .where(eq(id, stored!.id));
      return row!;
    },

    async idsOf(authorId: number, tree: ProjectTree): Promise<number[]> {
      const rows = await db
        .select({ id })
        .from(projectPosts)
        .where(and(eq(author_id, authorId), isAbout(tree)))
        .orderBy(desc(id))
        .limit(500);
      return rows.map((row) => row.id);
    },

    /** Deletes a member's own post. False when it is not theirs. */
    async remove(postId: number, authorId: number): Promise<boolean> {
      const removed = await db
        .delete(projectPosts)
        .where(and(eq(id, postId), eq(author_id, authorId)))
        .returning({ id });
      return removed.length > 0;
    },

    /** Everything that a member wrote, for the export of their data. */
    listForExport: (authorId: number) =>
      db
        .select({ id, project_id, question_id, text, created_at, hidden_at })
        .from(projectPosts)
        .where(eq(author_id, authorId))
        .orderBy(asc(id)),
  };
};
