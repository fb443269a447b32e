import type { PageHandle } from '@yoodee/layouts';
import { breadcrumbList, itemList, PageHead, useSite } from '@yoodee/public-page';
import { hrefs } from '@yoodee/site';
import { useLocale } from '@yoodee/i18n';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { messages } from './lib/list/projects-page.messages.ts';
import { ProjectsPage } from './lib/list/projects-page.tsx';
import { ProjectMessages } from './lib/project-messages.ts';
import { messages as pageMessages } from './lib/project-page.messages.ts';
import { ProjectsTrail } from './lib/project-trail.tsx';
import type { loader } from './projects.loader.ts';

export const handle: PageHandle = { isInSitemap: true, breadcrumb: () => <ProjectsTrail /> };

const ProjectsHead = () => {
  const view = useLoaderData<typeof loader>();
  const { formatMessage } = useIntl();
  const { origin } = useSite();
  const { home, projects } = hrefs(useLocale());
  const trail = [
    { label: formatMessage(pageMessages.home), href: home },
    { label: formatMessage(pageMessages.projects) },
  ];
  return (
    <PageHead
      title={formatMessage(messages.title)}
      description={formatMessage(messages.metaDescription)}
      isIndexed={view.isWhole}
      structuredData={{
        '@graph': [
          itemList(view.projects.map(({ href }) => origin + href)),
          breadcrumbList(trail, { origin, url: origin + projects }),
        ],
      }}
    />
  );
};

export const Component = () => (
  <ProjectMessages>
    <ProjectsHead />
    <ProjectsPage view={useLoaderData<typeof loader>()} />
  </ProjectMessages>
);
