import type { LocaleIntl } from '@yoodee/i18n';
import { messages } from './project-page.messages.ts';
import type { ProjectPageView } from './project-page.view.ts';

/** `สวนริมน้ำ คอนโดมิเนียม วัฒนา กรุงเทพมหานคร`. */
export const projectTitle = ({ name, kind, within }: ProjectPageView): string =>
  [name.text, kind, within].filter(Boolean).join(' · ');

/** For search engines: what is on offer. */
export const projectDescription = (project: ProjectPageView, intl: LocaleIntl): string =>
  intl.formatMessage(messages.metaDescription, {
    name: projectTitle(project),
    sale: project.forSale,
    rent: project.forRent,
  });

/** The breadcrumb, from the home page; the last step is the page itself. */
export const projectTrail = (
  { name }: Pick<ProjectPageView, 'name'>,
  intl: LocaleIntl,
  { home, projects }: { home: string; projects: string },
): { label: string; href?: string }[] => [
  { label: intl.formatMessage(messages.home), href: home },
  { label: intl.formatMessage(messages.projects), href: projects },
  { label: name.text },
];
