import '../../generated/styles/pagination.css';
import { chevronLeftIcon } from '../../generated/icons/chevron-left.ts';
import { chevronRightIcon } from '../../generated/icons/chevron-right.ts';
import { Icon } from '../icons/icon.tsx';

export interface PageLink {
  /** The page number as shown. */
  text: string;
  href: string;
  /** The accessible name, e.g. "Page 3". */
  label: string;
}

export interface PaginationProps {
  label: string;
  /** In order; `null` is an ellipsis. */
  pages: readonly (PageLink | null)[];
  /** `href` of the current page. */
  currentHref: string;
  previous?: { href: string; label: string };
  next?: { href: string; label: string };
}

const gap = '…';

export const Pagination = ({ label, pages, currentHref, previous, next }: PaginationProps) => (
  <nav className="y-pagination" aria-label={label}>
    {previous && (
      <a className="y-pagination__item" href={previous.href} rel="prev" aria-label={previous.label}>
        <Icon icon={chevronLeftIcon} />
      </a>
    )}
    {pages.map((page, index) =>
      page ? (
        <a
          key={page.href}
          className="y-pagination__item"
          href={page.href}
          aria-label={page.label}
          aria-current={page.href === currentHref ? 'page' : undefined}
        >
          {page.text}
        </a>
      ) : (
        <span key={`gap ${index}`} className="y-pagination__item">
          {gap}
        </span>
      ),
    )}
    {next && (
      <a className="y-pagination__item" href={next.href} rel="next" aria-label={next.label}>
        <Icon icon={chevronRightIcon} />
      </a>
    )}
  </nav>
);
