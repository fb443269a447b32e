import { bigint, foreignKey, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { projectPostReasonCodes } from '@yoodee/api-contract/project-questions';
import { instant, rowId } from './columns.ts';
import { members } from './members.ts';
import { projects } from './projects.ts';

/**
 * Questions about projects and answers to them, which are public. After a merge a post stays with the project it was
 * written for, so that the merge can be undone.
 */
export const projectPosts = pgTable(
  'project_posts',
  {
    id: rowId(),
    project_id: bigint('project_id', { mode: 'number' })
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Of an answer. */
    question_id: bigint('question_id', { mode: 'number' }),
    /** Null: the account was deleted. */
    author_id: bigint('author_id', { mode: 'number' }).references(() => members.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
    /** When an operator hid it. */
    hidden_at: instant('hidden_at'),
  },
  (t) => [
    foreignKey({ columns: [t.question_id], foreignColumns: [t.id] }).onDelete('cascade'),
    index('project_posts_project').on(t.project_id, t.id),
    index('project_posts_question').on(t.question_id),
    index('project_posts_author').on(t.author_id),
  ],
);

/** Reports of posts, once per person. `reporter` is a keyed hash. */
export const projectPostReports = pgTable(
  'project_post_reports',
  {
    id: rowId(),
    post_id: bigint('post_id', { mode: 'number' })
      .notNull()
      .references(() => projectPosts.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: projectPostReasonCodes }).notNull(),
    reporter: text('reporter').notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
    resolved_at: instant('resolved_at'),
  },
  (t) => [uniqueIndex('project_post_reports_reporter').on(t.post_id, t.reporter)],
);
