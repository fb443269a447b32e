import type { FastifyInstance } from 'fastify';
import {
  answerProjectQuestion,
  askAboutProject,
  getMyProjectPosts,
  getProjectQuestions,
  projectPostLengths,
  removeProjectPost,
  reportProjectPost,
} from '@yoodee/api-contract/project-questions';
import { bumpContentVersion } from '../../db/content-version.ts';
import type { Db } from '../../db/database.ts';
import { projectPostReports } from '../../db/schema.ts';
import type { Env } from '../../env.ts';
import { refuseAutomated } from '../../http/form-trap.ts';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { createCallerHash } from '../../rate-limits/caller-hash.ts';
import { callerNetwork } from '../../rate-limits/caller-network.ts';
import { enforceRateLimits, type RateLimit } from '../../rate-limits/rate-limits.ts';
import { notify } from '../notifications/notify.ts';
import { readPostText } from './post-text.ts';
import { createProjectPostQueries } from './project-posts.queries.ts';

const day = 24 * 3_600;

const limit = (bucket: string, max: number, seconds: number): RateLimit => ({
  ...{ bucket, max, seconds },
  problem: 'too_many_requests',
});

/** Questions and answers about projects: public to read, written by members. */
export const projectQuestionRoutes = (app: FastifyInstance, { db, readDb, env }: { db: Db; readDb: Db; env: Env }) => {
  const hashesOf = createCallerHash(env.JWT_SECRET);
  const posts = createProjectPostQueries(db);

  const requireProject = async (from: ReturnType<typeof createProjectPostQueries>, id: number) => {
    const tree = await from.findTree(id);
    if (!tree) throw new ApiError('not_found');
    return tree;
  };

  route(app, getProjectQuestions, async ({ params: { id }, query: { page = 1 } }) => {
    const read = createProjectPostQueries(readDb);
    return read.list(await requireProject(read, id), page);
  });

  route(app, askAboutProject, async ({ params: { id }, body, caller: { memberId } }) => {
    const text = readPostText(body.text, projectPostLengths.question);
    return db.transaction(async (tx) => {
      const queries = createProjectPostQueries(tx);
      const tree = await requireProject(queries, id);
      await enforceRateLimits(tx, [
        limit(`project:ask:member:${memberId}`, 10, day),
        limit(`project:ask:member:${memberId}:${tree.root.id}`, 3, 3_600),
      ]);
      const { is_seller: _own, ...question } = await queries.add({ tree, authorId: memberId, text });
      await bumpContentVersion(tx);
      return { ...question, answers: [] };
    });
  });

  route(app, answerProjectQuestion, async ({ params: { id }, body, caller: { memberId } }) => {
    const text = readPostText(body.text, projectPostLengths.answer);
    return db.transaction(async (tx) => {
      const queries = createProjectPostQueries(tx);
      const question = await queries.findShown(id);
      if (question?.questionId !== null) throw new ApiError('not_found');
      await enforceRateLimits(tx, [
        limit(`project:answer:member:${memberId}`, 40, day),
        limit(`project:answer:member:${memberId}:${id}`, 5, 3_600),
      ]);
      const { projectId, authorId } = question;
      const tree = await requireProject(queries, projectId);
      const answer = await queries.add({ tree, questionId: id, authorId: memberId, text });
      if (authorId !== null && authorId !== memberId)
        await notify(tx, [{ memberId: authorId, kind: 'question_answered', data: { project_id: tree.root.id } }]);
      await bumpContentVersion(tx);
      return answer;
    });
  });

  route(app, getMyProjectPosts, async ({ params: { id }, caller: { memberId } }) => ({
    ids: await posts.idsOf(memberId, await requireProject(posts, id)),
  }));

  route(app, removeProjectPost, async ({ params: { id }, caller: { memberId } }) => {
    await db.transaction(async (tx) => {
      if (!(await createProjectPostQueries(tx).remove(id, memberId))) throw new ApiError('not_found');
      await bumpContentVersion(tx);
    });
    return null;
  });

  route(app, reportProjectPost, async ({ params: { id }, body, request }) => {
    refuseAutomated(body);
    const memberId = (await app.readCaller(request))?.memberId ?? null;
    const { caller: reporter } = hashesOf(request, memberId);
    await db.transaction(async (tx) => {
      await enforceRateLimits(tx, [limit(`project:report:ip:${callerNetwork(request.ip)}`, 10, day)]);
      if (!(await createProjectPostQueries(tx).findShown(id))) throw new ApiError('not_found');
      const stored = await tx
        .insert(projectPostReports)
        .values({ post_id: id, reason: body.reason, reporter })
        .onConflictDoNothing()
        .returning({ id: projectPostReports.id });
      if (stored.length === 0) throw new ApiError('report_repeated');
    });
    return null;
  });
};
