import { useLocale } from '@yoodee/i18n';
import type { PageHandle } from '@yoodee/layouts';
import {
  areaDescription,
  AreaMessages,
  AreaPage,
  areaTitle,
  areaTrail,
  AreaTrail,
  type AreaPageView,
} from '@yoodee/public-feature-areas';
import { breadcrumbList, itemList, PageHead, PartWhenNear, useSite } from '@yoodee/public-page';
import { hrefs } from '@yoodee/site';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { areaParts } from '../area-parts';
import { NewsTeasers } from '../news-teasers';
import type { loader } from './area.loader';

export const handle: PageHandle<{ area: AreaPageView }> = {
  breadcrumb: ({ area }) => <AreaTrail area={area} />,
};

const AreaHead = () => {
  const { area } = useLoaderData<typeof loader>();
  const intl = useIntl();
  const locale = useLocale();
  const { origin } = useSite();
  const links = hrefs(locale);
  const path = links.area(area.path);
  const assets = area.cards.map(({ id }) => origin + links.asset(id));
  return (
    <PageHead
      path={path}
      title={areaTitle(area, intl)}
      description={areaDescription(area, intl, locale)}
      imageKey={area.cards[0]?.cover?.key}
      isIndexed={area.isIndexed}
      structuredData={{
        '@graph': [
          itemList(assets, area.total),
          breadcrumbList(areaTrail(area, intl, links), { origin, url: origin + path }),
        ],
      }}
    />
  );
};

export const Component = () => {
  const { area, news } = useLoaderData<typeof loader>();
  return (
    <AreaMessages>
      <AreaHead />
      <AreaPage
        area={area}
        examples={<PartWhenNear about={area.path} load={areaParts.examples} />}
        map={<PartWhenNear about={area.search} load={areaParts.map} />}
        priceAlert={area.monthly && <PartWhenNear about={area.monthly.district} load={areaParts.priceAlert} />}
        news={news.length > 0 && <NewsTeasers articles={news} />}
      />
    </AreaMessages>
  );
};
