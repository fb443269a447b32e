import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, Instant, pageOf, PathId } from './fields.ts';
import { formTrapFields } from './form-trap.ts';

/** Lengths of what members write about a project, in characters. */
export const projectPostLengths = {
  question: { shortest: 10, longest: 500 },
  answer: { shortest: 2, longest: 1_000 },
} as const;

/** Questions on one page, and answers shown of each. */
export const projectQuestionPageSize = 5;
export const answersOfQuestion = 20;

/** What can be wrong with a question or an answer — code: Thai / English. */
export const projectPostReasons = {
  advertisement: { th: 'โฆษณาหรือขายของ', en: 'It advertises something' },
  untrue: { th: 'ไม่ตรงกับความจริง', en: 'It is not true' },
  personal: { th: 'มีข้อมูลส่วนตัวของคนอื่น', en: 'It tells private things about somebody' },
  offensive: { th: 'เนื้อหาไม่เหมาะสม', en: 'It is offensive' },
} as const;
export type ProjectPostReason = keyof typeof projectPostReasons;
export const projectPostReasonCodes = Object.keys(projectPostReasons) as [ProjectPostReason, ...ProjectPostReason[]];

const post = {
  id: Id,
  text: z.string(),
  /** First name of who wrote it; null when their account was deleted. */
  author: z.nullable(z.string()),
  created_at: Instant,
};

const ProjectAnswer = z.object({
  ...post,
  /** Whether its author has a listing in this project now. */
  is_seller: z.boolean(),
});

export const ProjectQuestion = z.object({
  ...post,
  /** The oldest first, those of sellers in this project before others. */
  answers: z.array(ProjectAnswer),
});
export type ProjectQuestion = z.infer<typeof ProjectQuestion>;

const ofProject = z.object({ id: PathId });
const textOf = ({ shortest, longest }: { shortest: number; longest: number }) =>
  z.string().check(z.trim(), z.minLength(shortest), z.maxLength(longest));

export const getProjectQuestions = endpoint({
  method: 'GET',
  path: '/projects/:id/questions',
  summary: 'Questions about a project with their answers, the newest question first',
  tag: 'content',
  access: 'public',
  params: ofProject,
  query: z.object({ page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(2_000))) }),
  response: z.object(pageOf(ProjectQuestion)),
  problems: ['not_found'],
});

/** Texts with phone numbers, LINE ids or addresses are refused with `contact_details`. */
export const askAboutProject = endpoint({
  method: 'POST',
  path: '/projects/:id/questions',
  summary: 'Ask a question about a project',
  tag: 'content',
  access: 'member',
  params: ofProject,
  body: z.strictObject({ text: textOf(projectPostLengths.question) }),
  response: ProjectQuestion,
  status: 201,
  problems: ['not_found', 'too_many_requests'],
});

/** Whoever asked is notified, unless they answer themselves. */
export const answerProjectQuestion = endpoint({
  method: 'POST',
  path: '/project-questions/:id/answers',
  summary: 'Answer a question about a project',
  tag: 'content',
  access: 'member',
  params: ofProject,
  body: z.strictObject({ text: textOf(projectPostLengths.answer) }),
  response: ProjectAnswer,
  status: 201,
  problems: ['not_found', 'too_many_requests'],
});

export const getMyProjectPosts = endpoint({
  method: 'GET',
  path: '/member/projects/:id/posts',
  summary: 'Ids of my questions and answers about a project',
  tag: 'member',
  access: 'member',
  params: ofProject,
  response: z.object({ ids: z.array(Id) }),
  problems: ['not_found'],
});

/** Deleting a question deletes its answers. */
export const removeProjectPost = endpoint({
  method: 'DELETE',
  path: '/member/project-posts/:id',
  summary: 'Delete my question or answer',
  tag: 'member',
  access: 'member',
  params: ofProject,
  response: z.null(),
  problems: ['not_found'],
});

/** Once per person and post. An operator decides. */
export const reportProjectPost = endpoint({
  method: 'POST',
  path: '/project-posts/:id/reports',
  summary: 'Report a question or an answer about a project',
  tag: 'content',
  access: 'public',
  params: ofProject,
  body: z.strictObject({ reason: z.enum(projectPostReasonCodes), ...formTrapFields }),
  response: z.null(),
  status: 201,
  problems: ['not_found', 'looks_automated', 'report_repeated', 'too_many_requests'],
});
