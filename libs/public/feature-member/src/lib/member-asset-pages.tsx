import { useFormat, useLocale } from '@yoodee/i18n';
import { Pagination } from '@yoodee/ui-kit';
import { useIntl } from 'react-intl';
import { messages } from './member-page.messages.ts';
import { memberPageHref } from './member-page-href.ts';
import type { MemberPageView } from './member-page.view.ts';

/** Links to the other pages of a member's assets. */
export const MemberAssetPages = ({ member: { id, page, pages } }: { member: MemberPageView }) => {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const locale = useLocale();
  const last = pages.at(-1)?.number ?? 1;
  if (last === 1) return null;
  const neighbour = (number: number, label: string) => ({ href: memberPageHref(locale, id, number), label });
  return (
    <Pagination
      label={formatMessage(messages.pages)}
      currentHref={memberPageHref(locale, id, page)}
      pages={pages.map(
        (one) =>
          one && {
            text: format.number(one.number),
            href: one.href,
            label: formatMessage(messages.pageNumber, { page: one.number }),
          },
      )}
      {...(page > 1 && { previous: neighbour(page - 1, formatMessage(messages.previous)) })}
      {...(page < last && { next: neighbour(page + 1, formatMessage(messages.next)) })}
    />
  );
};
