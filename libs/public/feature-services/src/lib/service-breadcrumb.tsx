import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Breadcrumb } from '@yoodee/ui-kit';
import { useIntl } from 'react-intl';
import { messages } from './service-page.messages.ts';
import { messages as listMessages } from './services-page.messages.ts';

/** The breadcrumb of a service: home, services, the service. Without a name: the breadcrumb of the list of services. */
export const ServiceBreadcrumb = ({ name }: { name?: string }) => {
  const intl = useIntl();
  const { home, services } = hrefs(useLocale());
  const list = intl.formatMessage(listMessages.title);
  return (
    <Breadcrumb
      label={intl.formatMessage(messages.breadcrumb)}
      items={[
        { label: intl.formatMessage(messages.home), href: home },
        ...(name === undefined ? [{ label: list }] : [{ label: list, href: services }, { label: name }]),
      ]}
    />
  );
};
