import '../../generated/styles/tabs.css';
import type { ReactNode } from 'react';

export interface TabLink {
  href: string;
  label: ReactNode;
}

export interface TabLinksProps {
  label: string;
  tabs: readonly TabLink[];
  /** `href` of the selected tab. */
  currentHref: string;
}

/** Tabs as links: each tab is a separate page. */
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
