import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Breadcrumb } from '@yoodee/ui-kit';
import { useIntl } from 'react-intl';
import { messages } from './project-page.messages.ts';
import { ProjectMessages } from './project-messages.ts';
import type { ProjectPageView } from './project-page.view.ts';
import { projectTrail } from './project-title.ts';

const Trail = ({ project }: { project: ProjectPageView }) => {
  const intl = useIntl();
  return (
    <Breadcrumb
      label={intl.formatMessage(messages.breadcrumb)}
      items={projectTrail(project, intl, hrefs(useLocale()))}
    />
  );
};

const AllTrail = () => {
  const { formatMessage } = useIntl();
  const { home } = hrefs(useLocale());
  return (
    <Breadcrumb
      label={formatMessage(messages.breadcrumb)}
      items={[{ label: formatMessage(messages.home), href: home }, { label: formatMessage(messages.projects) }]}
    />
  );
};

/** The breadcrumb above the page of all projects. */
export const ProjectsTrail = () => (
  <ProjectMessages>
    <AllTrail />
  </ProjectMessages>
);

/** The breadcrumb above the page of a project. */
export const ProjectTrail = ({ project }: { project: ProjectPageView }) => (
  <ProjectMessages>
    <Trail project={project} />
  </ProjectMessages>
);
