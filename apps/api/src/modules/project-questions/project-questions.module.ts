import { projectQuestionRoutes } from './project-questions.routes.ts';

export const projectQuestionsModule = {
  routes: [projectQuestionRoutes],
};
