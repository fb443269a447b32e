export { ProjectMessages } from './lib/project-messages.ts';
export { ProjectPage } from './lib/project-page.tsx';
export { projectDescription, projectTitle, projectTrail } from './lib/project-title.ts';
export { ProjectTrail } from './lib/project-trail.tsx';
export { projectStructuredData } from './lib/project.structured-data.ts';
export type { ProjectPageView } from './lib/project-page.view.ts';
export type { QuestionsView } from './lib/questions/questions.view.ts';
