import { useFormat } from '@yoodee/i18n';
import { Pagination } from '@yoodee/ui-kit';
import { useIntl } from 'react-intl';
import { messages } from './assets-page.messages.ts';
import type { AssetsPageView } from './assets-page.view.ts';

/** Links to the other pages of the list. */
export const AssetPagination = ({ view: { page, pages, previousHref, nextHref } }: { view: AssetsPageView }) => {
  const intl = useIntl();
  const format = useFormat();
  if (pages.length === 0) return null;
  return (
    <Pagination
      label={intl.formatMessage(messages.pages)}
      currentHref={pages.find((one) => one?.number === page)?.href ?? ''}
      pages={pages.map(
        (one) =>
          one && {
            text: format.number(one.number),
            href: one.href,
            label: intl.formatMessage(messages.pageNumber, { page: one.number }),
          },
      )}
      {...(previousHref && { previous: { href: previousHref, label: intl.formatMessage(messages.previous) } })}
      {...(nextHref && { next: { href: nextHref, label: intl.formatMessage(messages.next) } })}
    />
  );
};
