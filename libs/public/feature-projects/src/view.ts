export { toProjectPageView } from './lib/project-page.view.ts';
export { toQuestionsView } from './lib/questions/questions.view.ts';
