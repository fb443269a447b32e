import { getProjectQuestions } from '@yoodee/api-contract/project-questions';
import { getProject } from '@yoodee/api-contract/projects';
import { toProjectPageView, toQuestionsView } from '@yoodee/public-feature-projects/view';
import { loadFromApi, redirectFirstPage } from '@yoodee/public-page/loading';
import { hrefs, localeOfPath } from '@yoodee/site';
import { data, redirect, type LoaderFunctionArgs } from 'react-router';

/** Parses a positive integer. The API would respond with 400 to any other text. */
const numberOf = (text: string): number => {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw data(null, { status: 404 });
  return Number(text);
};

export const loader = async ({ request, params }: LoaderFunctionArgs) => {
  const { pathname, searchParams, origin } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const id = numberOf(params['id'] ?? '');
  const page = numberOf(searchParams.get('questions') ?? '1');
  if (page > 2_000) throw data(null, { status: 404 });
  redirectFirstPage(hrefs(locale).project(id), searchParams, 'questions');
  const [project, questions] = await Promise.all([
    loadFromApi(getProject, { params: { id } }, request),
    loadFromApi(getProjectQuestions, { params: { id }, query: { page } }, request),
  ]);
  // The project was merged into another one.
  if (project.id !== id) throw redirect(hrefs(locale).project(project.id), 308);
  return {
    project: toProjectPageView(project, locale, new Date()),
    questions: toQuestionsView(questions, id, locale),
    url: origin + hrefs(locale).project(id),
  };
};
