import { projectQuestionRoutes } from './project-questions.routes.ts';

export const projectQuestionsModule = {
  name: 'project questions',
  routes: [projectQuestionRoutes],
};
