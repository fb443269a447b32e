import { useLocale } from '@yoodee/i18n';
import type { PageHandle } from '@yoodee/layouts';
import {
  projectDescription,
  ProjectMessages,
  ProjectPage,
  projectStructuredData,
  projectTitle,
  projectTrail,
  ProjectTrail,
  type ProjectPageView,
} from '@yoodee/public-feature-projects';
import { PageHead, useSite } from '@yoodee/public-page';
import { hrefs } from '@yoodee/site';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import type { loader } from './project.loader';

export const handle: PageHandle<{ project: ProjectPageView }> = {
  title: ({ project }) => project.name.text,
  breadcrumb: ({ project }) => <ProjectTrail project={project} />,
};

const ProjectHead = () => {
  const { project, questions, url } = useLoaderData<typeof loader>();
  const intl = useIntl();
  const locale = useLocale();
  const { origin } = useSite();
  return (
    <PageHead
      title={projectTitle(project)}
      description={projectDescription(project, intl)}
      imageKey={project.cards[0]?.cover?.key}
      // Not indexed for further pages of questions: the rest of the page is the same.
      isIndexed={project.isIndexed && questions.page === 1}
      structuredData={projectStructuredData(project, {
        ...{ origin, url, locale },
        trail: projectTrail(project, intl, hrefs(locale)),
      })}
    />
  );
};

export const Component = () => {
  const { project, questions } = useLoaderData<typeof loader>();
  return (
    <ProjectMessages>
      <ProjectHead />
      <ProjectPage project={project} questions={questions} />
    </ProjectMessages>
  );
};
