import type { ReactNode } from 'react';
import { chevronLeftIcon } from '../../generated/icons/chevron-left.ts';
import { chevronRightIcon } from '../../generated/icons/chevron-right.ts';
import { Icon } from '../icons/icon.tsx';

export interface PageLink {
  /** The page's number as it is written. */
  text: string;
  href: string;
  /** The number in a sentence, e.g. "Page 3". */
  label: string;
}

export interface PaginationProps {
  label: string;
  /** In order; `null` where pages are left out. */
  pages: readonly (PageLink | null)[];
  /** `href` of the page that is shown. */
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

export interface BreadcrumbProps {
  label: string;
  /** From the home page down; the last is the page itself and needs no `href`. */
  items: readonly { label: string; href?: string }[];
}

export const Breadcrumb = ({ label, items }: BreadcrumbProps) => (
  <nav aria-label={label}>
    <ol className="y-breadcrumb">
      {items.map((item) => (
        <li key={item.label} className="y-breadcrumb__item">
          {item.href === undefined ? (
            <span aria-current="page">{item.label}</span>
          ) : (
            <a href={item.href}>{item.label}</a>
          )}
        </li>
      ))}
    </ol>
  </nav>
);

export interface TabLink {
  href: string;
  label: ReactNode;
}

export interface TabLinksProps {
  label: string;
  tabs: readonly TabLink[];
  /** `href` of the tab that is shown. */
  currentHref: string;
}

/** Tabs that are pages: each has its own address. */
export const TabLinks = ({ label, tabs, currentHref }: TabLinksProps) => (
  <nav className="y-tabs" aria-label={label}>
    {tabs.map((tab) => (
      <a
        key={tab.href}
        className="y-tabs__item"
        href={tab.href}
        aria-current={tab.href === currentHref ? 'page' : undefined}
      >
        {tab.label}
      </a>
    ))}
  </nav>
);

export interface StepIndicatorProps {
  label: string;
  /** A step with `href` can be gone back to. */
  steps: readonly { label: string; href?: string }[];
  /** Index of the step at hand, from 0. */
  current: number;
}

export const StepIndicator = ({ label, steps, current }: StepIndicatorProps) => (
  <ol className="y-steps" aria-label={label}>
    {steps.map((step, index) => (
      <li
        key={step.label}
        className="y-steps__item"
        data-done={index < current ? '' : undefined}
        aria-current={index === current ? 'step' : undefined}
      >
        <span className="y-steps__marker">{`${index + 1}. `}</span>
        {step.href === undefined ? step.label : <a href={step.href}>{step.label}</a>}
      </li>
    ))}
  </ol>
);
