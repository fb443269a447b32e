import type { ResponseOf } from '@yoodee/api-contract';
import type { getProjectQuestions, ProjectQuestion } from '@yoodee/api-contract/project-questions';
import { formatDate } from '@yoodee/formatters';
import { hrefs, type Locale } from '@yoodee/site';

interface PostView {
  id: number;
  text: string;
  /** Null: the account was deleted. */
  author: string | null;
  date: string;
}

export interface AnswerView extends PostView {
  isSeller: boolean;
}

export interface QuestionView extends PostView {
  answers: AnswerView[];
}

/** A page of the questions about a project. */
export interface QuestionsView {
  items: QuestionView[];
  total: number;
  page: number;
  /** Pages before and after this one; null at the ends. */
  newerHref: string | null;
  olderHref: string | null;
}

type Post = Omit<ProjectQuestion, 'answers'>;

const toPost = ({ id, text, author, created_at }: Post, locale: Locale): PostView => ({
  ...{ id, text, author },
  date: formatDate(locale, created_at),
});

export const toAnswerView = (answer: ProjectQuestion['answers'][number], locale: Locale): AnswerView => ({
  ...toPost(answer, locale),
  isSeller: answer.is_seller,
});

export const toQuestionView = (question: ProjectQuestion, locale: Locale): QuestionView => ({
  ...toPost(question, locale),
  answers: question.answers.map((answer) => toAnswerView(answer, locale)),
});

/** The query key of the page of questions. */
const questionsKey = 'questions';

export const toQuestionsView = (
  { items, total, page, page_size }: ResponseOf<typeof getProjectQuestions>,
  projectId: number,
  locale: Locale,
): QuestionsView => {
  const path = hrefs(locale).project(projectId);
  const hrefOf = (other: number) => `${path}${other > 1 ? `?${questionsKey}=${other}` : ''}#questions`;
  return {
    items: items.map((question) => toQuestionView(question, locale)),
    ...{ total, page },
    newerHref: page > 1 ? hrefOf(page - 1) : null,
    olderHref: page * page_size < total ? hrefOf(page + 1) : null,
  };
};
