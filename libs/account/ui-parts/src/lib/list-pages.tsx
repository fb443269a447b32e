import { Pagination } from '@yoodee/ui-kit';
import { useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router';
import { toLocale } from '@yoodee/site';
import { useLocale } from '@yoodee/i18n';
import { messages } from './list-pages.messages.ts';

/** The page number in the URL, from 1. */
export const pageOf = (params: URLSearchParams): number => {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page > 1 && page <= 100 ? page : 1;
};

/** Links to the previous and next page; renders nothing if there is only one page. */
export const ListPages = ({ total, page_size, page }: { total: number; page_size: number; page: number }) => {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const pages = Math.ceil(total / page_size);
  if (pages <= 1) return null;
  const hrefOf = (number: number) => {
    const query = new URLSearchParams(params);
    if (number > 1) query.set('page', String(number));
    else query.delete('page');
    return toLocale(locale, `${pathname}?${query}`);
  };
  const current = formatMessage(messages.current, { page, pages });
  return (
    <Pagination
      label={formatMessage(messages.label)}
      pages={[{ text: current, label: current, href: hrefOf(page) }]}
      currentHref={hrefOf(page)}
      {...(page > 1 && { previous: { href: hrefOf(page - 1), label: formatMessage(messages.previous) } })}
      {...(page < pages && { next: { href: hrefOf(page + 1), label: formatMessage(messages.next) } })}
    />
  );
};
