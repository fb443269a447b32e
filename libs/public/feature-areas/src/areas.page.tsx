import { useLocale } from '@yoodee/i18n';
import type { PageHandle } from '@yoodee/layouts';
import { breadcrumbList, itemList, PageHead, useSite } from '@yoodee/public-page';
import { hrefs } from '@yoodee/site';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import type { loader } from './areas.loader.ts';
import { AreaMessages } from './lib/area-messages.ts';
import { messages } from './lib/area-page.messages.ts';
import { AreasTrail } from './lib/area-trail.tsx';
import { AreasPage } from './lib/areas-page.tsx';
import type { AreasPageView } from './lib/areas-page.view.ts';

export const handle: PageHandle = { isInSitemap: true, breadcrumb: () => <AreasTrail /> };

const AreasHead = ({ provinces }: Pick<AreasPageView, 'provinces'>) => {
  const { formatMessage } = useIntl();
  const { origin } = useSite();
  const { home, areas } = hrefs(useLocale());
  const title = formatMessage(messages.areas);
  const trail = [{ label: formatMessage(messages.home), href: home }, { label: title }];
  return (
    <PageHead
      path={areas}
      title={title}
      description={formatMessage(messages.areasMeta, { count: provinces.length })}
      isIndexed={provinces.length > 0}
      structuredData={{
        '@graph': [
          itemList(provinces.map(({ href }) => origin + href)),
          breadcrumbList(trail, { origin, url: origin + areas }),
        ],
      }}
    />
  );
};

export const Component = () => {
  const view = useLoaderData<typeof loader>();
  return (
    <AreaMessages>
      <AreasHead provinces={view.provinces} />
      <AreasPage view={view} />
    </AreaMessages>
  );
};
