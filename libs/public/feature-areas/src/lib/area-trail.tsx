import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Breadcrumb } from '@yoodee/ui-kit';
import { useIntl } from 'react-intl';
import { AreaMessages } from './area-messages.ts';
import { messages } from './area-page.messages.ts';
import type { AreaPageView } from './area-page.view.ts';
import { areaTrail } from './area-title.ts';

const Trail = ({ area }: { area: AreaPageView }) => {
  const intl = useIntl();
  return (
    <Breadcrumb label={intl.formatMessage(messages.breadcrumb)} items={areaTrail(area, intl, hrefs(useLocale()))} />
  );
};

const AllTrail = () => {
  const intl = useIntl();
  return (
    <Breadcrumb
      label={intl.formatMessage(messages.breadcrumb)}
      items={[
        { label: intl.formatMessage(messages.home), href: hrefs(useLocale()).home },
        { label: intl.formatMessage(messages.areas) },
      ]}
    />
  );
};

/** The breadcrumb above the page of all areas. */
export const AreasTrail = () => (
  <AreaMessages>
    <AllTrail />
  </AreaMessages>
);

/** The breadcrumb above the page of an area. */
export const AreaTrail = ({ area }: { area: AreaPageView }) => (
  <AreaMessages>
    <Trail area={area} />
  </AreaMessages>
);
